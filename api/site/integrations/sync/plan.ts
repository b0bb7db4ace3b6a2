/** What is to be sent of a lead, from what is known of it there and what it is here. Pure. */
import { createHash } from 'node:crypto'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import type { SyncReason } from '../connections/ports.ts'
import { toServiceValue } from '../connections/rules.ts'
import type { ContactChange, ServiceConsent } from '../services/rules.ts'
import { syncLimits } from './limits.ts'
import type { LeadState, Mapping, Value } from './statuses.ts'
import type { LedgerRow } from './store.ts'
import type { KnownState } from './table.ts'

export type Plan =
  | { kind: 'nothing' }
  | { kind: 'left_out'; reason: SyncReason }
  /** The person agreed themself after they had left there: the service asks them. */
  | { kind: 'ask' }
  | { kind: 'send'; change: ContactChange; next: KnownState; hash: string }

type LedgerFacts = Pick<
  LedgerRow,
  'contact_id' | 'email' | 'consent' | 'known' | 'left_at' | 'asked_at' | 'reason' | 'sent_at' | 'received_at'
>

const LEFT: readonly ServiceConsent[] = ['unsubscribed', 'complained', 'bounced']
export const hasLeft = (consent: ServiceConsent | null): boolean => consent !== null && LEFT.includes(consent)

export const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Of somebody who has no contact there. */
export const NOTHING_THERE = {
  ...{ contact_id: null, email: null, email_key: null, consent: null, known: null },
  ...{ left_at: null, asked_at: null },
} as const

/** A bounce is of an address, on either side: of whoever has another one by now the service has nothing. */
export function forPresentAddress<K extends LedgerFacts>(known: K, state: LeadState): K {
  // Who was unsubscribed there by us alone has not left.
  const isByUs = known.consent === 'unsubscribed' && known.left_at === null && !state.has_said_no
  const isOfFormer = (known.consent === 'bounced' || isByUs) && state.consent === 'subscribed' && hasMoved(known, state)
  return isOfFormer ? { ...known, ...NOTHING_THERE } : known
}

export function planChange(row: LedgerFacts, state: LeadState, mapping: Mapping): Plan {
  const known = forPresentAddress(row, state)
  const { consent } = known
  if (consent === 'archived') return { kind: 'left_out', reason: 'removed_there' }
  if (hasLeft(consent)) return planReturn(known, state)
  if (consent === null || consent === 'absent') {
    if (state.consent !== 'subscribed' || state.left_out !== null)
      return { kind: 'left_out', reason: state.left_out ?? 'not_subscribed' }
    return toSend(known, state, mapping, 'subscribe')
  }
  if (state.consent === 'withdrawn') return toSend(known, state, mapping, 'unsubscribe')
  // Batches of Constant Contact take those alone who belong on the list, and bring nobody back. Who has another address there by now
  // is not to be added a second time.
  const isBatch = mapping.connection.service === 'constant_contact'
  const isOnList = consent === 'subscribed' && isBatch && !hasMoved(known, state)
  return toSend(known, state, mapping, isOnList ? 'subscribe' : 'keep')
}

/** Of a second contact of one person, as a merge of leads leaves it: that they left, and nothing else. */
export function planSecond({ consent, contact_id, email, known }: LedgerFacts, { consent: here }: LeadState): Plan {
  const isOpen = consent === 'subscribed' || consent === 'pending'
  if (!isOpen || here !== 'withdrawn' || email === null) return { kind: 'nothing' }
  const change: ContactChange = {
    ...{ email, fields: {}, tags_to_add: [], tags_to_remove: [], consent: 'unsubscribe' },
    ...(contact_id !== null && { contact_id }),
  }
  const next = known ?? { fields: {}, tags: [] }
  return { kind: 'send', change, next, hash: toHash(email, next, 'unsubscribe') }
}

function planReturn(
  { consent, left_at, sent_at, asked_at }: LedgerFacts,
  { consent: here, agreed_at }: LeadState,
): Plan {
  const since = left_at ?? sent_at
  const isNewer = agreed_at !== undefined && since !== null && agreed_at > since
  const isUnasked = agreed_at !== undefined && (asked_at === null || asked_at < agreed_at)
  if (consent !== 'bounced' && here === 'subscribed' && isNewer && isUnasked) return { kind: 'ask' }
  return { kind: 'nothing' }
}

/** They have another address here than the one under which the service knows them. */
export const hasMoved = ({ email }: Pick<LedgerRow, 'email'>, { lead }: LeadState): boolean =>
  email !== null && emailKey(email) !== lead.email_key

/** Only what differs; nothing where nothing does. */
function toSend(known: LedgerFacts, state: LeadState, mapping: Mapping, consent: ContactChange['consent']): Plan {
  const isNew = known.consent === null
  const former = known.known ?? { fields: {}, tags: [] }
  // What it may hold of somebody who was erased is overwritten, also by what is empty here.
  const isOfErased = state.follows_erased && known.known === null
  const fields: Record<string, Value> = {}
  for (const { own, mapped } of mapping.fields) {
    const value = state.fields[own.id] ?? null
    const isKnown = own.id in former.fields
    if (isKnown ? !isSame(value, former.fields[own.id]) : value !== null || isOfErased)
      fields[mapped.service_field] = toServiceValue(mapped, value) as Value
  }
  const names = mapping.sets.map(({ name }) => name)
  const tags_to_add = state.tags.filter(name => !former.tags.includes(name))
  const held = isOfErased ? names : former.tags.filter(name => names.includes(name))
  const tags_to_remove = held.filter(name => !state.tags.includes(name))
  // Where the service has another contact under the new address, whoever left leaves under the address that it knows them by.
  const stays = consent === 'unsubscribe' && known.reason === 'address_taken'
  const email = (stays && known.email) || state.lead.email
  const isMoved = hasMoved(known, state) && !stays
  const isDifferent =
    isNew ||
    isMoved ||
    consent === 'unsubscribe' ||
    (consent === 'subscribe' && known.consent !== 'subscribed') ||
    Object.keys(fields).length + tags_to_add.length + tags_to_remove.length > 0
  if (!isDifferent) return { kind: 'nothing' }
  const change: ContactChange = {
    email,
    ...(known.contact_id !== null && { contact_id: known.contact_id }),
    ...(isMoved && known.email !== null && { previous_email: known.email }),
    ...{ fields, tags_to_add, tags_to_remove, consent },
  }
  const before = known.known === null ? undefined : toBefore(known, state)
  const next = { fields: { ...former.fields, ...state.fields }, tags: state.tags, ...(before && { before }) }
  return { kind: 'send', change, next, hash: toHash(email, next, consent) }
}

/** What was sent may come too late to the contact: until it is read, it may have what it had. */
function toBefore({ known, sent_at, received_at }: LedgerFacts, { fields, tags }: LeadState): KnownState['before'] {
  const isRead = sent_at === null || (received_at ?? 0) > sent_at
  const former = isRead ? undefined : known?.before
  const before = { ...former?.fields }
  for (const [id, value] of Object.entries(known?.fields ?? {}))
    if (id in fields && !isSame(value, fields[id]))
      before[id] = [value, ...(before[id] ?? [])].slice(0, syncLimits.sync_former_values_max)
  const names = new Set(former?.tags)
  for (const name of new Set(known?.tags).symmetricDifference(new Set(tags))) names.add(name)
  return Object.keys(before).length + names.size > 0 ? { fields: before, tags: [...names] } : undefined
}

const toHash = (email: string, { fields, tags }: KnownState, consent: string): string => {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([email, sorted, tags.toSorted(), consent]))
    .digest('hex')
}
