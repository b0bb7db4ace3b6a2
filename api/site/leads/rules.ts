/** What is allowed with leads and what follows; other features call these. Taking leads in is in capture.ts. */
import type { Handle } from '../../platform/database/handle.ts'
import { problem } from '../../platform/problem/problem.ts'
import { emailKey } from '../../platform/schemas.ts'
import { type NewConsent, recordConsent, recordWithdrawal, type WithdrawalCause } from '../consents/rules.ts'
import { type FieldRow, type FieldValue, fieldById, fieldByName, writeValue } from '../custom-fields/rules.ts'
import { type Acting, ownFields, parseOwn, personHash, withKeys } from './capture.ts'
import * as store from './store.ts'

export { type Capture, type Captured, captureLead, personHash } from './capture.ts'
export { type LeadFacts, leadFacts } from './facts.ts'
export { filterFields, filterKinds } from './filter-fields.ts'
export type { LeadRow } from './store.ts'
export { countMatchingLeads, filterProblems, type LeadsWanted, lastLeadId, matchingLeadIds } from './store-lists.ts'
export { oneLead } from './wire.ts'

type Db = Handle<'site'>

export async function existingLead(db: Db, id: string): Promise<store.LeadRow> {
  const row = await store.findLead(db, id)
  if (!row) throw problem('not_found')
  return row
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
export async function unsubscribeLead(tx: Db, lead_id: string, how: Unsubscribing, context: Acting): Promise<boolean> {
  const row = await store.findLead(tx, lead_id)
  if (!row || row.unsubscribed_at !== null) return false
  const at = context.now()
  await setMailability(tx, row, { mailability: 'unsubscribed', unsubscribed_at: at }, at)
  await recordWithdrawal(tx, { lead_id, ...how }, context)
  const data = { cause: how.cause, ...(how.email_id && { email_id: how.email_id }) }
  await context.emit(tx, { name: 'lead.unsubscribed', subject_id: lead_id, lead_id, data })
  return true
}

/** Subscribes a lead again, on the proof that goes into the ledger. False where it is subscribed already. */
export async function resubscribeLead(
  tx: Db,
  lead_id: string,
  proof: Omit<NewConsent, 'lead_id'>,
  context: Acting,
): Promise<boolean> {
  const row = await store.findLead(tx, lead_id)
  if (!row || row.mailability === 'subscribed') return false
  await setMailability(tx, row, { mailability: 'subscribed', unsubscribed_at: null }, context.now())
  const key = await store.suppressionKey(tx)
  if (key) await store.unsuppress(tx, personHash(key, row.email_key))
  await recordConsent(tx, { lead_id, ...proof }, context)
  await context.emit(tx, {
    name: 'lead.subscribed',
    subject_id: lead_id,
    lead_id,
    data: { cause: proof.method },
  })
  return true
}

export type SetValue = { ok: true; changed: boolean } | { ok: false; code: string }

/** Sets one value by name, a lead's own field or a custom one; null or empty text takes it away. */
export async function setFieldValue(
  tx: Db,
  lead_id: string,
  name: string,
  value: FieldValue | null,
  context: Acting,
): Promise<SetValue> {
  const own = ownFields.find(field => field === name)
  const row = await store.findLead(tx, lead_id)
  if (!row) return { ok: false, code: 'unknown_reference' }
  if (!own) return setCustom(tx, row, await fieldByName(tx, name), value, context)
  const given = value === null ? null : parseOwn(own, value)
  if (given === undefined) return { ok: false, code: own === 'phone' ? 'phone_invalid' : 'name_characters' }
  if (given === row[own]) return { ok: true, changed: false }
  await tellChange(tx, withKeys({ ...row, [own]: given }), name, context)
  return { ok: true, changed: true }
}

/** The same for a custom field by its id. */
export async function setFieldValueById(
  tx: Db,
  lead_id: string,
  field_id: string,
  value: FieldValue | null,
  context: Acting,
): Promise<SetValue> {
  const row = await store.findLead(tx, lead_id)
  if (!row) return { ok: false, code: 'unknown_reference' }
  return setCustom(tx, row, await fieldById(tx, field_id), value, context)
}

async function setCustom(
  tx: Db,
  row: store.LeadRow,
  field: FieldRow | undefined,
  value: FieldValue | null,
  context: Acting,
): Promise<SetValue> {
  if (!field) return { ok: false, code: 'unknown_reference' }
  const written = await writeValue(tx, row.id, field, value)
  if (written.ok && written.changed) await tellChange(tx, row, field.name, context)
  return written
}

async function tellChange(tx: Db, row: store.LeadRow, name: string, context: Acting): Promise<void> {
  await store.saveLead(tx, { ...row, updated_at: context.now(), version: row.version + 1 })
  await context.emit(tx, { name: 'lead.updated', subject_id: row.id, lead_id: row.id, data: { fields: [name] } })
}

/** The lead of an address. */
export const leadByEmail = (db: Db, email: string): Promise<store.LeadRow | undefined> =>
  store.findLeadByKey(db, emailKey(email))

/** Notes that a lead did something. */
export const touchLead = store.touchLead

/** Which of the ids exist. */
export const knownLeads = store.knownLeads

/** Counts a message that a person opened or clicked. */
export const countMail = store.countMail

/** Notes when messages went to leads. */
export const countContacts = store.countContacts
