/** What a site has besides its pages: files for search engines and phones, and what it answers where there is no page. */

import type { SiteFacts } from '../../../platform/features/context.ts'
import { visitorPage } from '../../../platform/pages/visitor-page.ts'
import { tonesOf } from '../../../platform/schemas/brand.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { pagePath } from './address.ts'
import type { PublicPageRow } from './public-store.ts'
import { ownFonts } from './render/page-style.ts'
import type { Places } from './render/surroundings.ts'

export function missingPage(site: SiteFacts, home: string | undefined): Promise<Response> {
  const { language: locale } = site
  const title = messageOf(locale, 'site_page.not_found.title')
  const links = home === undefined ? [] : [{ href: home, label: messageOf(locale, 'site_page.home') }]
  const paragraphs = [messageOf(locale, 'site_page.not_found.text')]
  return visitorPage({ locale, site: withOwnFonts(site), title, paragraphs, links, status: 404 })
}

export const withOwnFonts = (site: SiteFacts): SiteFacts => ({ ...site, fonts: [...ownFonts(site.fonts)] })

export const robotsText = (address: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`

/** What phones show of a site on a home screen; undefined: it has no icon. */
export function webManifest({ name, brand }: SiteFacts, places: Places, home: string): object | undefined {
  const icon = brand.favicon_image_id
  if (icon === '') return undefined
  const icons = (['192', '512'] as const).map(size => ({
    ...{ src: places.icon(icon, size), sizes: `${size}x${size}`, type: 'image/png' },
  }))
  const { background_color } = tonesOf(brand).light
  return { name, start_url: home, display: 'browser', background_color, theme_color: background_color, icons }
}

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Pages that search engines may list, each with its translations. */
export function sitemapText(address: string, pages: readonly PublicPageRow[]): string {
  const listed = pages.filter(({ indexed, type }) => indexed && type !== 'thank_you')
  const urls = listed.map(page => {
    const original = page.translation_of || page.id
    const same = listed.filter(one => one.id === original || one.translation_of === original)
    const alternates = same.length > 1 ? same : []
    const links = alternates.map(
      one => `<xhtml:link rel="alternate" hreflang="${xml(one.language)}" href="${xml(address + pagePath(one))}"/>`,
    )
    const changed = page.published_at === null ? '' : `<lastmod>${new Date(page.published_at).toISOString()}</lastmod>`
    return `<url><loc>${xml(address + pagePath(page))}</loc>${changed}${links.join('')}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}
