/** Rules on addresses of pages: how an address is normalised, and whether it fits. For popups and journeys alike. */
import { z } from '@hono/zod-openapi'
import { limits } from './limits.ts'
import { filledText } from './schemas.ts'

export const urlMatch = z.enum(['contains', 'equals', 'starts_with', 'pattern']).openapi('UrlMatch')

export const urlRule = z
  .strictObject({
    match: urlMatch,
    value: filledText(limits.url_characters_max).openapi({
      type: 'string',
      minLength: 1,
      maxLength: limits.url_characters_max,
      description: 'An address, or its part from the path on: `/prices`. In a pattern `*` stands for anything.',
    }),
    exclude: z.boolean().optional().openapi({ description: 'The rule must not hold.' }),
  })
  .openapi('UrlRule')

export type UrlRule = z.output<typeof urlRule>

interface Address {
  host: string
  path: string
  query: string
}

/** What says where a visitor came from, not which page was seen. */
const passing = /^(utm_\w+|gclid|fbclid|msclkid|mc_[a-z]+|lw_\w+)$/i

/** Scheme, `www.`, case, a slash at the end, fragments and marks of campaigns make no difference. */
function normalise(text: string): Address {
  const trimmed = text.trim()
  const whole = /^https?:\/\//i.test(trimmed)
    ? trimmed
    : trimmed.startsWith('/')
      ? `https://nowhere${trimmed}`
      : `https://${trimmed}`
  const url = URL.parse(whole)
  if (!url) return { host: '', path: trimmed.toLowerCase(), query: '' }
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !passing.test(name))).toString()
  return { host: withoutWww(url.host), path: plainPath(url.pathname), query: decoded(query) }
}

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '')
const plainPath = (path: string): string => decoded(path).replace(/\/+$/, '') || '/'

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).toLowerCase()
  } catch {
    return text.toLowerCase()
  }
}

const written = ({ host, path, query }: Address, withQuery: boolean): string =>
  host + path + (withQuery && query !== '' ? `?${query}` : '')

/** Whether the page fits: every rule holds, and none that excludes. */
export function urlFits(rules: readonly UrlRule[], page_url: string): boolean {
  const page = normalise(page_url)
  return rules.every(rule => holds(rule, page) !== (rule.exclude ?? false))
}

/** The same page, whatever brought the visitor there. */
export const sameUrl = (one: string, other: string): boolean => {
  const [a, b] = [normalise(one), normalise(other)]
  return written(a, true) === written(b, true)
}

function holds({ match, value }: UrlRule, page: Address): boolean {
  const asked = value.trim()
  const withQuery = asked.includes('?')
  const fromPath = asked.startsWith('/')
  const subject = written(fromPath ? { ...page, host: '' } : page, withQuery || match === 'contains')
  switch (match) {
    case 'contains':
      return written(page, true).includes(decoded(asked.replace(/^https?:\/\/(www\.)?/i, '')))
    case 'pattern':
      return globFits(bare(asked), subject)
    case 'starts_with':
      return subject.startsWith(bare(asked))
    case 'equals': {
      const wanted = normalise(asked)
      return written(fromPath ? { ...wanted, host: '' } : wanted, withQuery) === subject
    }
  }
}

/** A beginning or a pattern is no whole address: only what never counts is taken off. */
const bare = (text: string): string => {
  const plain = decoded(text.replace(/^https?:\/\/(www\.)?/i, '')).replace(/#.*$/, '')
  return plain.length > 1 ? plain.replace(/\/+$/, '') : plain
}

/** `*` stands for any text. In time proportional to both lengths at worst: visitors choose one of them. */
function globFits(pattern: string, text: string): boolean {
  const parts = pattern.split('*')
  const first = parts[0] ?? ''
  const last = parts.at(-1) ?? ''
  if (parts.length === 1) return pattern === text
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false
  let at = first.length
  const end = text.length - last.length
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at)
    if (found < 0 || found + part.length > end) return false
    at = found + part.length
  }
  return true
}
