/** What rules are held against: a visitor's address and browser, as texts in lower case. Pure. */
import type { Device } from '../wire.ts'

/** A visitor on a page. */
export type Who = {
  href: string
  device: Device
  /** The browser's own name for itself. */
  agent: string
  language: string
  referrer: string
  visitor: 'new' | 'returning'
}

/** What says where a visitor came from, not which page was seen. */
const PASSING = /[?&](utm_|gclid|fbclid|msclkid|mc_|lw_|leadwright_)[^&]*/g

export const plain = (text: string): string => {
  try {
    text = decodeURIComponent(text)
  } catch {}
  return text.toLowerCase().replace(/ /g, '+')
}

/**
 * `query`: the whole query, each parameter between `&`; else host, path and query without marks of campaigns. Scheme,
 * `www.`, a slash at the end and the fragment do not count.
 */
export function addressFact(fact: string, href: string): string {
  const { host, pathname, search } = new URL(href.toLowerCase())
  return plain(
    fact === 'query'
      ? `&${search.slice(1)}&`
      : host.replace(/^www\./, '') + pathname.replace(/(.)\/+$/, '$1') + search.replace(PASSING, '').replace(/^&/, '?'),
  )
}

/** A fact by its name. */
export const factOf = (fact: string, who: Who): string =>
  (who as Record<string, string>)[fact]?.toLowerCase() ?? addressFact(fact, who.href)
