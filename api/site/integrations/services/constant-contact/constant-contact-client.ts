/** Constant Contact, as the interface of all services. It has no webhooks for contacts. */

import { toObject, toText, toTextOrNull } from '../call.ts'
import { serviceLimits } from '../limits.ts'
import type { ServiceAccount, ServiceClient, ServiceList } from '../service-client.ts'
import { refuseContact } from '../service-problem.ts'
import { createField, readFields } from './contact-fields.ts'
import { findRow, readContact, readContacts, readTags } from './contacts.ts'
import { readActivities } from './import.ts'
import { replaceContact } from './replace.ts'
import { type ConstantContactParts, callConstantContact, readAll } from './requests.ts'
import { sendContacts } from './send.ts'

const LISTS_PER_PAGE = 1_000
const NO_CHANGE = { fields: {}, tags_to_add: [], tags_to_remove: [], consent: 'keep' } as const

export const createConstantContactClient = (parts: ConstantContactParts): ServiceClient => ({
  service: 'constant_contact',
  batch_contacts_max: serviceLimits.constant_contact_batch_contacts_max,
  webhooks: undefined,
  checkAccount: () => checkAccount(parts),
  readLists: () => readLists(parts),
  readTags: () => readTags(parts),
  readFields: () => readFields(parts),
  createField: (_list_id, field) => createField(parts, field),
  readContacts: query => readContacts(parts, query),
  readContact: (list_id, email) => readContact(parts, list_id, email),
  sendContacts: (list_id, changes) => sendContacts(parts, list_id, changes),
  readActivity: activity_id => readActivities(parts, activity_id),
  async requestConfirmation(list_id, email, previous_email) {
    const row = await findRow(parts, previous_email ?? email)
    if (!row) throw refuseContact('not_found', 'Constant Contact does not know this address.')
    // Its email goes to the address that the contact has.
    if (previous_email !== undefined) await replaceContact(parts, list_id, { ...NO_CHANGE, email }, row)
    const path = `/contacts/resubscribe/${encodeURIComponent(toText(row.contact_id))}`
    await callConstantContact(parts, { method: 'PUT', path, body: {}, scope: 'contact' })
    return 'mailed'
  },
})

async function checkAccount(parts: ConstantContactParts): Promise<ServiceAccount> {
  const path = '/account/summary'
  const account = toObject((await callConstantContact(parts, { method: 'GET', path, scope: 'account' })).json)
  return {
    id: toText(account.encoded_account_id),
    name: toText(account.organization_name),
    email: toTextOrNull(account.contact_email),
  }
}

async function readLists(parts: ConstantContactParts): Promise<ServiceList[]> {
  const query = { limit: LISTS_PER_PAGE, include_membership_count: 'all' }
  return (await readAll(parts, '/contact_lists', query, 'lists')).map(list => ({
    id: toText(list.list_id),
    name: toText(list.name),
    contact_count: typeof list.membership_count === 'number' ? list.membership_count : null,
  }))
}
