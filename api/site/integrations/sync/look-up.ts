/**
 * People who agreed themselves and are new to a service are looked up there before they are sent. Whoever left it while nobody here had
 * their address is known to no reading, and sending to them would give their leaving the moment of the sending: it would count as
 * newer than their own consent, about which the service has to ask them. So is whoever is to be unsubscribed there for an address that came
 * back: who left there themself is none of those.
 */

import type { ServiceClient, ServiceContact } from '../services/rules.ts'
import { isForAddress } from './bounced-here.ts'
import { syncLimits } from './limits.ts'
import { mergeConsentAlone } from './merge-contact.ts'
import { hasLeft, type Plan } from './plan.ts'
import type { LeadState } from './statuses.ts'
import type { LedgerRow } from './store.ts'
import type { ContactContext } from './take-contacts.ts'

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

interface PlannedSend {
  row: LedgerRow
  state: LeadState
  plan: Extract<Plan, { kind: 'send' }>
}

/** Those who are to be sent all the same. Many at once come from a file or a first sync, which has read everybody before. */
export async function lookUp<S extends PlannedSend>(
  client: ServiceClient,
  list_id: string,
  sending: readonly S[],
  taking: ContactContext,
): Promise<S[]> {
  const unknown = sending.filter(
    ({ row, state, plan }) =>
      row.consent === null && plan.change.consent === 'subscribe' && state.agreed_at !== undefined,
  )
  const isMany = unknown.length > syncLimits.sync_questions_at_once_max
  const asked = [...(isMany ? [] : unknown), ...sending.filter(isForAddress)]
  const contacts = await readEach(client, list_id, asked.map(toKnownAddress))
  const found = new Map(asked.flatMap((one, at) => (contacts[at] ? [[one, contacts[at]] as const] : [])))
  const open: S[] = []
  for (const one of sending) {
    const { row, state } = one
    const contact = found.get(one)
    if (!contact || !hasLeft(contact.consent)) open.push(toKnown(one, contact))
    // Of this lead alone: the contact may be known as that of whoever had the address before.
    else await taking.database.write(tx => mergeConsentAlone(tx, { row, state, contact }, taking))
  }
  return open
}

const toKnownAddress = ({ row, plan }: PlannedSend): string =>
  (row.consent === null ? null : row.email) ?? plan.change.email

/** Batches do not say which contact it was; whose contact is left behind has to be known. */
const toKnown = <S extends PlannedSend>(one: S, contact: ServiceContact | undefined): S =>
  contact && one.row.consent !== null && one.row.contact_id === null
    ? { ...one, row: { ...one.row, contact_id: contact.id } }
    : one
