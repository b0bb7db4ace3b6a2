/** Services of which every call succeeds and nobody is on a list: for tests that are about something else. */

import type { MarketingServices } from '../platform/network/marketing-services.ts'
import type { Clock } from '../platform/runtime/clock.ts'

const fields = [
  { tag: 'FNAME', name: 'First Name', type: 'text', required: false, options: {} },
  { tag: 'LNAME', name: 'Last Name', type: 'text', required: false, options: {} },
]

/** The parts of the answers of all three. */
const answer = {
  ...{ account_id: 'bakery', account_name: 'Bakery', email: 'ana@bakery.example' },
  ...{ encoded_account_id: 'bakery', organization_name: 'Bakery', contact_email: 'ana@bakery.example' },
  user: { email: 'ana@bakery.example' },
  lists: [{ id: '1', list_id: '1', name: 'Newsletter' }],
  merge_fields: fields,
  members: [{ contact_id: 'reader', email_address: 'reader@bakery.example', status: 'subscribed', merge_fields: {} }],
  ...{ tags: [], contacts: [], custom_fields: [], fields: [], webhooks: [] },
  ...{ total_items: 1, meta: { total: 1 } },
  ...{ id: '1', tag: 'MMERGE7', name: 'Last name', type: 'text' },
  ...{ access_token: 'access', refresh_token: 'refresh', expires_in: 86_400, dc: 'us6' },
}

export const quietServices = (clock: Clock & { forward(milliseconds: number): void }): MarketingServices => ({
  fetch: async () => Response.json(answer),
  clock,
  wait: async milliseconds => clock.forward(milliseconds),
  origins: {},
})
