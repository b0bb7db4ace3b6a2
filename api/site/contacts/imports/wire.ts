/** Imports as they travel. */

import type { Handle } from '../../../platform/database/handle.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import { type FieldRow, fieldsOfSite } from '../custom-fields/rules.ts'
import { consentColumn, valuesOfColumn } from './consent-columns.ts'
import { consentType } from './consent-heads.ts'
import { readStatuses } from './consent-statuses.ts'
import { listReadings } from './notations.ts'
import { passwordColumns } from './passwords.ts'
import { recognizeProduct } from './products.ts'
import type { Column, Layout } from './reader/rows-writer.ts'
import { decidedMeanings, statusOfCell } from './row-consent.ts'
import { readStatus, unmappedConsentColumns } from './rules.ts'
import { type Notation, type NotationChoice, type Target, tagsField } from './statuses.ts'
import { type ImportRow, lastMappedLike } from './store.ts'
import { suggestionsFor } from './suggestions.ts'
import { separatorOf } from './tag-columns.ts'
import { holdsAddresses } from './value-suggestions.ts'

/** `fields`: those of the site, where they are known already. */
export async function toImport(db: Handle<'site'>, row: ImportRow, locale: Locale, fields?: readonly FieldRow[]) {
  const known = fields ?? (await fieldsOfSite(db))
  const hidden = passwordColumns(row.mapping, known)
  const remembered = (await lastMappedLike(db, row))?.mapping ?? []
  const product = recognizeProduct(row.columns)
  const { suggestions, offers } = suggestionsFor(row.columns, { fields: known, remembered, product, locale })
  const mapping = row.mapping.length > 0 ? row.mapping : suggestions
  const shown = (column: Column, at: number) => ({
    ...toColumn(column, at, mapping),
    ...toNotations(column),
    ...(offers.has(at) && { new_field: offers.get(at) }),
  })
  return {
    id: row.id,
    name: row.name,
    status: await readStatus(db, row),
    format: row.format,
    bytes: row.bytes,
    row_count: row.rows,
    has_file: row.rows_hash !== null,
    sheets: row.sheets,
    sheet: row.sheet,
    ...(row.encoding && { encoding: row.encoding }),
    ...(row.delimiter && { delimiter: row.delimiter }),
    ...(product && { recognized_product: product }),
    ...(row.layout && toLayout(row.layout)),
    columns: row.columns.map((column, at) => (hidden.has(at) ? { name: column.name, samples: [] } : shown(column, at))),
    suggestions,
    unmapped_consent_columns: unmappedConsentColumns(row),
    ignore_consent_columns: row.ignore_consent_columns,
    mapping: row.mapping,
    mode: row.mode,
    tag_ids: row.tag_ids,
    audience_ids: row.audience_ids,
    ...(row.consent && { consent: row.consent }),
    start_journeys: row.start_journeys,
    ...(row.check_operation_id !== null && { check: passOf(row.check_operation_id, row.checked, locale) }),
    ...(row.import_operation_id !== null && { result: passOf(row.import_operation_id, row.imported, locale) }),
    version: row.version,
    created_at: toInstant(row.created_at),
    updated_at: toInstant(row.updated_at),
  }
}

const toNotations = ({ date_notation, number_notation }: Column) => ({
  ...(date_notation && { date_notation: toNotation(date_notation, 'date') }),
  ...(number_notation && { number_notation: toNotation(number_notation, 'number') }),
})

const toNotation = ({ notation, is_certain, open }: NotationChoice<Notation>, of: 'date' | 'number') => ({
  ...{ notation, is_certain, readings: open === null ? [] : listReadings(open, of) },
  ...(open !== null && { value: open }),
})

const toLayout = ({ header_row, ...rows_outside }: Layout) => ({ header_row, rows_outside })

function toColumn(column: Column, at: number, mapping: readonly Target[]) {
  const target = mapping.find(one => one.column === at)
  return {
    ...withMeanings(column, at, mapping),
    ...(target?.field !== 'email' && holdsAddresses(column) && { could_be_email: true }),
    ...(target?.field === tagsField && { separator: separatorOf(column, target) }),
  }
}

/** Of columns that tell of consent, or could, with what their values mean. */
function withMeanings(column: Column, at: number, mapping: readonly Target[]) {
  const { name, samples } = column
  const mapped = mapping.find(one => one.column === at)
  const mayTell = mapped?.field === 'consent.status' || column.values || consentType(name) !== null
  if (!mayTell || samples.length === 0) return { name, samples }
  const target = mapped ?? { column: at, field: 'consent.status' }
  const reader = { target, column: consentColumn(column, mapping), decided: decidedMeanings(target) }
  const counts = new Map(column.values?.map(({ value, count }) => [value, count]))
  const values = valuesOfColumn(column).map(value => {
    const count = counts.get(value)
    return { value, ...(count !== undefined && { count }), status: statusOfCell(reader, value) }
  })
  return { name, samples, values, ...(!column.values && { otherwise: statusOfCell(reader, some_text) }) }
}

/** Stands for a value that nobody has seen. */
const some_text = 'something'

const passOf = (operation_id: string, tally: ImportRow['checked'], locale: Locale) => ({
  operation_id,
  ...(tally && {
    counts: {
      ...{ created: tally.new, changed: tally.changed, same: tally.same, refused: tally.refused },
      skipped: tally.skipped ?? 0,
    },
  }),
  ...(tally?.new_tags && { new_tags: tally.new_tags.map(({ name }) => name) }),
  ...(tally?.notes && {
    notes: tally.notes
      .map(note => ({ ...note, text: messageOf(locale, `operation.failure.${note.code}`) }))
      .sort((a, b) => a.column - b.column || b.rows - a.rows),
  }),
  ...(tally?.statuses && {
    statuses: readStatuses.flatMap(status => {
      const rows = tally.statuses?.[status] ?? 0
      return rows > 0 ? [{ status, rows }] : []
    }),
  }),
})
