/** Elements of pages by what they mean for a reader. Pure. */
import type { Attributes } from './visibility.ts'

/** In a text these begin no block of their own. */
export const flowing = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i ins kbd label mark q ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** What stands in these is for the browser. */
export const programs = new Set([
  'script',
  'style',
  'template',
  'svg',
  'math',
  'iframe',
  'textarea',
  'select',
  'option',
])

/** Headings, and what is read as one, by how deep they are. */
export const heading_levels = new Map<string, number>([
  ...[1, 2, 3, 4, 5, 6].map(level => [`h${level}`, level] as const),
  ...(['dt', 'summary'] as const).map(tag => [tag, 6] as const),
])

/** Of the page's parts, not of a table's. */
export const parts_headings = new Set(['h1', 'h2', 'h3'])

/** The id of a section is its heading's more often than not. */
export const namesIn = (tag: string, { class: classes = '', id = '', itemprop = '' }: Attributes): string =>
  `${classes} ${tag === 'section' ? '' : id} ${itemprop}`
