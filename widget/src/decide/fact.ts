/** The facts that rules are matched against: the page's address and the browser, in lower case. Pure. */

export type Device = 'desktop' | 'tablet' | 'mobile'

/** A visitor on a page. */
export type Who = {
  href: string
  device: Device
  /** The browser's own name for itself. */
  agent: string
  language: string
  /** In lines: referrer and query of the visit's first page, then of this one. */
  arrival: string
  visitor: 'new' | 'returning'
}

/** Parameters of the arrival, which do not identify the page. */
const PASSING = /[?&](utm_|gclid|fbclid|msclkid|mc_|lw_|leadwright_)[^&]*/g

export const plain = (text: string): string => {
  try {
    text = decodeURIComponent(text)
  } catch {}
  return text.toLowerCase().replace(/ /g, '+')
}

/** Host, path and query without marks of campaigns. Scheme, `www.`, a slash at the end and the fragment do not count. */
function addressOf(href: string): string {
  const { host, pathname, search } = new URL(href.toLowerCase())
  return host.replace(/^www\./, '') + pathname.replace(/(.)\/+$/, '$1') + search.replace(PASSING, '').replace(/^&/, '?')
}

/** A fact by its name; `url` is made of the address. */
export const factOf = (fact: string, who: Pick<Who, 'href'>): string =>
  plain((who as Record<string, string>)[fact] ?? addressOf(who.href))
