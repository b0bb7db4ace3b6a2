/** The clicks of many emails laid over their content: each link says who followed it. Pure. */

import { html } from 'hono/html'
import { unescaped } from '../../../platform/pages/page-tags.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'

export interface LinkClicks {
  url: string
  /** Emails in which a person followed it. */
  people: number
  /** Clicks by people, by machines, and those without a verdict yet. */
  person_clicks: number
  machine_clicks: number
  pending_clicks: number
}

/** Counting of clicks: people who followed a link, or every click as it came. */
export type CountMode = 'people' | 'raw'

export const rawClicks = ({ person_clicks, machine_clicks, pending_clicks }: LinkClicks): number =>
  person_clicks + machine_clicks + pending_clicks

const escaped = (text: string): string => String(html`${text}`)

const anchor = /<a\b[^>]*?\bhref="([^"]*)"/g

const styles = `<style>
a[data-clicks]{position:relative!important;outline:2px solid #4f46c8!important;outline-offset:1px!important}
a[data-clicks]::after{content:attr(data-clicks);position:absolute;left:0;top:100%;z-index:2147483647;padding:1px 6px;border-radius:4px;background:#4f46c8;color:#fff;font:600 11px/16px system-ui,sans-serif;letter-spacing:0;text-align:left;text-decoration:none;text-transform:none;white-space:nowrap}
a[data-clicks="0"]{outline-color:#6b6660!important}
a[data-clicks="0"]::after{background:#6b6660}
</style>`

interface Words {
  locale: Locale
  counting: CountMode
  delivered: number
}

function badgeOf(clicks: LinkClicks | undefined, { locale, counting, delivered }: Words): string {
  const count = clicks ? (counting === 'people' ? clicks.people : rawClicks(clicks)) : 0
  const number = new Intl.NumberFormat(locale).format(count)
  if (count === 0) return '0'
  if (counting === 'raw' || delivered === 0) return number
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(count / delivered)
  return messageOf(locale, 'click_map.badge', { count: number, share })
}

/** The content with counts at its links; what is no web address is no link that is tracked. */
export function clickMap(
  content: string,
  links: readonly LinkClicks[],
  words: Words,
): { html: string; shown: ReadonlySet<string> } {
  const known = new Map(links.map(link => [link.url, link]))
  const shown = new Set<string>()
  const marked = content.replaceAll(anchor, (whole, href: string) => {
    const url = unescaped(href)
    if (!/^https?:/.test(url)) return whole
    shown.add(url)
    return `${whole} data-clicks="${escaped(badgeOf(known.get(url), words))}"`
  })
  const head = marked.search(/<\/head>/i)
  return { html: head < 0 ? styles + marked : marked.slice(0, head) + styles + marked.slice(head), shown }
}
