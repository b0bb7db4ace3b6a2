/** What stands in the head of a page: for tabs, searches, cards of social networks. Pure. */
import { tonesOf } from '../../../../platform/schemas/brand.ts'
import { shownIn, wordsOf } from '../document/walk-page.ts'
import { schemaHtml } from '../structured-data.ts'
import { esc } from './escape.ts'
import type { Sheet } from './surroundings.ts'

const meta = (name: string, content: string, by: 'name' | 'property' = 'name'): string =>
  content === '' ? '' : `<meta ${by}="${name}" content="${esc(content)}">`

const tabs = ['16', '32', '48', '192'] as const

/** Every size is made from the one image. */
function iconsHtml({ places, site }: Sheet, icon: string): string {
  if (icon === '') return '<link rel="icon" href="data:,">'
  return [
    ...tabs.map(
      size => `<link rel="icon" type="image/png" sizes="${size}x${size}" href="${esc(places.icon(icon, size))}">`,
    ),
    `<link rel="apple-touch-icon" sizes="180x180" href="${esc(places.icon(icon, '180'))}">`,
    `<link rel="manifest" href="${esc(places.manifest)}">`,
    meta('theme-color', tonesOf(site.brand).light.background_color),
  ].join('')
}

export function headHtml(sheet: Sheet): string {
  const { page, site, address, languages, images } = sheet
  const { seo, document, language } = page.content
  const title = seo.title.trim() || (wordsOf(page.name).length > 0 ? `${page.name} – ${site.name}` : site.name)
  const url = address + page.path
  const image = [seo.image_id, ...shownIn(document.blocks).images].find(id => images.has(id))
  const card = image === undefined ? '' : sheet.places.card(image)
  const icon = site.brand.favicon_image_id
  const alternates = languages.map(
    one => `<link rel="alternate" hreflang="${esc(one.language)}" href="${esc(address + one.path)}">`,
  )
  return [
    `<title>${esc(title)}</title>`,
    meta('description', seo.description),
    seo.indexed && !page.isThanks ? '' : meta('robots', 'noindex'),
    `<link rel="canonical" href="${esc(url)}">`,
    ...alternates,
    iconsHtml(sheet, icon),
    meta('og:type', 'website', 'property'),
    meta('og:title', title, 'property'),
    meta('og:description', seo.description, 'property'),
    meta('og:url', url, 'property'),
    meta('og:site_name', site.name, 'property'),
    meta('og:locale', language.replace('-', '_'), 'property'),
    meta('og:image', card, 'property'),
    meta('twitter:card', card === '' ? 'summary' : 'summary_large_image'),
    `<script type="application/ld+json">${linkedData(sheet, { title, url, card })}</script>`,
    ...(seo.structured_data ?? []).map(schemaHtml),
  ].join('')
}

/** Nothing in it can end the element. */
function linkedData(
  { page, site, address }: Sheet,
  { title, url, card }: Record<'title' | 'url' | 'card', string>,
): string {
  const { seo, document, language } = page.content
  const home = text(`${address}/`)
  const description = seo.description && `,"description":${text(seo.description)}`
  const image = card && `,"primaryImageOfPage":${text(card)}`
  const asked = document.blocks
    .flatMap(block => (block.type === 'questions' ? block.questions : []))
    .map(
      ({ question, answer }) =>
        `{"@type":"Question","name":${text(question)},"acceptedAnswer":{"@type":"Answer","text":${text(answer)}}}`,
    )
  const questions = asked.length > 0 ? `,{"@type":"FAQPage","mainEntity":[${asked.join(',')}]}` : ''
  return `{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":${text(url)},"url":${text(url)},"name":${text(title)},"inLanguage":${text(language)}${description}${image},"isPartOf":{"@type":"WebSite","@id":${home},"url":${home},"name":${text(site.name)}}}${questions}]}`
}

const text = (said: string): string => JSON.stringify(said).replaceAll('<', '\\u003c')
