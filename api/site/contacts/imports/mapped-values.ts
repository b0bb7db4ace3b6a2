/** Suggesting a mapping, and reading values by it, for whatever comes in as named values: a row of a file, a call of a foreign form. */
import type { FieldRow } from '../custom-fields/rules.ts'
import { type Candidate, candidateOf, type RowMapping } from './candidates.ts'
import { toColumnNotation } from './notations.ts'
import type { Cell, Column } from './reader/rows-writer.ts'
import { consentReaders } from './row-consent.ts'
import type { Target } from './statuses.ts'
import { columnTags } from './tag-columns.ts'

export interface ColumnMapping {
  columns: readonly Column[]
  mapping: readonly Target[]
  fields: readonly FieldRow[]
}

export function toReading({ columns, mapping, fields }: ColumnMapping): RowMapping {
  const names = new Set(mapping.map(({ field }) => field))
  return {
    columns: columns.length,
    mapping,
    fields: new Map(fields.filter(({ name }) => names.has(name)).map(field => [field.name, field])),
    consent: consentReaders(columns, mapping),
    tags: columnTags(columns, mapping),
    notations: new Map(mapping.map(target => [target.column, toColumnNotation(columns[target.column], target)])),
  }
}

/** Values that are no row of a file, in the order of the columns. */
export const readValues = (cells: Cell[], mapped: ColumnMapping): Candidate =>
  candidateOf({ number: 1, place: 0, bytes: 0, cells }, toReading(mapped))
