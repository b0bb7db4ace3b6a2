/** Evaluates a filter on facts in memory. Must agree with to-sql.ts: a property test compares the two. */

import { foldCase } from '../../texts/fold.ts'
import { emailKey } from '../schemas.ts'
import { momentOf } from './kinds.ts'
import { boundsOf, instantOf, isRelative, type Present, type RelativeOp } from './relative.ts'
import type { Filter, FilterOp, FilterRule, FilterValue } from './schema.ts'

/** Plain facts: texts, numbers (moments as milliseconds), booleans, lists of ids; custom values by name. */
export interface FilterFacts {
  readonly custom_fields?: Readonly<Record<string, unknown>>
  /** Members of sets, by field, of which the facts say nothing: filters say which there are. Each may ask about those before it. */
  readonly undecided?: Readonly<Record<string, readonly OpenFilter[]>> | undefined
}

interface OpenFilter {
  readonly id: string
  readonly filter: Filter
}

export function matches(filter: Filter, facts: FilterFacts, present: Present): boolean {
  switch (filter.type) {
    case 'all':
      return filter.filters.every(inner => matches(inner, facts, present))
    case 'any':
      return filter.filters.some(inner => matches(inner, facts, present))
    case 'not':
      return !matches(filter.filter, facts, present)
    case 'rule':
      return holds(filter, decidedFact(facts, filter.field, present), present)
  }
}

/** The facts that the filter uses, by field: what the decision was based on. */
export function askedFacts(filter: Filter, facts: FilterFacts, present: Present): Record<string, unknown> {
  if (filter.type === 'rule') return { [filter.field]: decidedFact(facts, filter.field, present) ?? null }
  const inner = filter.type === 'not' ? [filter.filter] : filter.filters
  return Object.assign({}, ...inner.map(one => askedFacts(one, facts, present)))
}

/** The fact of a field, with the members of a set that filters decide on. */
function decidedFact(facts: FilterFacts, field: string, present: Present): unknown {
  const fact = factOf(facts, field)
  const { undecided } = facts
  if (!undecided || !Object.hasOwn(undecided, field) || !Array.isArray(fact)) return fact
  const asked = undecided[field] ?? []
  let members = fact.filter(member => asked.every(({ id }) => id !== member))
  for (const { id, filter } of asked) {
    const known = { ...facts, undecided: undefined, [field]: members }
    if (matches(filter, known, present)) members = [...members, id]
  }
  return members
}

export function factOf(facts: FilterFacts, field: string): unknown {
  const [record, name] = field.startsWith('custom_fields.')
    ? [facts.custom_fields ?? {}, field.slice('custom_fields.'.length)]
    : [facts, field]
  return Object.hasOwn(record, name) ? (record as Record<string, unknown>)[name] : undefined
}

const isEmpty = (fact: unknown): boolean =>
  fact === undefined || fact === null || fact === '' || (Array.isArray(fact) && fact.length === 0)

/** The form in which a field's text is compared. */
export const textKey = (field: string, text: string): string => (field === 'email' ? emailKey(text) : foldCase(text))

const opposite: Partial<Record<FilterOp, FilterOp>> = {
  is_not: 'is',
  not_contains: 'contains',
  has_not: 'has',
  not_in_last_days: 'in_last_days',
}

/** `is_not` for `is` and so on; undefined for an operator that is no opposite. */
export const negated = (op: FilterOp): FilterOp | undefined => opposite[op]

function holds(rule: FilterRule, fact: unknown, present: Present): boolean {
  const positive = negated(rule.op)
  if (positive) return !holds({ ...rule, op: positive }, fact, present)
  if (rule.op === 'is_empty') return isEmpty(fact)
  if (rule.op === 'is_not_empty') return !isEmpty(fact)
  if (rule.op === 'is' && typeof rule.value === 'boolean') return fact === rule.value
  if (isEmpty(fact) || rule.value === undefined) return false
  if (rule.op === 'has') return Array.isArray(fact) && listOf(rule.value).some(id => fact.includes(id))
  if (isRelative(rule.op)) return relativeHolds(rule.op, fact, rule.value, present)
  if (typeof fact === 'string') {
    if (rule.op === 'is' || rule.op === 'contains' || rule.op === 'starts_with') return textHolds(rule, fact)
    const at = momentOf(fact)
    return at !== null && momentHolds(rule.op, at, listOf(rule.value).map(momentOf))
  }
  return typeof fact === 'number' && numberHolds(rule.op, fact, rule.value, present)
}

/** A moment in milliseconds, or a date as text. */
export function relativeMoment(fact: unknown): { at: number; is_date: boolean } | null {
  if (typeof fact === 'number') return { at: fact, is_date: false }
  const at = momentOf(fact)
  return at === null ? null : { at, is_date: true }
}

function relativeHolds(op: RelativeOp, fact: unknown, days: FilterValue, present: Present): boolean {
  const moment = relativeMoment(fact)
  if (!moment || typeof days !== 'number') return false
  const [first, last] = boundsOf(op, days, present, moment.is_date)
  return moment.at >= first && moment.at <= last
}

export const listOf = (value: FilterValue): (string | number | boolean)[] => (Array.isArray(value) ? value : [value])

function textHolds(rule: FilterRule, fact: string): boolean {
  if (typeof rule.value !== 'string') return false
  const wanted = textKey(rule.field, rule.value)
  if (wanted === '') return false
  const there = textKey(rule.field, fact)
  if (rule.op === 'is') return there === wanted
  return rule.op === 'contains' ? there.includes(wanted) : there.startsWith(wanted)
}

function numberHolds(op: FilterOp, fact: number, value: FilterValue, { timezone }: Present): boolean {
  const [first, second] = listOf(value)
  if (typeof first !== 'number') {
    const wanted = listOf(value).map(one => instantOf(one, timezone))
    return momentHolds(op, fact, wanted)
  }
  switch (op) {
    case 'is':
      return fact === first
    case 'gt':
      return fact > first
    case 'gte':
      return fact >= first
    case 'lt':
      return fact < first
    case 'lte':
      return fact <= first
    case 'between':
      return typeof second === 'number' && fact >= first && fact <= second
    default:
      return false
  }
}

function momentHolds(op: FilterOp, at: number, [first, second]: (number | null)[]): boolean {
  if (first === null || first === undefined) return false
  if (op === 'before') return at < first
  if (op === 'after') return at > first
  return op === 'between' && typeof second === 'number' && at >= first && at <= second
}
