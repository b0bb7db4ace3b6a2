/** What an operation needs of its import: read again for each group of rows, since fields may change meanwhile. */
import type { Handle } from '../../../platform/database/handle.ts'
import { storedPath } from '../../../platform/storage/storage.ts'
import { type FieldRow, fieldsOfSite, fieldsVersion } from '../custom-fields/rules.ts'
import type { Reading } from './candidates.ts'
import { toColumnNotation } from './notations.ts'
import { consentReaders } from './row-consent.ts'
import { findImport, type ImportRow } from './store.ts'
import { columnTags } from './tag-columns.ts'

export interface Plan {
  row: ImportRow
  reading: Reading
  /** The fields as they were read: a group of rows holds as long as they stay so. */
  fields_version: string
}

export async function planOf(db: Handle<'site'>, import_id: string): Promise<Plan | undefined> {
  const row = await findImport(db, import_id)
  if (!row) return undefined
  // First, so that a change meanwhile is noticed.
  const fields_version = await fieldsVersion(db)
  const wanted = new Set(row.mapping.map(({ field }) => field))
  const fields = (await fieldsOfSite(db)).filter(({ name }) => wanted.has(name))
  const { columns, mapping } = row
  const consent = consentReaders(columns, mapping)
  const notations = new Map(mapping.map(target => [target.column, toColumnNotation(columns[target.column], target)]))
  const tags = columnTags(columns, mapping)
  const reading = { columns: columns.length, mapping, fields: byName(fields), consent, tags, notations }
  return { row, reading, fields_version }
}

const byName = (fields: readonly FieldRow[]): Map<string, FieldRow> => new Map(fields.map(field => [field.name, field]))

/** The path of the rows; throws once they are deleted. */
export function rowsPath(data_dir: string, site_id: string, { rows_hash }: ImportRow): string {
  if (rows_hash === null) throw new Error('The rows of an import are gone')
  return storedPath(data_dir, site_id, rows_hash)
}
