/** The page for emailed links that are invalid, expired, or whose subject was deleted. */
import type { Context } from '../features/context.ts'
import { asksForPage } from '../http/exchange.ts'
import { type PageSite, visitorPage } from '../pages/visitor-page.ts'
import { problem } from '../problem/problem.ts'
import { type Locale, messageOf } from '../texts/messages/messages.ts'

interface PageTexts {
  locale?: Locale
  site?: PageSite
  text?: 'page.link_invalid.text' | 'page.link_expired.text' | 'page.confirm.expired' | 'page.unsubscribe.unknown'
}

/** A page for a person in a browser; programs get the problem. */
export async function invalidLink(
  { locale, request }: Context,
  { locale: own = locale, site, text = 'page.link_invalid.text' }: PageTexts = {},
): Promise<Response> {
  if (!asksForPage(request.headers)) throw problem('not_found')
  const title = messageOf(own, 'page.link_invalid.title')
  return visitorPage({
    locale: own,
    site,
    title,
    paragraphs: [messageOf(own, text, { site: site?.name ?? '' })],
    status: 404,
  })
}
