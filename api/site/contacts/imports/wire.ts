/** Imports as they travel. */
import { toInstant } from '../../../platform/clock.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { type FieldRow, fieldsOfSite } from '../custom-fields/rules.ts'
import { passwordColumns } from './passwords.ts'
import { statusOf } from './rules.ts'
import { type ImportRow, lastMappedLike } from './store.ts'
import { suggestionsFor } from './suggestions.ts'

/** `fields`: those of the site, where they are known already. */
export async function toImport(db: Handle<'site'>, row: ImportRow, fields?: readonly FieldRow[]) {
  const known = fields ?? (await fieldsOfSite(db))
  const hidden = passwordColumns(row.mapping, known)
  const remembered = (await lastMappedLike(db, row))?.mapping ?? []
  return {
    id: row.id,
    name: row.name,
    status: await statusOf(db, row),
    format: row.format,
    bytes: row.bytes,
    row_count: row.rows,
    has_file: row.rows_hash !== null,
    sheets: row.sheets,
    sheet: row.sheet,
    ...(row.encoding && { encoding: row.encoding }),
    ...(row.delimiter && { delimiter: row.delimiter }),
    columns: row.columns.map(({ name, samples }, column) => ({ name, samples: hidden.has(column) ? [] : samples })),
    suggestions: suggestionsFor(row.columns, known, remembered),
    mapping: row.mapping,
    mode: row.mode,
    tag_ids: row.tag_ids,
    audience_ids: row.audience_ids,
    ...(row.consent && { consent: row.consent }),
    start_journeys: row.start_journeys,
    ...(row.check_operation_id !== null && { check: passOf(row.check_operation_id, row.checked) }),
    ...(row.import_operation_id !== null && { result: passOf(row.import_operation_id, row.imported) }),
    version: row.version,
    created_at: toInstant(row.created_at),
    updated_at: toInstant(row.updated_at),
  }
}

const passOf = (operation_id: string, counts: ImportRow['checked']) => ({
  operation_id,
  ...(counts && {
    counts: { created: counts.new, changed: counts.changed, same: counts.same, refused: counts.refused },
  }),
})
