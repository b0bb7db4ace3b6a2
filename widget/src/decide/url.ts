/** Rules on addresses as an owner writes them: compiled, and held against a page. Used by the API alone. */
import { addressFact } from './fact.ts'
import { holds, type Rule } from './rule.ts'

/** `value` may hold several addresses, one a line: one that fits is enough. */
export type UrlRule = {
  match: 'contains' | 'equals' | 'starts_with' | 'pattern' | 'query'
  value: string
  exclude?: boolean | undefined
}

const SCHEME = /^https?:\/\/(www\.)?/i

const plain = (text: string): string => {
  try {
    return decodeURIComponent(text).toLowerCase()
  } catch {
    return text.toLowerCase()
  }
}

/** A beginning or a pattern is no whole address: only what never counts is taken off. */
const bare = (text: string): string => {
  const found = plain(text.replace(SCHEME, '')).replace(/#.*$/, '')
  return found.length > 1 ? found.replace(/\/+$/, '') : found
}

/** A whole address as the fact says it; what is none is compared as it is written. */
function whole(on: string, text: string): string {
  const href = /^https?:\/\//i.test(text) ? text : text.startsWith('/') ? `https://nowhere${text}` : `https://${text}`
  return URL.canParse(href) ? addressFact(on, href) : text.toLowerCase()
}

const part = (text: string): string => plain(text.trim().replace(/\+/g, ' ')).replace(/ /g, '+')

function patternsOf(match: UrlRule['match'], line: string): string[][] {
  if (match === 'contains') return [['url?', '', plain(line.replace(SCHEME, '')), '']]
  if (match === 'query') {
    const [name = '', ...value] = line.replace(/^[?&]/, '').split('=')
    const ends = value.length > 0 ? [`=${part(value.join('='))}&`] : ['=', '&']
    return ends.map(end => ['query', '', `&${part(name)}${end}`, ''])
  }
  const on = (line.startsWith('/') ? 'path' : 'url') + (line.includes('?') ? '?' : '')
  if (match === 'equals') return [[on, whole(on, line)]]
  return [match === 'pattern' ? [on, ...bare(line).split('*')] : [on, bare(line), '']]
}

export function compileUrlRule({ match, value, exclude }: UrlRule): Rule {
  const lines = value.split('\n').flatMap(line => line.trim() || [])
  return { on: 'url', any: lines.flatMap(line => patternsOf(match, line)), ...(exclude && { not: true }) }
}

const nowhere = { device: 'desktop', browser: '', language: '', referrer: '', visitor: 'new' } as const

/** Whether the page fits: every rule holds, and none that excludes. */
export function urlFits(rules: readonly UrlRule[], page_url: string): boolean {
  const href = URL.canParse(page_url) ? page_url : `https://${page_url}`
  return URL.canParse(href) && rules.every(rule => holds(compileUrlRule(rule), { ...nowhere, href }))
}

/** The same page, whatever brought the visitor there. */
export const sameUrl = (one: string, other: string): boolean =>
  whole('url?', one.trim()) === whole('url?', other.trim())
