/** What a site answers where there is no page: that there is none, that it is being built, and files for search engines. */
import type { SiteFacts } from '../../platform/features/context.ts'
import { visitorPage } from '../../platform/pages/visitor-page.ts'
import { type Locale, messageOf } from '../../platform/texts/messages/messages.ts'
import {
  type PublicPageRow,
  robotsText,
  servedPlaces,
  sitemapText,
  webManifest,
  withOwnFonts,
} from '../../site/website/pages/rules.ts'

export function noSite(locale: Locale): Promise<Response> {
  const [title, text] = [messageOf(locale, 'site_page.no_site.title'), messageOf(locale, 'site_page.no_site.text')]
  return visitorPage({ locale, title, paragraphs: [text], status: 404 })
}

/** 503: what search engines know of the site stays as it was. */
export async function underConstruction(site: SiteFacts): Promise<Response> {
  const { language: locale } = site
  const title = messageOf(locale, 'site_page.draft.title')
  const paragraphs = [messageOf(locale, 'site_page.draft.text')]
  const answer = await visitorPage({ locale, site: withOwnFonts(site), title, paragraphs, status: 503 })
  answer.headers.set('Retry-After', '3600')
  return answer
}

const file = (text: string, type: string): Response =>
  new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=300' } })

export const robots = (address: string): Response => file(robotsText(address), 'text/plain; charset=utf-8')

export const sitemap = (address: string, pages: readonly PublicPageRow[]): Response =>
  file(sitemapText(address, pages), 'application/xml; charset=utf-8')

/** Undefined: the site has no icon. */
export function manifest(site: SiteFacts, address: string): Response | undefined {
  const content = webManifest(site, servedPlaces(site.id, address), `${address}/`)
  return content && file(JSON.stringify(content), 'application/manifest+json')
}
