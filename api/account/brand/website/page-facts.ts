/** What the HTML of a website says of its looks: name, color, and where its style sheets and pictures lie. Pure. */
import { type Tag, tagsOf, unescaped } from '../../../platform/pages/page-tags.ts'
import { brandLimits } from '../limits.ts'

export interface Picture {
  url: string
  /** Its longer edge as the page says, or as is usual. */
  edge_px: number
}

export interface PageFacts {
  name?: string
  theme_color?: string
  stylesheets: string[]
  /** What stands in the page itself. */
  styles: string[]
  manifest?: string
  icons: Picture[]
  logos: Picture[]
}

const usual_px = { apple: 180, icon: 32, favicon: 16 }

export function pageFacts(html: string, url: string): PageFacts {
  const tags = tagsOf(html, ['meta', 'link', 'img', 'base'])
  const base = addressIn(tags.find(one => one.name === 'base')?.attributes.get('href'), url) ?? url
  const links = tags.filter(one => one.name === 'link').slice(0, brandLimits.brand_page_tags_max)
  const of = (rel: RegExp) => links.filter(({ attributes }) => rel.test(attributes.get('rel') ?? ''))
  const href = ({ attributes }: Tag) => addressIn(attributes.get('href'), base)
  return {
    name: nameOf(tags, url),
    theme_color: meta(tags, 'theme-color'),
    stylesheets: of(/(^|\s)stylesheet(\s|$)/i)
      .filter(({ attributes }) => !/print/i.test(attributes.get('media') ?? ''))
      .flatMap(tag => href(tag) ?? []),
    styles: tags.filter(one => one.name === 'style').flatMap(({ text }) => text ?? []),
    manifest: of(/^manifest$/i).map(href)[0],
    icons: iconsIn(of(/(^|\s)(icon|apple-touch-icon(-precomposed)?)(\s|$)/i), base, url),
    logos: logosIn(tags, base),
  }
}

/** An address that the page names, as a whole one; pictures within the page's own text are none. */
export function addressIn(given: string | undefined, base: string): string | undefined {
  const url = given ? URL.parse(given.trim(), base) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

function meta(tags: readonly Tag[], name: string): string | undefined {
  const tag = tags.find(
    ({ name: kind, attributes }) =>
      kind === 'meta' &&
      (attributes.get('name') ?? attributes.get('property'))?.toLowerCase() === name &&
      !/dark/i.test(attributes.get('media') ?? ''),
  )
  return tag?.attributes.get('content')?.trim() || undefined
}

/** As the page says it is called; of a title the part that its address has too, else the first. */
function nameOf(tags: readonly Tag[], url: string): string | undefined {
  const said = meta(tags, 'og:site_name') ?? meta(tags, 'application-name')
  const title = unescaped(
    tags
      .find(one => one.name === 'title')
      ?.text?.trim()
      .slice(0, brandLimits.brand_title_characters_max) ?? '',
  )
  const parts = title
    .replaceAll(/\s+/g, ' ')
    .split(/ [|·•:–—-] | ?[|•] ?/)
    .map(part => part.trim())
    .filter(part => part !== '')
  const host = lettersOf(new URL(url).hostname)
  const name = said ?? parts.find(part => host.includes(lettersOf(part))) ?? parts[0]
  return name
    ?.replaceAll(/\p{Cc}/gu, '')
    .toWellFormed()
    .slice(0, 100)
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Vectors are not taken as images: their programs may do anything. */
const isVector = (url: string, type = ''): boolean => /svg/i.test(type) || /\.svgz?$/i.test(new URL(url).pathname)

function iconsIn(links: readonly Tag[], base: string, url: string): Picture[] {
  const found = links.flatMap(({ attributes }): Picture[] => {
    const at = addressIn(attributes.get('href'), base)
    if (!at || isVector(at, attributes.get('type'))) return []
    const usual = /apple/i.test(attributes.get('rel') ?? '') ? usual_px.apple : usual_px.icon
    return [{ url: at, edge_px: edgeIn(attributes.get('sizes')) ?? usual }]
  })
  return [...found, { url: new URL('/favicon.ico', url).href, edge_px: usual_px.favicon }]
}

/** The largest of `48x48 96x96`. */
export function edgeIn(sizes: string | undefined): number | undefined {
  const edges = [...(sizes ?? '').slice(0, 200).matchAll(/(\d{1,5})x(\d{1,5})/gi)].map(([, a, b]) =>
    Math.max(Number(a), Number(b)),
  )
  return edges.length > 0 ? Math.max(...edges) : undefined
}

/** The icons of a web app's manifest; what is no manifest has none. */
export function manifestIcons(text: string, url: string): Picture[] {
  try {
    const { icons } = JSON.parse(text)
    return (Array.isArray(icons) ? icons : []).slice(0, 50).flatMap((icon): Picture[] => {
      const { src, sizes, type, purpose = '' } = Object(icon)
      const at = typeof src === 'string' ? addressIn(src, url) : undefined
      if (!at || isVector(at, String(type)) || !/^$|any/.test(String(purpose))) return []
      return [{ url: at, edge_px: edgeIn(String(sizes)) ?? usual_px.icon }]
    })
  } catch {
    return []
  }
}

/** Pictures that the page calls a logo, in its order: the first is in the head of the page. */
function logosIn(tags: readonly Tag[], base: string): Picture[] {
  const pictures = tags.filter(one => one.name === 'img').slice(0, brandLimits.brand_page_tags_max)
  return pictures.flatMap(({ attributes }): Picture[] => {
    const called = ['class', 'id', 'alt', 'src'].map(key => attributes.get(key) ?? '').join(' ')
    const url = addressIn(attributes.get('src') ?? attributes.get('data-src'), base)
    if (!url || !/logo/i.test(called.slice(0, 2_000)) || isVector(url)) return []
    return [{ url, edge_px: Number.parseInt(attributes.get('width') ?? '', 10) || 0 }]
  })
}
