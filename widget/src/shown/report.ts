/** Tells of one event: the memory, the page's listeners, its data layer, Google Analytics, and the site. */
import type { Session } from '../contract.ts'
import type { LeadwrightDetail, LeadwrightEvent } from '../interface.ts'
import { encode } from '../popup/encode.ts'

type Page = { [layer: string]: unknown; gtag?: unknown }

/** The place of each in what is remembered of a popup. */
const MOMENTS = { shown: 0, closed: 1, submitted: 2 } as const

/** The address of the site in the public API. */
export const siteUrl = ({ origin, script }: Session): string => `${origin}/v1/public/sites/${script.dataset.site}`

/** What becomes of a popup, as Google names it. */
const GA4: Record<string, string> = { submitted: 'generate_lead' }

const quietly = (fn: () => void): void => {
  try {
    fn()
  } catch (error) {
    // The page's own mistakes are its own to see.
    console.error(error)
  }
}

export function report(
  session: Session,
  event: LeadwrightEvent,
  { popup_id, variant }: { popup_id: string; variant: string | undefined },
): void {
  const { script, preview, memory, listeners } = session
  const facts = { popup_id, ...(variant && { variant }) }
  const detail: LeadwrightDetail = { site_id: script.dataset.site as string, ...facts, preview }
  if (!preview) {
    memory.note(popup_id, MOMENTS[event])
    quietly(() => analytics(session, event, facts))
    quietly(() => beacon(session, event, facts))
  }
  for (const [name, listener] of [...listeners]) if (name === event) quietly(() => listener(detail))
  document.dispatchEvent(new CustomEvent(`leadwright:${event}`, { detail }))
}

type Facts = { popup_id: string; variant?: string }

/** Only where the snippet says so. */
function analytics({ script }: Session, event: LeadwrightEvent, facts: Facts): void {
  const { datalayer, ga4 } = script.dataset
  const page = window as unknown as Page
  if (datalayer !== undefined) {
    const name = datalayer || 'dataLayer'
    const layer = page[name] || []
    page[name] = layer
    ;(layer as unknown[]).push({ event: `leadwright_${event}`, ...facts })
  }
  if (ga4 !== undefined && typeof page.gtag === 'function') {
    page.gtag('event', GA4[event] || `leadwright_${event}`, facts)
  }
}

/** Submissions count where they arrive. A string is sent as text, which asks no permission first. */
function beacon(session: Session, event: LeadwrightEvent, facts: Facts): void {
  const { memory } = session
  if (event === 'submitted' || !memory.consented()) return
  const told = { type: `popup_${event}`, ...facts, page_url: location.href.slice(0, 2048) }
  navigator.sendBeacon(
    `${siteUrl(session)}/events`,
    `{"visitor_id":${encode(memory.visitor())},"events":[${encode(told)}]}`,
  )
}
