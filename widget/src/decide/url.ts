/** URL rules as an owner writes them: compiled, and matched against a page. Used by the API only. */
import { factOf, plain } from './fact.ts'
import { holds, type Rule } from './rule.ts'

/** `value` may have several addresses, one a line: one match is enough. */
export type UrlRule = {
  match: 'contains' | 'equals' | 'starts_with' | 'pattern' | 'query'
  value: string
  exclude?: boolean | undefined
}

const SCHEME = /^https?:\/\/(www\.)?/i
const ANY_HOST = '^[^/]*'
/** The last line of the fact. Looked for before anything in it, so that no line is read twice. */
const QUERY_OF_PAGE = '\\n\\?(?=.*\\n$)'
const END_OF_PATH = '(?![^?])'

/** A text as a regular expression. */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** For prefixes and patterns, which are no full addresses: removes only what is never compared. */
const bare = (text: string): string => {
  const found = plain(text.replace(SCHEME, '').replace(/#.*/, ''))
  return found.length > 1 ? found.replace(/\/+$/, '') : found
}

/** Normalizes a full address like the fact; other texts are compared as written. */
function whole(text: string): string {
  const href = /^https?:\/\//i.test(text) ? text : text.startsWith('/') ? `https://_${text}` : `https://${text}`
  return URL.canParse(href) ? factOf('url', { href }) : plain(text)
}

/**
 * `*` matches anything. The match of each piece is fixed (a group in a lookahead is never retried), so that no
 * address that a visitor chooses takes long.
 */
function glob(text: string): string {
  const any = text.includes('?') ? '[^]*' : '[^?]*'
  const [first = '', ...pieces] = text.split('*').map(literal)
  const last = pieces.pop()
  const middle = pieces.map((piece, i) => (piece ? `(?=(${any}?${piece}))\\${i + 1}` : '()'))
  return first + middle.join('') + (last === undefined ? '' : any + last)
}

function patternOf(match: UrlRule['match'], line: string): [fact: string, source: string] {
  if (match === 'contains') return ['url', literal(plain(line.replace(SCHEME, '')))]
  if (match === 'query') {
    const [name = '', ...value] = plain(line.replace(/^[?&]/, '').replace(/\+/g, ' ')).split('=')
    const given = value.length > 0 ? `=${literal(value.join('='))}[&\\n]` : '[=&\\n]'
    return ['arrival', `${QUERY_OF_PAGE}(.*&)?${literal(name)}${given}`]
  }
  const host = line.startsWith('/') ? ANY_HOST : '^'
  const end = line.includes('?') ? '$' : END_OF_PATH
  if (match === 'equals') return ['url', host + literal(whole(line).replace(/^_/, '')) + end]
  return ['url', host + (match === 'pattern' ? glob(bare(line)) + end : literal(bare(line)))]
}

export function compileUrlRule({ match, value, exclude }: UrlRule): Rule {
  const lines = value.split('\n').flatMap(line => line.trim() || [])
  return { on: 'url', any: lines.map(line => patternOf(match, line)), ...(exclude && { not: true }) }
}

/** The arrival of the current visit. */
export const arrivalOf = (first: { href: string; referrer: string }, page_url: string): string =>
  [first.referrer, new URL(first.href).search, '', new URL(page_url).search, ''].join('\n')

const nowhere = { device: 'desktop', agent: '', language: '', visitor: 'new' } as const

/** Whether the page fits: every rule holds, and none that excludes. */
export function urlFits(rules: readonly UrlRule[], page_url: string): boolean {
  const href = URL.canParse(page_url) ? page_url : `https://${page_url}`
  if (!URL.canParse(href)) return false
  const who = { ...nowhere, href, arrival: arrivalOf({ href, referrer: '' }, href) }
  return rules.every(rule => holds(compileUrlRule(rule), who))
}

/** The same page, whatever brought the visitor there. */
export const sameUrl = (one: string, other: string): boolean => whole(one.trim()) === whole(other.trim())
