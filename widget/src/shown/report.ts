/** Reports one event to the storage, the page's listeners, its data layer, Google Analytics, and the site. */

import type { LeadwrightEvent } from '../../package/src/interface.ts'
import type { Session } from '../contract.ts'
import { encode } from '../popup/encode.ts'

type Facts = { popup_id: string; variant?: string }
type Page = { [layer: string]: unknown[] | undefined } & { gtag?: (...args: unknown[]) => void }

/** The index of each event in a popup's stored times. */
const MOMENTS = { shown: 0, closed: 1, submitted: 2 } as const

/** The address of the site in the public API. */
export const siteUrl = ({ origin, script }: Session): string => `${origin}/v1/public/sites/${script.dataset.site}`

const quietly = (fn: () => void): void => {
  try {
    fn()
  } catch (error) {
    // The page's own mistakes are its own to see.
    console.error(error)
  }
}

export function report(session: Session, event: LeadwrightEvent, facts: Facts): void {
  const { script, preview, memory, listeners } = session
  const detail = { site_id: script.dataset.site as string, ...facts, preview }
  if (!preview) {
    memory.note(facts.popup_id, MOMENTS[event])
    quietly(() => analytics(script.dataset, event, facts))
    // Submissions count where they arrive.
    if (event !== 'submitted' && memory.consented()) quietly(() => beacon(session, `popup_${event}`, facts))
  }
  for (const [name, listener] of [...listeners]) if (name === event) quietly(() => listener(detail))
  document.dispatchEvent(new CustomEvent(`leadwright:${event}`, { detail }))
}

/** Only where the snippet says so. */
function analytics({ datalayer, ga4 }: DOMStringMap, event: LeadwrightEvent, facts: Facts): void {
  const page = window as unknown as Page
  const name = `leadwright_${event}`
  if (datalayer !== undefined) {
    page[datalayer || 'dataLayer'] ||= []
    page[datalayer || 'dataLayer']?.push({ event: name, ...facts })
  }
  if (ga4 !== undefined) page.gtag?.('event', event === 'submitted' ? 'generate_lead' : name, facts)
}

/** A string is sent as text, which asks no permission first. */
function beacon(session: Session, type: string, facts: Facts): void {
  const head = encode({
    visitor_id: session.memory.visitor(),
    session: { automated: navigator.webdriver || undefined, device: session.situation().who.device },
  }).slice(0, -1)
  const body = encode({ type, ...facts, page_url: location.href.slice(0, 2048) })
  navigator.sendBeacon(`${siteUrl(session)}/events`, `${head},"events":[${body}]}`)
}
