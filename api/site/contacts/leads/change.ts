/** Changing a lead by hand: given values are checked first, each at its pointer, then written together. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { recordWithdrawal } from '../consents/rules.ts'
import {
  type FieldRow,
  type FieldValue,
  fieldByName,
  parseFieldValue,
  readValue,
  writeValue,
} from '../custom-fields/rules.ts'
import { addFormerAddresses, removeFormerAddresses } from '../former-addresses/rules.ts'
import { verifyEmailJob } from '../lead-quality/jobs.ts'
import { type Quality, qualityColumns, saveOnLead } from '../lead-quality/rules.ts'
import { leadUnsubscribed, leadUpdated } from '../lead-records/events.ts'
import { type OwnField, type OwnValues, ownField, ownFieldNames } from '../lead-records/fields.ts'
import { type LeadRow, saveLead, withKeys } from '../lead-records/rules.ts'
import { wasWithdrawn } from '../mailability/rules.ts'
import { parseOwn } from './capture.ts'

type Db = Handle<'site'>
type Own = { [F in OwnField]?: OwnValues[F] | undefined }
type Custom = Record<string, FieldValue | null>

/** Whether it is what the lead has: it stays, even where the field would not take it any more. */
const isPresent = async (db: Db, lead_id: string | undefined, field: FieldRow, given: FieldValue | null) =>
  lead_id !== undefined && given !== null && (await readValue(db, lead_id, field)) === given

/** 422 with everything that the fields do not take; of a lead that there is, all that it has already is taken. */
export async function requireValues(db: Db, own: Own, custom: Custom = {}, lead_id?: string): Promise<void> {
  const errors: FieldError[] = []
  for (const name of ownFieldNames) {
    const given = own[name]
    if (given === null || given === undefined || parseOwn(name, given) !== undefined) continue
    errors.push({ pointer: `/${name}`, code: ownField(name).refused?.code ?? 'not_allowed_value' })
  }
  for (const [name, given] of Object.entries(custom)) {
    const pointer = `/custom_fields/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const field = await fieldByName(db, name)
    const parsed = field ? parseFieldValue(field, given) : undefined
    if (!parsed || !field) errors.push({ pointer, code: 'unknown_key' })
    else if (!parsed.ok && (await isPresent(db, lead_id, field, given))) continue
    else if (!parsed.ok) errors.push({ pointer, code: parsed.code, ...(parsed.values && { values: parsed.values }) })
    else if (parsed.value === null && field.required) errors.push({ pointer, code: 'required' })
  }
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

export interface LeadChange {
  own: Own
  email: string | undefined
  /** The result of verifying the given address. */
  quality: Quality | undefined
  custom_fields: Custom | undefined
}

/** A changed address: verified before the transaction, and to be confirmed where the former one was. */
async function verifiedAgain(tx: Db, row: LeadRow, quality: Quality | undefined, { now, emit }: WriteContext) {
  const { id, confirmation } = row
  const columns = {
    ...qualityColumns(quality, now()),
    // That it was confirmed, or is to be, says nothing of another address.
    confirmation: confirmation === 'none' ? ('none' as const) : ('pending' as const),
    confirmation_asked_at: null,
    confirmed_at: null,
  }
  await saveOnLead(tx, id, columns)
  if (!quality?.certain) await enqueue(tx, verifyEmailJob, { subject_id: id, payload: emit.cause ?? null }, now())
  return columns
}

async function noteFormerAddress(tx: Db, before: LeadRow, { id, email_key }: LeadRow, at: number): Promise<void> {
  await removeFormerAddresses(tx, id, [email_key])
  await addFormerAddresses(tx, [{ lead_id: id, email_key: before.email_key, cause: 'change', at }])
}

/** Writes the values that differ and answers their fields. */
export async function changeLead(
  tx: Db,
  row: LeadRow,
  change: LeadChange,
  context: WriteContext,
  source?: LeadRow['source'],
): Promise<LeadRow> {
  const next = { ...row }
  const fields: string[] = []
  for (const name of ownFieldNames) {
    const given = change.own[name]
    if (given !== undefined) Object.assign(next, { [name]: given === null ? null : (parseOwn(name, given) ?? null) })
  }
  if (change.email !== undefined) next.email = change.email
  for (const name of [...ownFieldNames, 'email'] as const) {
    if (next[name] !== row[name]) fields.push(name)
  }
  for (const [name, given] of Object.entries(change.custom_fields ?? {})) {
    const field = await fieldByName(tx, name)
    const written = field ? await writeValue(tx, row.id, field, given) : undefined
    if (written?.ok && written.changed) fields.push(name)
  }
  if (fields.length === 0) return row
  const at = context.now()
  const written = withKeys({ ...next, updated_at: at, version: row.version + 1 })
  const moves = written.email_key !== row.email_key
  const leaves = moves && row.unsubscribed_at === null && (await wasWithdrawn(tx, written.email_key))
  const saved = {
    ...written,
    ...(moves && (await verifiedAgain(tx, row, change.quality, context))),
    ...(leaves && { mailability: 'unsubscribed' as const, unsubscribed_at: at }),
  }
  await saveLead(tx, saved)
  if (moves) await noteFormerAddress(tx, row, saved, at)
  await context.emit(tx, leadUpdated, { lead_id: row.id, data: { fields, ...(source && { source }) } })
  if (leaves) {
    await recordWithdrawal(tx, { lead_id: row.id, cause: 'earlier_withdrawal' }, context)
    await context.emit(tx, leadUnsubscribed, { lead_id: row.id, data: { cause: 'earlier_withdrawal' } })
  }
  return saved
}
