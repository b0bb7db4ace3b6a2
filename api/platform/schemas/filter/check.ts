/** Whether a filter fits the fields that there are: known field, operator of its kind, filled value of its type. */

import type { FieldError } from '../../problem/problem.ts'
import { limits } from '../../runtime/limits.ts'
import { type FilterKind, momentOf, opsByKind, takes } from './kinds.ts'
import { listOf, negated } from './matches.ts'
import { isRelative } from './relative.ts'
import type { Filter, FilterRule } from './schema.ts'

/** The kind of the field of a name, and for choices what it takes. */
export type FieldKinds = (name: string) => { type: FilterKind; values?: readonly string[] } | undefined

/** What is wrong, each at its pointer. */
export function filterErrors(filter: Filter, kinds: FieldKinds, pointer = '/filter'): FieldError[] {
  switch (filter.type) {
    case 'all':
    case 'any':
      return filter.filters.flatMap((inner, i) => filterErrors(inner, kinds, `${pointer}/filters/${i}`))
    case 'not':
      return filterErrors(filter.filter, kinds, `${pointer}/filter`)
    case 'rule':
      return ruleErrors(filter, kinds, pointer)
  }
}

function ruleErrors(rule: FilterRule, kinds: FieldKinds, pointer: string): FieldError[] {
  const field = kinds(rule.field)
  if (!field) return [{ pointer: `${pointer}/field`, code: 'filter_field_unknown' }]
  if (!takes(field.type, rule.op)) {
    return [
      { pointer: `${pointer}/op`, code: 'not_allowed_value', values: { values: opsByKind[field.type].join(', ') } },
    ]
  }
  if (rule.op === 'is_empty' || rule.op === 'is_not_empty') {
    return rule.value === undefined ? [] : [{ pointer: `${pointer}/value`, code: 'filter_value_needless' }]
  }
  const code = rule.value === undefined || rule.value === '' ? 'required' : valueError(rule, field)
  const values = code === null ? undefined : valuesOf[code]?.(field)
  return code ? [{ pointer: `${pointer}/value`, code, ...(values && { values }) }] : []
}

/** What the texts of refusals name. */
const valuesOf: Partial<Record<string, (field: { values?: readonly string[] }) => FieldError['values']>> = {
  not_allowed_value: ({ values }) => ({ values: values?.join(', ') ?? '' }),
  filter_value_days: () => ({ maximum: limits.filter_days_max }),
}

function valueError(rule: FilterRule, field: { type: FilterKind; values?: readonly string[] }): string | null {
  const given = rule.value === undefined ? [] : listOf(rule.value)
  const wanted = rule.op === 'between' ? 2 : 1
  if (field.type !== 'set' && (given.length !== wanted || (wanted === 1 && Array.isArray(rule.value)))) {
    return rule.op === 'between' ? 'filter_value_pair' : 'invalid'
  }
  if (isRelative(negated(rule.op) ?? rule.op)) return isDays(given[0]) ? null : 'filter_value_days'
  switch (field.type) {
    case 'checkbox':
      return typeof given[0] === 'boolean' ? null : 'invalid'
    case 'number':
      return given.every(v => typeof v === 'number') ? order(given as number[]) : 'invalid'
    case 'date':
      return given.every(v => momentOf(v) !== null && String(v).length === 10)
        ? order(given.map(momentOf))
        : 'date_invalid'
    case 'instant':
      return given.every(v => momentOf(v) !== null) ? order(given.map(momentOf)) : 'instant_invalid'
    case 'choice':
      return field.values && !field.values.includes(String(given[0])) ? 'not_allowed_value' : null
    case 'text':
      return typeof given[0] !== 'string' ? 'invalid' : given[0].trim() === '' ? 'required' : null
    default:
      return given.every(v => typeof v === 'string' && v !== '') ? null : 'invalid'
  }
}

const isDays = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= limits.filter_days_max

/** A valid range begins before it ends. */
function order([first, second]: readonly (number | null)[]): string | null {
  return second !== undefined && Number(first) > Number(second) ? 'filter_value_pair' : null
}
