/**
 * What a contact at the service is laid over the lead: a value that one side changed goes to the other, one that both changed is
 * decided by its rule, and whoever left on either side has left.
 */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { joinAudiences, leaveManyLeads } from '../../contacts/audiences/rules.ts'
import { type Suppressing, takeStatus } from '../../contacts/email-status/rules.ts'
import { changeLead, leadByEmail } from '../../contacts/leads/rules.ts'
import { type ForbiddingStatus, resubscribeLead } from '../../contacts/mailability/rules.ts'
import { tagLead, untagLead } from '../../contacts/tags/rules.ts'
import { fromServiceValue } from '../connections/rules.ts'
import type { ServiceConsent, ServiceContact } from '../services/rules.ts'
import { isOurUnsubscription } from './bounced-here.ts'
import { addFormerAddress } from './departures-store.ts'
import { contactHash, isErased } from './erased-store.ts'
import { hasLeft, isSame, planChange } from './plan.ts'
import { type LeadState, loadLeadStates, type Mapping, type Value } from './statuses.ts'
import { type LedgerRow, putRow } from './store.ts'
import type { KnownState } from './table.ts'

type Db = Handle<'site'>

const DAY = 86_400_000

export interface MergeContext {
  mapping: Mapping
  context: WriteContext
  suppressions: Suppressing
}

/** A row of a lead of which nothing is known there. */
export const newRow = (connection_id: string, lead_id: string, at: number): LedgerRow => ({
  ...{ connection_id, lead_id, status: 'waiting', contact_id: null, email: null, email_key: null, consent: null },
  ...{ known: null, sent_hash: null, sent: null, activity_id: null, reason: null, field: null, detail: null },
  ...{ attempts: 0, due_at: null, revision: 0, sent_at: null, received_at: null, left_at: null, asked_at: null },
  updated_at: at,
})

interface Pair {
  row: LedgerRow
  state: LeadState
  contact: ServiceContact
}

export async function mergeContact(tx: Db, { row, state, contact }: Pair, merging: MergeContext): Promise<void> {
  const { mapping, context } = merging
  const at = context.now()
  const consent = toPresentConsent(row, contact.consent)
  const left = toLeft(row, { ...contact, consent }, at)
  const hasMoved = hasMovedThere(row, contact)
  const isOfErased = await isContactOfErased(tx, { row, state, contact }, mapping)
  const taken = isOfErased
    ? { values: {}, known: toKnown(state, contact, mapping) }
    : mergeFields({ row, hasMoved }, state, contact, mapping)
  const email = takesAddress(row, state, contact) ? contact.email : undefined
  await writeLead(tx, state, { ...taken, email }, merging)
  if (hasMoved) await leaveFormer(tx, row, merging)
  const tags = isOfErased
    ? namesThere(contact, mapping)
    : await mergeTags(tx, { row, state, contact, hasMoved }, merging)
  // That they left counts, whoever it was.
  if (!isOfErased || hasLeft(consent)) await mergeConsent(tx, { row, state, contact, consent }, merging)
  const next: LedgerRow = {
    ...row,
    contact_id: contact.id,
    email: contact.email,
    email_key: emailKey(contact.email),
    consent,
    // Of somebody erased nothing is written that nothing here will overwrite.
    known: isOfErased && hasLeft(consent) ? null : { fields: taken.known, tags },
    ...(row.activity_id === null && { sent: null }),
    ...left,
    received_at: at,
    updated_at: at,
  }
  await settleRow(tx, next, merging)
}

/** What we sent in the day before, or what the service did then of it, may have come to the former address. */
const hasMovedThere = (row: LedgerRow, contact: ServiceContact): boolean =>
  row.contact_id === contact.id &&
  row.email_key !== null &&
  row.email_key !== emailKey(contact.email) &&
  row.sent_at !== null &&
  // While a service is away for days, so is what it was given before; that it was done is known once it is asked.
  (row.activity_id !== null || Math.max(row.sent_at, row.updated_at) > (contact.changed_at ?? 0) - DAY)

async function leaveFormer(tx: Db, { connection_id, email, email_key }: LedgerRow, { mapping, context }: MergeContext) {
  if (email !== null && email_key !== null)
    await addFormerAddress(tx, { connection_id, email, email_key }, { key: mapping.key, now: context.now() })
}

/** The same of nothing but whether they get email. `row`: of the contact, where it has one. */
export async function mergeConsentAlone(
  tx: Db,
  {
    row,
    state,
    contact,
  }: { row: LedgerRow | null; state: LeadState; contact: Pick<ServiceContact, 'email' | 'consent' | 'changed_at'> },
  merging: MergeContext,
): Promise<void> {
  const at = merging.context.now()
  const { consent } = contact
  const former = row ?? newRow(merging.mapping.connection.id, state.lead.id, at)
  await mergeConsent(tx, { row: former, state, contact, consent }, merging)
  const left = toLeft(former, contact, at)
  if (row) await settleRow(tx, { ...row, consent, ...left, received_at: at, updated_at: at }, merging)
}

/** Whoever is no longer on the list, without having left, was taken off it by those who work there. */
const toPresentConsent = (row: LedgerRow, consent: ServiceConsent): ServiceConsent =>
  consent === 'absent' && (row.consent === 'subscribed' || row.consent === 'archived') ? 'archived' : consent

/** When they left, where that is news; that we unsubscribed them for their address alone is none of theirs. */
function toLeft(row: LedgerRow, contact: Pick<ServiceContact, 'consent' | 'changed_at'>, at: number) {
  if (!hasLeft(contact.consent) || hasLeft(row.consent)) return {}
  return { left_at: isOurUnsubscription(row, contact) ? null : (contact.changed_at ?? at), asked_at: null }
}

/** What is known now decides whether anything is to be sent. */
export async function settleRow(tx: Db, row: LedgerRow, { mapping, context }: MergeContext): Promise<void> {
  const state = (await loadLeadStates(tx, mapping, [row.lead_id])).get(row.lead_id)
  const plan = state ? planChange(row, state, mapping) : ({ kind: 'nothing' } as const)
  const isOpen = plan.kind === 'send' || plan.kind === 'ask'
  const left_out = plan.kind === 'left_out' ? plan.reason : hasLeft(row.consent) ? ('withdrawn' as const) : null
  await putRow(tx, {
    ...row,
    attempts: isOpen ? row.attempts : 0,
    ...(row.activity_id === null && {
      status: isOpen ? ('waiting' as const) : left_out === null ? ('synced' as const) : ('left_out' as const),
      ...{ reason: left_out, field: null, detail: null },
    }),
    due_at: isOpen ? (row.due_at ?? context.now()) : row.due_at,
  })
}

/** An address that changed there alone is the lead's new one; of two that changed, ours stays. */
function takesAddress(row: LedgerRow, { lead }: LeadState, contact: ServiceContact): boolean {
  const there = emailKey(contact.email)
  if (row.email_key === null || there === row.email_key || there === lead.email_key) return false
  return row.email_key === lead.email_key
}

interface MergedContact {
  /** For the lead. */
  values: Record<string, Value>
  /** What the service has, by field of leads. */
  known: KnownState['fields']
}

/** `hasMoved`: what was sent last may have come to the former address, and the contact may have what it had before. */
function mergeFields(
  { row, hasMoved }: { row: LedgerRow; hasMoved: boolean },
  state: LeadState,
  contact: ServiceContact,
  { fields }: Mapping,
): MergedContact {
  const taken: MergedContact = { values: {}, known: { ...row.known?.fields } }
  for (const { own, mapped } of fields) {
    const there = fromServiceValue(own, contact.fields[mapped.service_field]) as Value | undefined
    const here = state.fields[own.id] ?? null
    const before = row.known?.fields[own.id]
    // What it has of ours: nothing that was changed there.
    const former = hasMoved ? row.known?.before?.fields[own.id] : undefined
    const ours = [before, row.sent?.fields[own.id], ...(former ?? [])].filter(value => value !== undefined)
    // No value of this field: it stays there as it is, and nothing of it comes here.
    if (there === undefined) {
      taken.known[own.id] = here
      continue
    }
    taken.known[own.id] = there
    if (isSame(there, here)) continue
    const isOurs = ours.some(value => isSame(there, value))
    const isTheirs = before === undefined ? here === null : former === undefined && isSame(here, before)
    if (isOurs || (before === undefined && there === null)) continue
    const isLater = (contact.changed_at ?? 0) > state.lead.updated_at
    const wins = isTheirs || mapped.conflict === 'theirs' || (mapped.conflict === 'newest' && isLater)
    if (wins) taken.values[own.id] = there
  }
  return taken
}

/** Whether a contact that is met for the first time is that of somebody who was erased: nothing that it holds is about the lead. */
const isContactOfErased = async (
  tx: Db,
  { row, state, contact }: Pair,
  { connection, key }: Mapping,
): Promise<boolean> =>
  row.known === null && (state.follows_erased || (await isErased(tx, connection.id, [contactHash(key, contact.id)])))

/** What the service has, by field of leads; a value that the lead's field cannot have stays there. */
const toKnown = (state: LeadState, contact: ServiceContact, { fields }: Mapping): KnownState['fields'] =>
  Object.fromEntries(
    fields.map(({ own, mapped }) => {
      const there = fromServiceValue(own, contact.fields[mapped.service_field]) as Value | undefined
      return [own.id, there === undefined ? (state.fields[own.id] ?? null) : there]
    }),
  )

/** A value that the lead's field refuses stays there, and is not overwritten: what is known says that both are as they are. */
async function writeLead(
  tx: Db,
  state: LeadState,
  taken: MergedContact & { email: string | undefined },
  { mapping, context }: MergeContext,
): Promise<void> {
  const owner = taken.email === undefined ? undefined : await leadByEmail(tx, taken.email)
  const email = owner === undefined || owner.id === state.lead.id ? taken.email : undefined
  if (Object.keys(taken.values).length === 0 && email === undefined) return
  const own: Record<string, string | null> = {}
  const custom_fields: Record<string, string | number | boolean | null> = {}
  for (const { own: field } of mapping.fields) {
    const value = taken.values[field.id]
    if (value === undefined) continue
    if (field.custom) custom_fields[field.custom.name] = value as string | number | boolean | null
    else own[field.id] = value as string | null
  }
  await changeLead(tx, state.lead, { own, email, quality: undefined, custom_fields }, context, 'api')
}

/** The names that the service has of those that are synced. */
async function mergeTags(
  tx: Db,
  { row, state, contact, hasMoved }: Pair & { hasMoved: boolean },
  { mapping, context }: MergeContext,
): Promise<string[]> {
  const there = new Set(contact.tags.map(name => name.toLowerCase()))
  const known = row.known?.tags
  const at = context.now()
  const { lead } = state
  for (const { kind, id, name, is_dynamic } of mapping.sets) {
    const has = there.has(name.toLowerCase())
    const had = known?.includes(name) ?? false
    if (has === had || is_dynamic || (hasMoved && row.known?.before?.tags.includes(name))) continue
    const isHere = state.tags.includes(name)
    if (has && !isHere) {
      if (kind === 'audience') await joinAudiences(tx, lead.id, [id], at, context.emit)
      else await tagLead(tx, lead.id, [id], { source: 'api', source_id: row.connection_id, at }, context.emit)
    }
    if (!has && isHere) {
      if (kind === 'audience') await leaveManyLeads(tx, [lead.id], id, context.emit)
      else await untagLead(tx, lead.id, [id], context.emit)
    }
  }
  return namesThere(contact, mapping)
}

function namesThere({ tags }: ServiceContact, { sets }: Mapping): string[] {
  const there = new Set(tags.map(name => name.toLowerCase()))
  return sets.filter(({ name }) => there.has(name.toLowerCase())).map(({ name }) => name)
}

const STATUSES: Partial<Record<ServiceConsent, ForbiddingStatus>> = {
  unsubscribed: 'opted_out',
  complained: 'complained',
  bounced: 'bounced',
}

/** Leaving is news once: what was known already changes nothing that was decided here since. */
async function mergeConsent(
  tx: Db,
  {
    row,
    state,
    contact,
    consent,
  }: Omit<Pair, 'contact'> & { contact: Pick<ServiceContact, 'email' | 'changed_at'>; consent: ServiceConsent },
  { mapping, context, suppressions }: MergeContext,
): Promise<void> {
  const { lead } = state
  const status = STATUSES[consent]
  if (status && row.consent !== consent) {
    if (isOurUnsubscription(row, { ...contact, consent })) return
    // Who has left here already has nothing more to say by it; a further entry would keep an undone import's lead.
    if (status === 'opted_out' && lead.unsubscribed_at !== null) return
    const at = contact.changed_at === null ? undefined : toInstant(Math.min(contact.changed_at, context.now()))
    await takeStatus(tx, lead, { address: contact.email, status, at }, suppressions, context)
    return
  }
  const isNewThere = consent === 'subscribed' && row.consent !== 'subscribed'
  if (!isNewThere || state.consent !== 'none' || lead.confirmation === 'pending') return
  await resubscribeLead(tx, lead.id, toProof(mapping), context)
}

/** What proves that somebody agreed there: the list that they are on. */
export const toProof = ({ connection: { service, list_name } }: Mapping) => ({
  text: `${service}: ${list_name ?? ''}`,
  ...{ text_version: 1, place: 'import', method: 'import' as const, page_url: null, locale: null },
})
