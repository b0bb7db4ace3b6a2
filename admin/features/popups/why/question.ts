/** From the screen's address to the question: which page, and what is known of the visitor. Pure. */
import { limits, type PopupQuestion } from '@leadwright/sdk'
import type { WhySearch } from './why-search.ts'

/** How long ago; 0: just now. */
export function daysAgoOf({ days }: WhySearch): number {
  const given = Number(days ?? 0)
  return Number.isInteger(given) && given >= 0 && given <= limits.popup_why_days_ago_max ? given : 0
}

/** As the widget makes them; shorter ones are not asked about while somebody types. */
export const isVisitorId = (text: string): boolean =>
  /^[\w-]{8,}$/.test(text) && text.length <= limits.visitor_id_characters_max

/** Facts that are absent from the URL are unknown; invalid ones are left out. */
export function questionOf(page_url: string, view: WhySearch): PopupQuestion {
  const tag_ids = (view.tags ?? '').split(',').filter(Boolean)
  const { before: interaction, of: popup_id, browser, country } = view
  return {
    page_url,
    device: view.device ?? 'desktop',
    visitor: view.visitor ?? 'new',
    ...(browser && { browser }),
    ...(view.language && { language: view.language }),
    ...(country && { country }),
    ...(view.referrer && { referrer: view.referrer }),
    ...(view.who && isVisitorId(view.who) && { visitor_id: view.who }),
    ...(view.known === 'yes' && { known_lead: true }),
    ...(tag_ids.length > 0 && { tag_ids }),
    ...(interaction && { seen_before: { interaction, days_ago: daysAgoOf(view), ...(popup_id && { popup_id }) } }),
  }
}
