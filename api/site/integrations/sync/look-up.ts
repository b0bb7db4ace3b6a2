/**
 * People who agreed themselves and are new to a service are looked up there before they are sent. Whoever left it while nobody here had
 * their address is known to no reading, and sending to them would give their leaving the moment of the sending: it would count as
 * newer than their own consent, about which the service has to ask them.
 */

import type { ServiceClient, ServiceContact } from '../services/rules.ts'
import { syncLimits } from './limits.ts'
import { mergeConsentAlone } from './merge-contact.ts'
import { hasLeft, type Plan } from './plan.ts'
import type { LeadState } from './statuses.ts'
import type { LedgerRow } from './store.ts'
import type { Taking } from './take-contacts.ts'

/**
 * What the service has under each of these addresses. They are asked for together: how many calls are under way at the same time is the
 * pace's, which knows what the service allows. None is left behind under way where another one is refused.
 */
async function readEach(
  client: ServiceClient,
  list_id: string,
  emails: readonly string[],
): Promise<(ServiceContact | undefined)[]> {
  const results = await Promise.allSettled(emails.map(email => client.readContact(list_id, email)))
  return results.map(result => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}

interface Sending {
  row: LedgerRow
  state: LeadState
  plan: Extract<Plan, { kind: 'send' }>
}

/** Those who are to be sent all the same. Many at once come from a file or a first sync, which has read everybody before. */
export async function lookUp<S extends Sending>(
  client: ServiceClient,
  list_id: string,
  sending: readonly S[],
  taking: Taking,
): Promise<S[]> {
  const unknown = sending.filter(
    ({ row, state, plan }) =>
      row.consent === null && plan.change.consent === 'subscribe' && state.agreed_at !== undefined,
  )
  if (unknown.length > syncLimits.sync_questions_at_once_max) return [...sending]
  const left = new Set<Sending>()
  const contacts = await readEach(
    client,
    list_id,
    unknown.map(({ plan }) => plan.change.email),
  )
  for (const [at, one] of unknown.entries()) {
    const contact = contacts[at]
    if (!contact || !hasLeft(contact.consent)) continue
    // Of this lead alone: the contact may be known as that of whoever had the address before.
    const { row, state } = one
    await taking.database.write(tx => mergeConsentAlone(tx, { row, state, contact }, taking))
    left.add(one)
  }
  return sending.filter(one => !left.has(one))
}
