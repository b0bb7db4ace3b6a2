/** Fields of visitor rules, with their comparisons and values. Pure. */
import type { VisitorRule } from '@leadwright/sdk'

export type VisitorField = VisitorRule['field']
export type VisitorOp = VisitorRule['op']

/** How the values of a field are given: known choices, text, or one of two. */
export type ValueKind = 'choice' | 'text' | 'either'

const kinds: Record<VisitorField, ValueKind> = {
  country: 'choice',
  device: 'choice',
  browser: 'choice',
  language: 'choice',
  tag: 'choice',
  referrer: 'text',
  utm_source: 'text',
  utm_medium: 'text',
  utm_campaign: 'text',
  utm_term: 'text',
  utm_content: 'text',
  visitor: 'either',
  known_lead: 'either',
}

export const visitorFields = Object.keys(kinds) as VisitorField[]
export const kindOf = (field: VisitorField): ValueKind => kinds[field]

const ops: Record<ValueKind, VisitorOp[]> = {
  choice: ['is', 'is_not'],
  text: ['is', 'is_not', 'contains', 'does_not_contain', 'is_empty', 'is_not_empty'],
  either: ['is'],
}
/** A country may not be known, and a visitor may have no tag at all. */
const absentable: readonly VisitorField[] = ['country', 'tag']
export const opsOf = (field: VisitorField): VisitorOp[] =>
  absentable.includes(field) ? [...ops.choice, 'is_empty', 'is_not_empty'] : ops[kinds[field]]

export const takesValues = (op: VisitorOp): boolean => op !== 'is_empty' && op !== 'is_not_empty'

/** The two values of a field that has no others. */
export const eitherOf = (field: VisitorField): [string, string] =>
  field === 'visitor' ? ['new', 'returning'] : ['yes', 'no']

/** Changes the field of a rule: the comparison stays if possible, the values are reset. */
export function ruleOn(field: VisitorField, op: VisitorOp = 'is'): VisitorRule {
  const fitting = opsOf(field).includes(op) ? op : 'is'
  if (!takesValues(fitting)) return { field, op: fitting }
  return { field, op: fitting, values: kindOf(field) === 'either' ? [eitherOf(field)[0]] : [] }
}

/** The rule with another comparison; values stay where they are compared. */
export const ruleWith = (rule: VisitorRule, op: VisitorOp): VisitorRule =>
  takesValues(op) ? { ...rule, op, values: rule.values ?? [] } : { field: rule.field, op }
