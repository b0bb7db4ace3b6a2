/** The mapping of a hook: fields of calls, by name, to fields of leads, read by the same rules as the columns of an import. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import { fieldsOfSite } from '../../contacts/custom-fields/rules.ts'
import {
  type Candidate,
  type Column,
  importLimits,
  readValues,
  suggestionsFor,
  type Target,
} from '../../contacts/imports/rules.ts'
import { fieldHead } from './field-head.ts'
import type { CallProblem, ReceivedValue } from './statuses.ts'

type Db = Handle<'site'>

/** A target of an import, with the name of a field in place of a column. */
export type SourceTarget = Omit<Target, 'column'> & { source: string }

interface Mappable {
  mapping: readonly SourceTarget[]
}

/** Calls become leads; else they wait. */
export const isReady = ({ mapping, paused_at }: Mappable & { paused_at: number | null }): boolean =>
  paused_at === null && isMapped({ mapping })
export const isMapped = ({ mapping }: Mappable): boolean => mapping.some(({ field }) => field === 'email')

const toColumns = (sources: readonly string[]): Column[] =>
  sources.map(source => ({ name: fieldHead(source), samples: [] }))

/** The fields that a hook has seen, in the order in which they came, with some of their values. */
export function columnsOfCalls(calls: readonly (readonly ReceivedValue[])[], samples_max: number) {
  const columns = new Map<string, Column & { filled: number }>()
  for (const { source, value } of calls.flat()) {
    const column = columns.get(source) ?? { name: fieldHead(source), samples: [], filled: 0 }
    columns.set(source, column)
    if (value.trim() === '') continue
    column.filled += 1
    if (column.samples.length < samples_max && !column.samples.includes(value)) column.samples.push(value)
  }
  return columns
}

const toTargets = (mapping: readonly SourceTarget[], sources: readonly string[]): Target[] =>
  mapping.map(({ source, ...target }) => ({ ...target, column: sources.indexOf(source) }))

/** The mapping as one of columns, for the rules of imports. */
export function toImportMapping(mapping: readonly SourceTarget[]) {
  const sources = mapping.map(({ source }) => source)
  return { columns: toColumns(sources), mapping: toTargets(mapping, sources) }
}

export async function suggestMapping(
  db: Db,
  columns: ReadonlyMap<string, Column>,
  locale: Locale,
): Promise<SourceTarget[]> {
  const sources = [...columns.keys()]
  const given = { fields: await fieldsOfSite(db), remembered: [], product: null, locale }
  const { suggestions } = suggestionsFor([...columns.values()], given)
  // Fields that the site lacks are made by whoever decides so, not by a suggestion.
  return suggestions.flatMap(({ column, from: _, ...target }) =>
    target.new_field ? [] : [{ source: sources[column] ?? '', ...target }],
  )
}

/** A call, read by the mapping of its hook. */
export async function readCall(
  db: Db,
  values: readonly ReceivedValue[],
  mapping: readonly SourceTarget[],
): Promise<{ candidate: Candidate; problems: CallProblem[] }> {
  const { columns, mapping: targets } = toImportMapping(mapping)
  const bySource = new Map(values.map(({ source, value }) => [source, value]))
  const cells = mapping.map(({ source }) => {
    const value = bySource.get(source) ?? ''
    return value.length > importLimits.import_cell_characters_max ? null : value
  })
  const candidate = readValues(cells, { columns, mapping: targets, fields: await fieldsOfSite(db) })
  return { candidate, problems: toProblems(candidate, mapping) }
}

export const toProblems = (
  { problems }: Pick<Candidate, 'problems'>,
  mapping: readonly SourceTarget[],
): CallProblem[] =>
  problems.map(({ column, code }) => {
    const source = column === null ? undefined : mapping[column]?.source
    return { ...(source !== undefined && { source }), code }
  })
