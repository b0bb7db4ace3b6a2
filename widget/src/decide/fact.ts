/** What rules are held against, from the address and the browser of a visitor. Pure. */
import type { Device } from '../wire.ts'

/** A visitor on a page. `browser` is one of `BROWSERS`, or empty. */
export type Who = {
  href: string
  device: Device
  browser: string
  language: string
  referrer: string
  visitor: 'new' | 'returning'
}

/** Marks in user agents, the telling ones first: all of them name several. */
const BROWSERS = 'edg opr samsung firefox fxios chrom crios safari'

export const browserOf = (agent: string): string =>
  BROWSERS.split(' ').find(mark => agent.toLowerCase().includes(mark)) || ''

/** What says where a visitor came from, not which page was seen. */
const PASSING = /[?&](utm_\w+|gclid|fbclid|msclkid|mc_[a-z]+|lw_\w+|leadwright_\w+)(=[^&]*)?(?![^&])/gi

const plain = (text: string): string => {
  try {
    text = decodeURIComponent(text)
  } catch {}
  return text.toLowerCase()
}

/**
 * `url` is host and path, `path` the path alone, both with `?` the query too, without marks of campaigns; `query` the
 * whole query. Scheme, `www.`, case, a slash at the end and the fragment make no difference.
 */
export function addressFact(on: string, href: string): string {
  const { host, pathname, search } = new URL(href)
  if (on === 'query') return `&${plain(search.slice(1))}&`.replace(/ /g, '+')
  const query = on.endsWith('?') && plain(search.replace(PASSING, '').slice(1)).replace(/ /g, '+')
  return (
    (on[0] === 'u' ? host.toLowerCase().replace(/^www\./, '') : '') +
    (plain(pathname).replace(/\/+$/, '') || '/') +
    (query ? `?${query}` : '')
  )
}

/** A fact by its name, in lower case; empty for what is not known. */
export const factOf = (on: string, who: Who): string =>
  on.startsWith('utm')
    ? plain(new URL(who.href).searchParams.get(on) || '')
    : ((who as Record<string, string>)[on]?.toLowerCase() ?? addressFact(on, who.href))
