/** From the rules that an owner writes to those that the loader evaluates. Used by the API alone. */

import type { Device } from '../wire.ts'
import { plain } from './fact.ts'
import type { Rule } from './rule.ts'
import { compileUrlRule, literal, type UrlRule } from './url.ts'

export type VisitorRule = {
  field: string
  op: 'is' | 'is_not' | 'contains' | 'does_not_contain' | 'is_empty' | 'is_not_empty'
  values?: readonly string[] | undefined
}

/** Fields that a browser does not know, or must not learn. */
const ASKED = ['country', 'known_lead', 'tag']

/** Patterns of user agents, which exclude browsers that also name others: in lower case, `+` for a space. */
const AGENTS: Record<string, string> = {
  chrome: '\\+gecko\\)\\+chrome/.*\\+safari/537\\.36$|\\+crios/',
  edge: '\\+edg',
  firefox: '\\+firefox/|\\+fxios/',
  opera: '\\+opr/|\\+opios/',
  safari: '\\+gecko\\)\\+version/.*\\+safari/60',
  samsung: '\\+samsungbrowser/',
}

const GECKO = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'
const EXAMPLES: Record<string, string> = {
  chrome: `${GECKO} Chrome/140.0.0.0 Safari/537.36`,
  edge: `${GECKO} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  opera: `${GECKO} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`,
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  samsung: `${GECKO} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
}

/** A user agent of that browser, for asking what would happen. */
export const agentOf = (browser: string): string => EXAMPLES[browser] ?? ''

export const asksServer = (rules: readonly VisitorRule[]): boolean => rules.some(({ field }) => ASKED.includes(field))

/** Everything that a browser can evaluate by itself. */
export const compileRules = (of: {
  devices?: readonly Device[] | undefined
  url_rules: readonly UrlRule[]
  visitor_rules: readonly VisitorRule[]
}): Rule[] => [
  ...(of.devices ? [{ on: 'device' as const, any: of.devices.map(one => ['device', one] as [string, string]) }] : []),
  ...of.url_rules.map(compileUrlRule),
  ...of.visitor_rules.filter(({ field }) => !ASKED.includes(field)).map(compileVisitorRule),
]

function compileVisitorRule({ field, op, values = [] }: VisitorRule): Rule {
  const not = op === 'is_not' || op === 'does_not_contain' || op === 'is_not_empty'
  const wanted = op.endsWith('_empty') ? [''] : values.map(value => plain(value.trim()))
  const part = op === 'contains' || op === 'does_not_contain'
  if (field === 'browser') return browserRule(wanted, not)
  const arrival = field === 'referrer' ? referrer : field.startsWith('utm_') ? parameter(field) : undefined
  const sources = wanted.map(value => arrival?.(value, part) ?? (part ? literal(value) : equal(field, value)))
  return ruleOf(arrival ? 'arrival' : field, sources, not)
}

const ruleOf = (fact: string, sources: string[], not: boolean): Rule => ({
  on: 'visitor',
  any: sources.map(source => [fact, source]),
  ...(not && { not }),
})

/** For a query, a line that begins with `?`. A missing parameter counts as empty. */
const parameter =
  (name: string) =>
  (value: string, part: boolean): string => {
    const begins = `\\n\\?(.*&)?${name}=`
    if (part) return `${begins}[^&\\n]*${literal(value)}`
    return value ? `${begins}${literal(value)}(&|\\n)` : `^(?![^]*${begins}[^&\\n])`
  }

/** For a line that is no query. A host matches all its pages; a visit without a referrer has none on later pages either. */
function referrer(value: string, part: boolean): string {
  if (part) return `(^|\\n)(?!\\?).*${literal(value)}`
  if (!value) return '^\\n'
  const page = value
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')
  return `(^|\\n)https?://(www\\.)?${literal(page)}([/?].*)?\\n`
}

/** `other`: none of the named browsers. */
function browserRule(wanted: string[], not: boolean): Rule {
  const other = wanted.includes('other')
  const named = Object.keys(AGENTS).filter(name => wanted.includes(name) !== other)
  return ruleOf(
    'agent',
    named.map(name => AGENTS[name] ?? ''),
    not !== other,
  )
}

/** A language holds for its regions. */
const equal = (field: string, value: string): string => `^${literal(value)}${field === 'language' ? '(-.*)?' : ''}$`
