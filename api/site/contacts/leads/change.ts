/** Changing a lead by hand: given values are checked first, each at its pointer, then written together. */

import type { Acting } from '../../../platform/acting.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { type FieldValue, fieldByName, parseFieldValue, writeValue } from '../custom-fields/rules.ts'
import { verifyEmailJob } from '../lead-quality/jobs.ts'
import { type Quality, qualityColumns, saveOnLead } from '../lead-quality/rules.ts'
import { parseOwn, withKeys } from './capture.ts'
import { leadUpdated } from './events.ts'
import { type OwnField, type OwnValues, ownField, ownFieldNames } from './fields.ts'
import { type LeadRow, saveLead } from './store.ts'

type Db = Handle<'site'>
type Own = { [F in OwnField]?: OwnValues[F] | undefined }
type Custom = Record<string, FieldValue | null>

/** 422 with everything that the fields do not take. */
export async function requireValues(db: Db, own: Own, custom: Custom = {}): Promise<void> {
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
    if (!parsed) errors.push({ pointer, code: 'unknown_key' })
    else if (!parsed.ok) errors.push({ pointer, code: parsed.code, ...(parsed.values && { values: parsed.values }) })
    else if (parsed.value === null && field?.required) errors.push({ pointer, code: 'required' })
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

/** A changed address: verified before the transaction, and not confirmed, even where the former one was. */
async function verifiedAgain(tx: Db, { id, confirmation }: LeadRow, quality: Quality | undefined, { now }: Acting) {
  const columns = {
    ...qualityColumns(quality, now()),
    confirmation: confirmation === 'pending' ? ('pending' as const) : ('none' as const),
    confirmed_at: null,
  }
  await saveOnLead(tx, id, columns)
  if (!quality?.certain) await enqueue(tx, verifyEmailJob, { subject_id: id }, now())
  return columns
}

/** Writes the values that differ and answers their fields. */
export async function changeLead(
  tx: Db,
  row: LeadRow,
  change: LeadChange,
  context: Acting,
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
  const moved = fields.includes('email') ? await verifiedAgain(tx, row, change.quality, context) : {}
  const saved = withKeys({ ...next, ...moved, updated_at: context.now(), version: row.version + 1 })
  await saveLead(tx, saved)
  await context.emit(tx, leadUpdated, { lead_id: row.id, data: { fields, ...(source && { source }) } })
  return saved
}
