/** From the screen's address to the question: which page, and what is known of the visitor. Pure. */
import type { BrowserName, Device, Interaction, PopupQuestion } from '@leadwright/sdk'
import type { View } from '../../../product/screens/use-view.ts'

const devices: Device[] = ['desktop', 'tablet', 'mobile']
const browsers: BrowserName[] = ['chrome', 'edge', 'firefox', 'safari', 'opera', 'samsung', 'other']

const deeds: Interaction[] = ['shown', 'closed', 'submitted']

/** The API takes no more. */
export const daysAgoMax = 3650

/** How long ago; 0: just now. */
export function daysAgoOf({ days }: View): number {
  const given = Number(days ?? 0)
  return Number.isInteger(given) && given >= 0 && given <= daysAgoMax ? given : 0
}

/** As the widget makes them; shorter ones are not asked about while somebody types. */
export const isVisitorId = (text: string): boolean => /^[\w-]{8,64}$/.test(text)

/** Facts that the address does not give are unknown; what it gives and nobody knows is left out. */
export function questionOf(page_url: string, view: View): PopupQuestion {
  const tag_ids = (view.tags ?? '').split(',').filter(Boolean)
  const deed = deeds.find(one => one === view.before)
  const popup_id = /^popup_[0-9a-f]{32}$/.test(view.of ?? '') ? view.of : undefined
  const browser = browsers.find(one => one === view.browser)
  return {
    page_url,
    device: devices.find(one => one === view.device) ?? 'desktop',
    visitor: view.visitor === 'returning' ? 'returning' : 'new',
    ...(browser && { browser }),
    ...(view.language && { language: view.language }),
    ...(/^[A-Z]{2}$/.test(view.country ?? '') && { country: view.country }),
    ...(view.referrer && { referrer: view.referrer }),
    ...(view.who && isVisitorId(view.who) && { visitor_id: view.who }),
    ...(view.known === 'yes' && { known_lead: true }),
    ...(tag_ids.length > 0 && { tag_ids }),
    ...(deed && { seen_before: { deed, days_ago: daysAgoOf(view), ...(popup_id && { popup_id }) } }),
  }
}
