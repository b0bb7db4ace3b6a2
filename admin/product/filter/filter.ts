/**
 * The filter language as the editor sees it: a flat list of rules of which all or any hold. Deeper filters are kept as
 * they are.
 */
import type { Filter, FilterOp, FilterRule, FilterRuleValue } from '@leadwright/sdk'

export type FieldKind = 'text' | 'choice' | 'number' | 'instant' | 'date' | 'checkbox' | 'set' | 'secret'

/** The operators of each kind of field, the usual one first. */
export const opsOf: Record<FieldKind, FilterOp[]> = {
  text: ['is', 'is_not', 'contains', 'not_contains', 'starts_with', 'is_empty', 'is_not_empty'],
  choice: ['is', 'is_not', 'is_empty', 'is_not_empty'],
  number: ['is', 'is_not', 'gt', 'gte', 'lt', 'lte', 'between', 'is_empty', 'is_not_empty'],
  instant: ['after', 'before', 'between', 'in_last_days', 'not_in_last_days', 'is_empty', 'is_not_empty'],
  date: [
    'is',
    'is_not',
    'after',
    'before',
    'between',
    'in_last_days',
    'not_in_last_days',
    'in_next_days',
    'is_empty',
    'is_not_empty',
  ],
  checkbox: ['is', 'is_not'],
  set: ['has', 'has_not', 'is_empty', 'is_not_empty'],
  secret: ['is_not_empty', 'is_empty'],
}

export type RuleList = { type: 'all' | 'any'; rules: FilterRule[] }

/** The rules of a filter that the editor can show; undefined for one with groups inside. */
export function rulesOf(filter: Filter | undefined): RuleList | undefined {
  if (!filter) return { type: 'all', rules: [] }
  if (filter.type === 'rule') return { type: 'all', rules: [filter] }
  if (filter.type === 'not') return undefined
  const rules = filter.filters.filter(inner => inner.type === 'rule')
  return rules.length === filter.filters.length ? { type: filter.type, rules } : undefined
}

/** Back to a filter. */
export const filterOf = ({ type, rules }: RuleList): Filter => ({ type, filters: rules })

export const needsValue = (op: FilterOp): boolean => op !== 'is_empty' && op !== 'is_not_empty'

/** Whether the value is a number of days, counted from the present moment. */
export const takesDays = (op: FilterOp): boolean =>
  op === 'in_last_days' || op === 'not_in_last_days' || op === 'in_next_days'

const days_usual = 30

/** The value with which a rule starts after its field or operator was chosen: an old one where it still fits. */
export function valueFor(
  type: FieldKind,
  op: FilterOp,
  former: FilterRuleValue | undefined,
): FilterRuleValue | undefined {
  if (!needsValue(op)) return undefined
  if (type === 'checkbox') return typeof former === 'boolean' ? former : true
  const list = former === undefined || typeof former === 'boolean' ? [] : Array.isArray(former) ? former : [former]
  if (takesDays(op)) return typeof list[0] === 'number' ? list[0] : days_usual
  const fits = list.filter(part => (type === 'number' ? typeof part === 'number' : typeof part === 'string'))
  if (type === 'set') return fits.length > 0 ? fits : undefined
  if (op === 'between') return [fits[0] ?? (type === 'number' ? 0 : ''), fits[1] ?? (type === 'number' ? 0 : '')]
  return fits[0]
}

/** Whether a rule is complete; the server refuses incomplete ones. */
export function isComplete(rule: FilterRule): boolean {
  if (rule.field === '') return false
  if (!needsValue(rule.op)) return true
  const { value } = rule
  if (Array.isArray(value)) return value.length > 0 && value.every(part => part !== '')
  return value !== undefined && value !== ''
}
