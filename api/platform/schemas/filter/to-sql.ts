/** Compiles a filter to an SQL condition. Must agree with matches.ts: a property test compares the two. */
import { and, not, or, type SQL, sql } from 'drizzle-orm'
import { type FilterKind, momentOf, takes } from './kinds.ts'
import { listOf, negated, textKey } from './matches.ts'
import { boundsOf, instantOf, isRelative, type Present } from './relative.ts'
import type { Filter, FilterOp, FilterRule, FilterValue } from './schema.ts'

/** How one field is asked for in the database. */
export interface FilterField {
  type: FilterKind
  /** Whether a value is there for which the test holds; never null. Text is tested in its folded form. */
  where(test: Test): SQL
  empty: SQL
}

export type Test = (column: SQL) => SQL

/** The field of a name, or undefined for one that no longer exists: it counts as empty. */
export type FilterFields = (name: string) => FilterField | undefined

const always = sql`1`
const never = sql`0`

export function toSql(filter: Filter, fields: FilterFields, present: Present): SQL {
  switch (filter.type) {
    case 'all':
      return and(...filter.filters.map(inner => toSql(inner, fields, present))) ?? always
    case 'any':
      return or(...filter.filters.map(inner => toSql(inner, fields, present))) ?? never
    case 'not':
      return not(toSql(filter.filter, fields, present))
    case 'rule':
      return ruleToSql(filter, fields(filter.field), present)
  }
}

function ruleToSql(rule: FilterRule, field: FilterField | undefined, present: Present): SQL {
  const positive = negated(rule.op)
  if (positive) return not(ruleToSql({ ...rule, op: positive }, field, present))
  if (rule.op === 'is_empty') return field ? field.empty : always
  if (rule.op === 'is_not_empty') return field ? not(field.empty) : never
  if (rule.op === 'is' && typeof rule.value === 'boolean') {
    const wanted = Number(rule.value)
    return field?.type === 'checkbox' ? field.where(column => sql`${column} = ${wanted}`) : never
  }
  if (!field || rule.value === undefined || !takes(field.type, rule.op)) return never
  const test = testOf(rule, field.type, rule.value, present)
  return test ? field.where(test) : never
}

/** What a rule that is no opposite asks of a value; null where no value fits it. */
export function testOf(rule: FilterRule, type: FilterKind, value: FilterValue, present: Present): Test | null {
  if (isRelative(rule.op)) {
    if (typeof value !== 'number') return null
    const [first, last] = boundsOf(rule.op, value, present, type === 'date')
    return column => sql`${column} between ${first} and ${last}`
  }
  switch (type) {
    case 'text':
    case 'choice':
      return typeof value === 'string' ? textTest(rule.op, textKey(rule.field, value)) : null
    case 'number':
      return compare(
        rule.op,
        listOf(value).map(v => (typeof v === 'number' ? v : null)),
      )
    case 'date':
      return compare(rule.op, listOf(value).map(momentOf))
    case 'instant':
      return compare(
        rule.op,
        listOf(value).map(one => instantOf(one, present.timezone)),
      )
    case 'set':
      return column => sql`${column} in ${listOf(value)}`
    default:
      return null
  }
}

function textTest(op: FilterOp, wanted: string): Test | null {
  if (wanted === '') return null
  if (op === 'is') return column => sql`${column} = ${wanted}`
  if (op === 'contains') return column => sql`instr(${column}, ${wanted}) > 0`
  return column => sql`substr(${column}, 1, length(${wanted})) = ${wanted}`
}

const signs: Partial<Record<FilterOp, SQL>> = {
  is: sql`=`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
  before: sql`<`,
  after: sql`>`,
}

function compare(op: FilterOp, [first, second]: (number | null)[]): Test | null {
  if (first === null || first === undefined) return null
  if (op === 'between') {
    return typeof second === 'number' ? column => sql`${column} between ${first} and ${second}` : null
  }
  const sign = signs[op]
  return sign ? column => sql`${column} ${sign} ${first}` : null
}
