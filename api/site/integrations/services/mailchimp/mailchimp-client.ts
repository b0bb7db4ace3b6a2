/** Mailchimp, as the interface of all services. */

import { toObject, toObjects, toText, toTextOrNull } from '../call.ts'
import { serviceLimits } from '../limits.ts'
import type { ServiceAccount, ServiceClient, ServiceList } from '../service-client.ts'
import { memberPath, readMember, readMembers } from './members.ts'
import { createMergeField, readMergeFields } from './merge-fields.ts'
import { callMailchimp, type MailchimpParts } from './requests.ts'
import { sendMembers } from './send.ts'
import { readListTags } from './tags.ts'
import { createMailchimpWebhooks } from './webhooks.ts'

const LISTS_PER_PAGE = 1_000

export const createMailchimpClient = (parts: MailchimpParts): ServiceClient => ({
  service: 'mailchimp',
  batch_contacts_max: serviceLimits.mailchimp_batch_contacts_max,
  webhooks: createMailchimpWebhooks(parts),
  checkAccount: () => checkAccount(parts),
  readLists: () => readLists(parts),
  readTags: list_id => readListTags(parts, list_id),
  readFields: list_id => readMergeFields(parts, list_id),
  createField: (list_id, field) => createMergeField(parts, list_id, field),
  readContacts: query => readMembers(parts, query),
  readContact: (list_id, email) => readMember(parts, list_id, email),
  sendContacts: (list_id, changes) => sendMembers(parts, list_id, changes),
  // The batch of a list answers at once.
  readActivity: async () => ({ state: 'completed', failure_count: 0, failures: [] }),
  async requestConfirmation(list_id, email, previous_email) {
    // Mailchimp mails them its own question, and sets `subscribed` when they say yes.
    const path = memberPath(list_id, email)
    if (previous_email === undefined) {
      await callMailchimp(parts, { method: 'PATCH', path, body: { status: 'pending' }, scope: 'contact' })
      return 'mailed'
    }
    // The member who left keeps the address, and what Mailchimp knows of their leaving.
    const body = { email_address: email, status_if_new: 'pending' }
    await callMailchimp(parts, {
      method: 'PUT',
      path,
      query: { skip_merge_validation: 'true' },
      body,
      scope: 'contact',
    })
    return 'added'
  },
})

async function checkAccount(parts: MailchimpParts): Promise<ServiceAccount> {
  const account = toObject((await callMailchimp(parts, { method: 'GET', path: '/', scope: 'account' })).json)
  return { id: toText(account.account_id), name: toText(account.account_name), email: toTextOrNull(account.email) }
}

async function readLists(parts: MailchimpParts): Promise<ServiceList[]> {
  const lists: ServiceList[] = []
  for (;;) {
    const query = { count: LISTS_PER_PAGE, offset: lists.length }
    const answer = toObject(
      (await callMailchimp(parts, { method: 'GET', path: '/lists', query, scope: 'account' })).json,
    )
    const page = toObjects(answer.lists)
    for (const { id, name, stats } of page) {
      const count = toObject(stats).member_count
      lists.push({ id: toText(id), name: toText(name), contact_count: typeof count === 'number' ? count : null })
    }
    if (page.length === 0 || lists.length >= Number(answer.total_items ?? 0)) return lists
  }
}
