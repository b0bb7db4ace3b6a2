/** What is allowed with imports and what follows. */

import type { Handle } from '../../../platform/database/handle.ts'
import { findOperation, isUnderWay, type OperationRow } from '../../../platform/features/operations/rules.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { addField, fieldByName, reserved_names } from '../custom-fields/rules.ts'
import { ownFieldNames } from '../lead-records/fields.ts'
import { forbidsEmail } from './consent-columns.ts'
import { isConsentField } from './consent-statuses.ts'
import { allowedNotations } from './notations.ts'
import { fullName, type ImportStatus, isShared, type Notation, type Target, tagsField } from './statuses.ts'
import { findImport, type ImportRow } from './store.ts'

export type { Candidate } from './candidates.ts'
export { fileTags, makeTags } from './file-tags.ts'
export { importLimits } from './limits.ts'
export { readValues } from './mapped-values.ts'
export { statusTarget } from './mapping-schemas.ts'
export { passwordColumns } from './passwords.ts'
export type { Column } from './reader/rows-writer.ts'
export { isShared, type ProblemOfRow, type RowProblem, rowProblems, type Target } from './statuses.ts'
export { suggestionsFor } from './suggestions.ts'

type Db = Handle<'site'>

export async function existingImport(db: Db, id: string): Promise<ImportRow> {
  const row = await findImport(db, id)
  if (!row) throw problem('not_found')
  return row
}

const operationOf = async (db: Db, id: string | null): Promise<OperationRow | undefined> =>
  id === null ? undefined : findOperation(db, id)

/** The status, by its operations. An operation that is no longer stored has ended. */
export async function readStatus(db: Db, row: ImportRow): Promise<ImportStatus> {
  if (row.import_operation_id !== null) {
    const run = await operationOf(db, row.import_operation_id)
    const undo = await operationOf(db, run?.undone_by ?? null)
    if (undo) return isUnderWay(undo) ? 'undoing' : 'undone'
    if (!run || run.status === 'completed') return 'imported'
    return isUnderWay(run) ? 'importing' : run.status === 'canceled' ? 'canceled' : 'failed'
  }
  const check = await operationOf(db, row.check_operation_id)
  if (check && isUnderWay(check)) return 'checking'
  return check?.status === 'completed' ? 'checked' : 'draft'
}

/** 409 once it is being imported, or while it is being checked. */
export async function requireDraft(db: Db, row: ImportRow): Promise<void> {
  const status = await readStatus(db, row)
  if (status !== 'draft' && status !== 'checked') throw problem('transition_not_allowed', { values: { status } })
}

/** 422 at each unknown or repeated column, and at each unknown field. */
export async function requireTargets(
  db: Db,
  mapping: readonly Target[],
  { columns }: Pick<ImportRow, 'columns'>,
): Promise<void> {
  const errors: FieldError[] = []
  const taken = new Set<string | number>()
  for (const [at, { column, field, meanings, otherwise, separator, notation }] of mapping.entries()) {
    const refuse = (name: keyof Target, code: string) => errors.push({ pointer: `/mapping/${at}/${name}`, code })
    if (meanings && field !== 'consent.status') refuse('meanings', 'unknown_key')
    if (otherwise && field !== 'consent.status') refuse('otherwise', 'unknown_key')
    if (separator && field !== tagsField) refuse('separator', 'unknown_key')
    if (notation && !(await takesNotation(db, field, notation))) refuse('notation', 'not_allowed_value')
    if (column >= columns.length) refuse('column', 'unknown_reference')
    else if (taken.has(column)) refuse('column', 'repeated')
    taken.add(column)
    if (isShared(field)) continue
    if (!(await isField(db, field))) refuse('field', 'unknown_reference')
    else if (taken.has(field)) refuse('field', 'repeated')
    taken.add(field)
  }
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

/** Creates the fields that the mapping names and the site lacks. */
export async function makeNewFields(tx: Db, mapping: readonly Target[], context: WriteContext): Promise<void> {
  for (const [at, { field, new_field }] of mapping.entries()) {
    if (!new_field || (await isField(tx, field))) continue
    const made = reserved_names.includes(field)
      ? [{ pointer: '', code: 'name_taken' }]
      : await addField(tx, { name: field, ...new_field }, context)
    if (typeof made === 'string') continue
    throw problem('validation_failed', { errors: made.map(({ code }) => ({ pointer: `/mapping/${at}/field`, code })) })
  }
}

const isField = async (db: Db, name: string): Promise<boolean> =>
  name === 'email' ||
  name === fullName ||
  (ownFieldNames as readonly string[]).includes(name) ||
  (await fieldByName(db, name)) !== undefined

/** Orders are of dates and moments, decimals of numbers. */
async function takesNotation(db: Db, field: string, notation: Notation): Promise<boolean> {
  const type = field.startsWith('consent.') ? 'date' : (await fieldByName(db, field))?.type
  return (type === 'date' || type === 'number') && allowedNotations(type).includes(notation)
}

/** Nothing is checked or imported before the column of addresses is known. */
export function requireMapping({ mapping }: ImportRow): void {
  if (!mapping.some(({ field }) => field === 'email')) throw problem('mapping_required')
}

/** Columns that say who must not be sent email, and that are not read. */
export function unmappedConsentColumns({ columns, mapping }: Pick<ImportRow, 'columns' | 'mapping'>): number[] {
  const read = new Set(mapping.flatMap(({ column, field }) => (isConsentField(field) ? [column] : [])))
  return columns.flatMap((column, at) => (!read.has(at) && forbidsEmail(column) ? [at] : []))
}

/** Nobody is subscribed, or stays so, because a column was overlooked. */
export function requireConsentColumns(row: ImportRow): void {
  const unmapped = row.ignore_consent_columns ? [] : unmappedConsentColumns(row)
  if (unmapped.length === 0) return
  const columns = unmapped.map(at => `“${row.columns[at]?.name}”`).join(', ')
  throw problem('consent_columns_unmapped', { detail: 'validation.consent_columns_unmapped', values: { columns } })
}
