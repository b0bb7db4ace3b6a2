/** ActiveCampaign, as the interface of all services. */

import { toObject, toText, toTextOrNull } from '../call.ts'
import { serviceLimits } from '../limits.ts'
import type { ServiceAccount, ServiceClient, ServiceList } from '../service-client.ts'
import { createField, readFields } from './contact-fields.ts'
import { readContact, readContacts, readTags } from './contacts.ts'
import { type ActiveCampaignParts, callActiveCampaign, readAllPages } from './requests.ts'
import { readImport, restoreListState, sendContacts } from './send.ts'
import { createActiveCampaignWebhooks } from './webhooks.ts'

export const createActiveCampaignClient = (parts: ActiveCampaignParts): ServiceClient => ({
  service: 'activecampaign',
  batch_contacts_max: serviceLimits.activecampaign_batch_contacts_max,
  webhooks: createActiveCampaignWebhooks(parts),
  checkAccount: () => checkAccount(parts),
  readLists: () => readLists(parts),
  readTags: () => readTags(parts),
  readFields: () => readFields(parts),
  createField: (_list_id, field) => createField(parts, field),
  readContacts: query => readContacts(parts, query),
  readContact: (list_id, email) => readContact(parts, list_id, email),
  sendContacts: (list_id, changes) => sendContacts(parts, list_id, changes),
  readActivity: activity_id => readImport(parts, activity_id),
  async requestConfirmation(list_id, email, previous_email) {
    await restoreListState(parts, list_id, { email, previous_email })
    return 'recorded'
  },
})

/** An account is known by its address; who the key belongs to says the call. */
async function checkAccount(parts: ActiveCampaignParts): Promise<ServiceAccount> {
  const answer = await callActiveCampaign(parts, { method: 'GET', path: '/users/me', scope: 'account' })
  const { host } = new URL(parts.account_url)
  return { id: host, name: host.split('.')[0] ?? host, email: toTextOrNull(toObject(answer.user).email) }
}

async function readLists(parts: ActiveCampaignParts): Promise<ServiceList[]> {
  const rows = await readAllPages(parts, '/lists', 'lists')
  return rows.map(({ id, name }) => ({ id: toText(id), name: toText(name), contact_count: null }))
}
