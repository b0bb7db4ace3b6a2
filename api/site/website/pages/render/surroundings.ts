/** What a page is rendered with besides its own content. */
import type { SiteFacts } from '../../../../platform/features/context.ts'
import type { Locale } from '../../../../platform/texts/messages/messages.ts'
import type { IconSize, ImageShape } from '../../../content/images/rules.ts'
import type { PageContent } from '../table.ts'

export interface RenderedPage {
  id: string
  name: string
  /** From the site's own address on: `/prices`. */
  path: string
  isThanks: boolean
  content: PageContent
}

export interface MenuEntry {
  id: string
  name: string
  path: string
}

/** An image of the site; with `src`, one that is none, in the only size that there is. */
export type ShownImage = ImageShape | { width: number; height: number; src: string }

/** Where other pages and images are: at their addresses, or as files beside the page. */
export interface Places {
  /** Of a path of the site, with what may follow it: `/prices#form`. */
  page(path: string): string
  image(id: string, width: number, format?: 'avif'): string
  icon(id: string, size: IconSize): string
  /** Names the icons for home screens. */
  manifest: string
  /** A whole address, for cards of social networks. */
  card(id: string): string
  /** Before the paths of forms and of the widget: nothing, where they are beside the page. */
  server: string
}

export interface Surroundings {
  site: SiteFacts
  /** The address of the site, without a slash at the end. */
  address: string
  places: Places
  /** Of our own words. */
  locale: Locale
  menu: readonly MenuEntry[]
  /** This page in every language that it is public in; one alone is none. */
  languages: readonly { language: string; path: string }[]
  images: ReadonlyMap<string, ShownImage>
  /** HTML of the forms of published popups. */
  forms: ReadonlyMap<string, string>
  /** Where its script is loaded from; undefined: no block needs it. */
  widget: { script: string; files: string } | undefined
}

/** What rendering gathers on its way: the style of single blocks, what is framed, whether something is posted. */
export interface Sheet extends Surroundings {
  page: RenderedPage
  rules: string[]
  frames: Set<string>
  styleHashes: Set<string>
  /** Images come when they are scrolled to, but for the first. */
  imageCount: number
  headingCount: number
  /** Of the page’s width, where columns lie side by side. */
  columnShare: number
}

/** Where a link of the document leads. */
export function hrefOf(target: string, { places }: Pick<Surroundings, 'places'>): string {
  const link = target.trim()
  return link.startsWith('/') ? places.page(link) : link
}
