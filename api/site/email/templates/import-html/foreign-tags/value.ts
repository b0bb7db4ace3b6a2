/** Value that a tag prints: a path, a fallback, and its format. Pure. */
import { ALLOWED_FILTERS } from '../../template-engine.ts'
import type { PrintTag } from './tag.ts'
import { dividedAt, tokensIn, unquoted } from './words.ts'

export type Value = PrintTag

const ownFilters: Readonly<Record<string, string>> = {
  ...{ upper: 'upcase', upcase: 'upcase', uppercase: 'upcase', lower: 'downcase', downcase: 'downcase' },
  ...{ lowercase: 'downcase', title: 'capitalize', capitalize: 'capitalize', capfirst: 'capitalize' },
  ...{ strip: 'strip', trim: 'strip', trimmed: 'strip' },
}

/** `path | filter: "x" | …`, with the filters of Liquid, Jinja, Django and Twig; undefined where there is no path. */
export function parseValue(inside: string): Value | undefined {
  const [subject = '', ...filters] = dividedAt(withFallbackAsFilter(inside), '|')
  const called = calledValue(subject)
  if (called) return withFilters(called, filters)
  return /^[\w.$@:[\]'" -]{1,200}$/.test(subject) ? withFilters({ type: 'value', path: subject }, filters) : undefined
}

/** Marketo's `lead.First Name:default=there`, and Mailjet's `data:firstname:"there"` and `var:firstname:"there"`. */
function withFallbackAsFilter(inside: string): string {
  const marketo = inside.indexOf(':default=')
  if (marketo > 0) return `${inside.slice(0, marketo)} | default: "${inside.slice(marketo + 9).replaceAll('"', '')}"`
  if (!/^(?:data|var):/.test(inside)) return inside
  const [, path = '', fallback = ''] = dividedAt(inside, ':')
  return fallback === '' ? path : `${path} | default: ${fallback}`
}

function withFilters(value: Value, given: readonly string[]): Value {
  let { path, fallback } = value
  const filters: string[] = []
  let is_ours = true
  for (const filter of given) {
    const name = /^[\w-]*/.exec(filter)?.[0] ?? ''
    const argument = filter.slice(name.length).trim().replace(/^[:(]/, '').trim().replace(/\)$/, '')
    const first = unquoted(dividedAt(argument, ',')[0] ?? '')
    is_ours &&= (ALLOWED_FILTERS as readonly string[]).includes(name) && !filter.includes('(')
    if (/^(?:default|fallback|or)$/i.test(name)) fallback = first
    else if (name === 'lookup') path = first
    else if (Object.hasOwn(ownFilters, name.toLowerCase())) filters.push(ownFilters[name.toLowerCase()] ?? '')
  }
  return {
    ...value,
    path,
    ...(is_ours && { is_ours }),
    ...(fallback && { fallback }),
    ...(filters.length > 0 && { filters }),
  }
}

/**
 * HubSpot's `personalization_token("a", "b")`, SendGrid's `insert a "default=b"`, Iterable's `defaultIfEmpty a "b"`, Go's
 * `or .A "b"` and `default "b" .A`, Jinja's `a or "b"`.
 */
function calledValue(subject: string): Value | undefined {
  const tokens = tokensIn(subject)
  const name = tokens[0]?.text.toLowerCase()
  const given = tokens.slice(1).filter(({ type }) => type !== 'sign')
  const [one, other] = given
  if (!one || !name) return undefined
  if (name === 'personalization_token' || name === 'contact_property' || name === 'contact')
    return one.type === 'text' ? { type: 'value', path: one.text, ...(other && { fallback: other.text }) } : undefined
  if (name === 'insert' && one.type === 'word')
    return { type: 'value', path: one.text, ...(other && { fallback: other.text.replace(/^default=/, '') }) }
  if (name === 'defaultifempty' && other) return { type: 'value', path: one.text, fallback: other.text }
  if (one.text.toLowerCase() === 'or' && other?.type === 'text' && given.length === 2)
    return { type: 'value', path: tokens[0]?.text ?? '', fallback: other.text }
  if (name === 'or' && other?.type === 'text') return { type: 'value', path: one.text, fallback: other.text }
  if (name === 'default' && other) return { type: 'value', path: other.text, fallback: one.text }
  return undefined
}
