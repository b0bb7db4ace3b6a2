/** The rules of leads, for other features to call. Capturing leads is in capture.ts. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Acting } from '../../../platform/features/acting.ts'
import { problem } from '../../../platform/problem/problem.ts'
import {
  isImportedWithdrawal,
  latestEntries,
  latestWithdrawals,
  type NewConsent,
  recordConsent,
  recordWithdrawal,
  type WithdrawalCause,
} from '../consents/rules.ts'
import {
  type FieldRow,
  type FieldValue,
  putValueRows,
  type ValueRow,
  writeValueOfLeads,
} from '../custom-fields/rules.ts'
import { type LocalDay, lastDays } from './days.ts'
import { leadSubscribed, leadUnsubscribed, leadUpdated } from './events.ts'
import { countRegistered } from './registrations.ts'
import * as store from './store.ts'
import { hashesOfLeads } from './withdrawn.ts'

export { leadsAllowance, leadsAllowed } from './allowances.ts'
export * as manyLeads from './bulk.ts'
export { type Capture, type Captured, captureLead, freshLead, parseOwn, withKeys } from './capture.ts'
export { changeLead, requireValues } from './change.ts'
export { type EmailStatus, emailStatuses, type ForbiddingStatus } from './email-statuses.ts'
export { eraseLeads, withdrawAddress } from './erase.ts'
export { type LeadFacts, leadFacts } from './facts.ts'
export { filterFields, filterKinds } from './filter-fields.ts'
export * as mergingLeads from './merging.ts'
export { noteLeads } from './noted.ts'
export { leadByEmail, loadPresentLead } from './present-lead.ts'
export { leadRoom, leadsBeyond } from './room.ts'
export {
  countSelected,
  type LeadSelection,
  leadSelection,
  pageOfSelected,
  requireOrder,
  requireSelection,
  selectedIds,
} from './selection.ts'
export { declareLeadSets } from './sets.ts'
export type { LeadRow } from './store.ts'
export {
  countMatchingLeads,
  filterProblems,
  type LeadIds,
  type LeadsWanted,
  lastLeadId,
  leadsMatching,
  matchingLeadIds,
  newestLeadIds,
} from './store-lists.ts'
export { declareSuppressions } from './suppressed.ts'
export { type LeadOnWire, oneLead, toLeads } from './wire.ts'
export { addressesOfLeads, isHashWithdrawn, personHash, withdrawHash } from './withdrawn.ts'
export { type LocalDay, lastDays }

type Db = Handle<'site'>

export async function existingLead(db: Db, id: string): Promise<store.LeadRow> {
  const row = await store.findLead(db, id)
  if (!row) throw await unknownLead(db, id)
  return row
}

/** Names the lead that one of this id was merged into. */
async function unknownLead(db: Db, id: string) {
  const into = await store.mergedInto(db, id)
  return problem('not_found', into && { blockers: [{ type: 'lead', id: into.id, name: into.email }] })
}

/** 422 at each id that names no lead of the site. */
export async function requireLeads(db: Db, ids: readonly string[], pointer = '/lead_ids'): Promise<void> {
  const known = await store.knownLeads(db, ids)
  const errors = ids.flatMap((id, i) =>
    known.has(id) ? [] : [{ pointer: `${pointer}/${i}`, code: 'unknown_reference' }],
  )
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

/** The lead, or undefined where it never was or has been erased. */
export const findLead = (db: Db, id: string): Promise<store.LeadRow | undefined> => store.findLead(db, id)

async function setMailability(
  tx: Db,
  row: store.LeadRow,
  to: Pick<store.LeadRow, 'mailability' | 'unsubscribed_at'>,
  at: number,
): Promise<store.LeadRow> {
  const saved = { ...row, ...to, updated_at: at, version: row.version + 1 }
  await store.saveLead(tx, saved)
  return saved
}

export interface Unsubscribing {
  cause: WithdrawalCause
  email_id?: string | null
}

/** Ends all marketing mail to a lead and writes the withdrawal. False where it had withdrawn already. */
export const unsubscribeLead = async (tx: Db, lead_id: string, how: Unsubscribing, context: Acting): Promise<boolean> =>
  (await unsubscribeLeads(tx, [lead_id], how, context)).length > 0

/** The same of many, in a few statements; answers those that had not withdrawn. */
export async function unsubscribeLeads(
  tx: Db,
  lead_ids: readonly string[],
  how: Unsubscribing,
  context: Acting,
): Promise<string[]> {
  const withdrawals = lead_ids.map(lead_id => ({ lead_id }))
  const entries = await withdrawLeads(tx, withdrawals, how, context)
  return [...entries].flatMap(([lead_id, { ends }]) => (ends ? [lead_id] : []))
}

/** When and how a lead withdrew elsewhere. */
export interface Withdrawal {
  lead_id: string
  at?: number | null
  text?: string
  /** By a further row of one file, which says it once. */
  is_repeated?: boolean
}

/** An entry of the ledger. */
export interface WrittenWithdrawal {
  id: string
  /** False of somebody who had withdrawn already. */
  ends: boolean
}

const ownCauses: ReadonlySet<WithdrawalCause> = new Set(['link', 'one_click'])

/**
 * Those of leads who have withdrawn that say it once more: what an import alone has said so far, since it may be undone; and what
 * somebody says by their own email, since they may have withdrawn by a merge alone. The same email says it once.
 */
async function sayAgain(tx: Db, lead_ids: readonly string[], { cause, email_id }: Unsubscribing): Promise<string[]> {
  if (!ownCauses.has(cause)) {
    const last = await latestWithdrawals(tx, lead_ids)
    return [...last.values()].filter(isImportedWithdrawal).map(({ lead_id }) => lead_id)
  }
  const last = await latestEntries(tx, lead_ids)
  return lead_ids.filter(lead_id => {
    const entry = last.get(lead_id)
    return entry?.type !== 'withdrawn' || entry.email_id === null || entry.email_id !== email_id
  })
}

/** Withdrawals that were made elsewhere too, each with its moment; answers the entries of the ledger by lead. */
export async function withdrawLeads(
  tx: Db,
  withdrawals: readonly Withdrawal[],
  { operation_id, ...how }: Unsubscribing & { operation_id?: string },
  context: Acting,
): Promise<Map<string, WrittenWithdrawal>> {
  const byLead = new Map(withdrawals.map(one => [one.lead_id, one]))
  const ended = new Set(await store.notWithdrawn(tx, [...byLead.keys()]))
  const others = withdrawals.flatMap(({ lead_id, is_repeated }) => (ended.has(lead_id) || is_repeated ? [] : [lead_id]))
  const repeated = await sayAgain(tx, others, how)
  const data = {
    cause: how.cause,
    ...(how.email_id && { email_id: how.email_id }),
    ...(operation_id !== undefined && { operation_id }),
  }
  const [entries, left] = [new Map<string, WrittenWithdrawal>(), [] as { lead_id: string; left_at: number }[]]
  for (const lead_id of [...ended, ...repeated]) {
    const { at: stated_at, text = '' } = byLead.get(lead_id) ?? {}
    const { id, at } = await recordWithdrawal(tx, { at: stated_at, text, lead_id, ...how }, context)
    const ends = ended.has(lead_id)
    entries.set(lead_id, { id, ends })
    if (!ends) continue
    left.push({ lead_id, left_at: at })
    await context.emit(tx, leadUnsubscribed, { lead_id, data })
  }
  if (left.length > 0) await store.endMailability(tx, left, context.now())
  return entries
}

/** What people who were erased have said of the addresses that the lead has and had holds no more. */
export async function liftWithdrawals(tx: Db, row: store.LeadRow): Promise<void> {
  const key = await store.suppressionKey(tx)
  if (key) await store.unsuppress(tx, await hashesOfLeads(tx, [row], key))
}

/** Subscribes a lead again, with the proof for the consent ledger. False if it is subscribed already. */
export async function resubscribeLead(
  tx: Db,
  lead_id: string,
  proof: Omit<NewConsent, 'lead_id'>,
  context: Acting,
): Promise<boolean> {
  const row = await store.findLead(tx, lead_id)
  if (!row || row.mailability === 'subscribed') return false
  await setMailability(tx, row, { mailability: 'subscribed', unsubscribed_at: null }, context.now())
  await liftWithdrawals(tx, row)
  await recordConsent(tx, { lead_id, ...proof }, context)
  await context.emit(tx, leadSubscribed, { lead_id, data: { cause: proof.method } })
  return true
}

export type SetValues = { ok: true; changed: string[] } | { ok: false; code: string }

/**
 * Sets the value of one custom field of leads; null or empty text removes it. Answers the leads whose value changed;
 * ids that name no lead are passed over.
 */
export async function setFieldOfLeads(
  tx: Db,
  lead_ids: readonly string[],
  field: FieldRow,
  value: FieldValue | null,
  context: Acting,
): Promise<SetValues> {
  const written = await writeValueOfLeads(tx, lead_ids, field, value)
  if (!written.ok || written.changed.length === 0) return written
  await store.noteChanges(tx, written.changed, context.now())
  const data = { fields: [field.name] }
  for (const lead_id of written.changed) await context.emit(tx, leadUpdated, { lead_id, data })
  return written
}

/** Puts former values of one custom field back, whatever is there; a lead without one had none. */
export async function restoreFieldOfLeads(
  tx: Db,
  field: FieldRow,
  former: { put: readonly ValueRow[]; drop: readonly string[] },
  context: Acting,
): Promise<void> {
  await putValueRows(tx, former.put)
  await writeValueOfLeads(tx, former.drop, field, null)
  const ids = [...former.put.map(({ lead_id }) => lead_id), ...former.drop]
  await store.noteChanges(tx, ids, context.now())
  for (const lead_id of ids) await context.emit(tx, leadUpdated, { lead_id, data: { fields: [field.name] } })
}

export type SetValue = { ok: true; changed: boolean } | { ok: false; code: string }

/** The same for one lead, which must be there. */
export async function setFieldValue(
  tx: Db,
  lead_id: string,
  field: FieldRow,
  value: FieldValue | null,
  context: Acting,
): Promise<SetValue> {
  if (!(await store.knownLeads(tx, [lead_id])).has(lead_id)) return { ok: false, code: 'unknown_reference' }
  const set = await setFieldOfLeads(tx, [lead_id], field, value, context)
  return set.ok ? { ok: true, changed: set.changed.length > 0 } : set
}

/** Notes that a lead did something. */
export const touchLead = store.touchLead

/** Which of the ids exist. */
export const knownLeads = store.knownLeads

/** Counts a message that a person opened or clicked. */
export const countMail = store.countMail

/** Notes when messages went to leads. */
export const countContacts = store.countContacts

/** How many leads registered on each of the last so many days, oldest first. */
export async function registeredByDay(
  db: Db,
  count: number,
  timezone: string,
  now: number,
): Promise<{ date: string; count: number }[]> {
  const days = lastDays(count, timezone, now)
  const counts = await countRegistered(db, days)
  return days.map(({ date }, at) => ({ date, count: counts[at] ?? 0 }))
}
export { type LeadSummary, summariesOf, summaryOf } from './summary.ts'
