/** What a site answers where there is no page: that there is none, that it is being built, and files for search engines. */
import { tonesOf } from '../../platform/brand.ts'
import type { SiteFacts } from '../../platform/context.ts'
import { type Locale, messageOf } from '../../platform/messages/messages.ts'
import { visitorPage } from '../../platform/visitor-page.ts'
import { type PublicPageRow, pagePath, servedPlaces } from '../../site/website/pages/rules.ts'

const ours = (site: SiteFacts) => ({
  ...site,
  fonts: site.fonts.filter(({ url }) => url === undefined || /^\/(?!\/)/.test(url)),
})

export function noSite(locale: Locale): Promise<Response> {
  const [title, text] = [messageOf(locale, 'site_page.no_site.title'), messageOf(locale, 'site_page.no_site.text')]
  return visitorPage({ locale, title, paragraphs: [text], status: 404 })
}

export function noPage(site: SiteFacts, home: string | undefined): Promise<Response> {
  const { language: locale } = site
  const title = messageOf(locale, 'site_page.not_found.title')
  const links = home === undefined ? [] : [{ href: home, label: messageOf(locale, 'site_page.home') }]
  const paragraphs = [messageOf(locale, 'site_page.not_found.text')]
  return visitorPage({ locale, site: ours(site), title, paragraphs, links, status: 404 })
}

/** 503: what search engines know of the site stays as it was. */
export async function underConstruction(site: SiteFacts): Promise<Response> {
  const { language: locale } = site
  const title = messageOf(locale, 'site_page.draft.title')
  const paragraphs = [messageOf(locale, 'site_page.draft.text')]
  const answer = await visitorPage({ locale, site: ours(site), title, paragraphs, status: 503 })
  answer.headers.set('Retry-After', '3600')
  return answer
}

const caching = 'public, max-age=300'

export const robots = (address: string): Response =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': caching },
  })

/** What phones show of a site on a home screen; undefined: it has no icon. */
export function webManifest({ id, name, brand }: SiteFacts, home: string): Response | undefined {
  const icon = brand.favicon_image_id
  if (icon === '') return undefined
  const icons = (['192', '512'] as const).map(size => ({
    ...{ src: servedPlaces(id, home).icon(icon, size), sizes: `${size}x${size}`, type: 'image/png' },
  }))
  const { background_color } = tonesOf(brand).light
  const manifest = { name, start_url: home, display: 'browser', background_color, theme_color: background_color, icons }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': caching },
  })
}

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Pages that search engines may list, each with its translations. */
export function sitemap(address: string, pages: readonly PublicPageRow[]): Response {
  const listed = pages.filter(({ indexed, kind }) => indexed && kind !== 'thank_you')
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
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
  return new Response(text, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': caching },
  })
}
