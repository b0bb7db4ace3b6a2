/** What an operation needs of its import: read again for each group of rows, since fields may change meanwhile. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Storage } from '../../../platform/files/storage/storage.ts'
import { fieldsOfSite, fieldsVersion } from '../custom-fields/rules.ts'
import type { RowMapping } from './candidates.ts'
import { toReading } from './mapped-values.ts'
import { findImport, type ImportRow } from './store.ts'

export interface Plan {
  row: ImportRow
  reading: RowMapping
  /** The fields as they were read: a group of rows holds as long as they stay so. */
  fields_version: string
}

export async function readPlan(db: Handle<'site'>, import_id: string): Promise<Plan | undefined> {
  const row = await findImport(db, import_id)
  if (!row) return undefined
  // First, so that a change meanwhile is noticed.
  const fields_version = await fieldsVersion(db)
  const { columns, mapping } = row
  const reading = toReading({ columns, mapping, fields: await fieldsOfSite(db) })
  return { row, reading, fields_version }
}

/** The path of the rows; throws once they are deleted. */
export async function rowsPath(storage: Storage, site_id: string, { rows_hash }: ImportRow): Promise<string> {
  if (rows_hash === null) throw new Error('The rows of an import are gone')
  return storage.fileOf(site_id, rows_hash)
}
