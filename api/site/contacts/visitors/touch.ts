/** Where a visitor came from, read from the page's address and the referrer. Pure. */

import { readPageAddress } from '../../../platform/schemas/page-address.ts'
import { type Touch, type TouchFact, touchFacts } from '../lead-records/rules.ts'
import { visitorLimits } from './limits.ts'

/** Parameters of the page's address; landing page and referrer are none. */
const marks = touchFacts.filter(fact => fact !== 'referrer' && fact !== 'landing_page')

const kept = (text: string): string => text.slice(0, visitorLimits.touch_fact_characters_max).toWellFormed()

export interface Arrival {
  touch: Touch
  /** Whether the arrival has a source: campaign parameters or another host. */
  from_elsewhere: boolean
}

/** The arrival that one visited page would be. A page before it on the same host is no source. */
export function arrivalOf(page_url: string, referrer: string | undefined | null, at: number): Arrival | undefined {
  const page = readPageAddress(page_url)
  if (!page) return undefined
  const facts: Partial<Record<TouchFact, string>> = {}
  for (const mark of page.query.size === 0 ? [] : marks) {
    const value = page.query.get(mark)?.trim()
    if (value && !value.includes('\0')) facts[mark] = kept(value)
  }
  const before = referrer ? readPageAddress(referrer) : null
  if (before && /^https?:$/.test(before.protocol) && before.host !== page.host) {
    facts.referrer = kept(before.origin + before.pathname)
  }
  const from_elsewhere = Object.keys(facts).length > 0
  return { touch: { at, ...facts, landing_page: kept(page.origin + page.pathname) }, from_elsewhere }
}

/** The source of a touch, for counting: the campaign's source, the referring host, or nothing. */
export function sourceOf(touch: Touch | null | undefined): string {
  if (!touch) return 'direct'
  if (touch.utm_source) return touch.utm_source.toLowerCase().slice(0, 100)
  if (touch.gclid) return 'google'
  if (touch.fbclid) return 'facebook'
  if (touch.msclkid) return 'bing'
  return (touch.referrer && readPageAddress(touch.referrer)?.host.replace(/^www\./, '')) || 'direct'
}
