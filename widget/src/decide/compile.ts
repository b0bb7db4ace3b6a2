/** From the rules that an owner writes to those that the loader judges. Used by the API alone. */
import type { Rule } from './rule.ts'
import { compileUrlRule, type UrlRule } from './url.ts'

export type VisitorRule = {
  field: string
  op: 'is' | 'is_not' | 'contains' | 'does_not_contain' | 'is_empty' | 'is_not_empty'
  values?: readonly string[] | undefined
}

/** What a browser does not know of its visitor, or must not be told. */
const ASKED = ['country', 'known_lead', 'tag']

/** How browsers name themselves, by the names that owners use. */
const MARKS: Record<string, string[]> = {
  chrome: ['chrom', 'crios'],
  edge: ['edg'],
  firefox: ['firefox', 'fxios'],
  opera: ['opr'],
  other: [''],
}

export const asksServer = (rules: readonly VisitorRule[]): boolean => rules.some(({ field }) => ASKED.includes(field))

/** Everything that a browser can judge by itself. */
export const compileRules = (of: { url_rules: readonly UrlRule[]; visitor_rules: readonly VisitorRule[] }): Rule[] => [
  ...of.url_rules.map(compileUrlRule),
  ...of.visitor_rules.filter(({ field }) => !ASKED.includes(field)).map(compileVisitorRule),
]

function compileVisitorRule({ field, op, values = [] }: VisitorRule): Rule {
  const not = (op === 'is_not' || op === 'does_not_contain' || op === 'is_not_empty') && { not: true as const }
  const wanted = op === 'is_empty' || op === 'is_not_empty' ? [''] : values.map(value => value.trim().toLowerCase())
  const part = op === 'contains' || op === 'does_not_contain'
  const any = wanted.flatMap(value => (part ? [['', value, '']] : equal(field, value)))
  return { on: 'visitor', any: any.map(pieces => [field, ...pieces]), ...not }
}

/** A language holds for its regions; a host for all its pages. */
function equal(field: string, value: string): string[][] {
  if (field === 'browser') return (MARKS[value] ?? [value]).map(mark => [mark])
  if (field === 'language' && value) return [[value], [`${value}-`, '']]
  if (field !== 'referrer' || !value) return [[value]]
  const [host = '', ...path] = value
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split('/')
  const page = path.join('/').replace(/\/$/, '')
  const starts = ['https://', 'http://', 'https://www.', 'http://www.'].map(start => `${start}${host}/${page}`)
  return starts.map(start => [start, ''])
}
