/** How well a page can be found: a published sum of what search engines and readers go by. Pure. */
import { foldKey } from '../../../platform/schemas.ts'
import type { PageDocument } from './document/page-document.ts'
import { plainText, saidIn, wordsOf } from './document/walk-page.ts'
import { pageLimits } from './limits.ts'
import type { PageContent } from './table.ts'

export const seoCodes = [
  'title_missing',
  'title_repeated',
  'description_missing',
  'description_length',
  'description_repeated',
  'keyword_missing',
  'keyword_not_in_title',
  'keyword_not_in_description',
  'keyword_not_in_first_words',
  'heading_missing',
  'several_first_headings',
  'few_words',
  'alt_missing',
  'not_indexed',
] as const
type SeoCode = (typeof seoCodes)[number]

export interface SeoCheck {
  code: SeoCode
  passed: boolean
  points: number
  found?: number
}

/** Of other pages: what search results should not show twice. */
export interface OtherTexts {
  titles: ReadonlySet<string>
  descriptions: ReadonlySet<string>
}

/** A hundred together. */
const points: Record<SeoCode, number> = {
  title_missing: 10,
  title_repeated: 5,
  description_missing: 10,
  description_length: 5,
  description_repeated: 5,
  keyword_missing: 10,
  keyword_not_in_title: 10,
  keyword_not_in_description: 5,
  keyword_not_in_first_words: 10,
  heading_missing: 10,
  several_first_headings: 5,
  few_words: 5,
  alt_missing: 5,
  not_indexed: 5,
}

export function seoChecks({ seo, document }: Pick<PageContent, 'seo' | 'document'>, others: OtherTexts): SeoCheck[] {
  const words = wordsOf(plainText(document.blocks))
  const headings = firstHeadings(document)
  const unsaid = withoutAlt(document)
  const { seo_description_characters_good_min: least, seo_description_characters_good_max: most } = pageLimits
  const length = seo.description.length
  const first = words.slice(0, pageLimits.seo_keyword_words).join(' ')
  const names = (text: string) => seo.keyword !== '' && holds(text, seo.keyword)
  const facts: [SeoCode, boolean, number?][] = [
    ['title_missing', seo.title.trim() !== '', seo.title.length],
    ['title_repeated', seo.title.trim() !== '' && !others.titles.has(foldKey(seo.title))],
    ['description_missing', seo.description.trim() !== ''],
    ['description_length', length >= least && length <= most, length],
    ['description_repeated', seo.description.trim() !== '' && !others.descriptions.has(foldKey(seo.description))],
    ['keyword_missing', seo.keyword !== ''],
    ['keyword_not_in_title', names(seo.title)],
    ['keyword_not_in_description', names(seo.description)],
    ['keyword_not_in_first_words', names(first)],
    ['heading_missing', headings > 0, headings],
    ['several_first_headings', headings <= 1, headings],
    ['few_words', words.length >= pageLimits.seo_words_good_min, words.length],
    ['alt_missing', unsaid === 0, unsaid],
    ['not_indexed', seo.indexed],
  ]
  return facts.map(([code, passed, found]) => ({
    code,
    passed,
    points: points[code],
    ...(found !== undefined && { found }),
  }))
}

export const scoreOf = (checks: readonly SeoCheck[]): number =>
  checks.reduce((sum, check) => sum + (check.passed ? check.points : 0), 0)

/** Whole words alone: `art` is not in `party`. */
function holds(text: string, keyword: string): boolean {
  const plain = (t: string) => ` ${wordsOf(foldKey(t)).join(' ')} `
  const wanted = plain(keyword)
  return wanted.trim() !== '' && plain(text).includes(wanted)
}

/** The first hero's and those of level one. */
const firstHeadings = ({ blocks }: PageDocument): number =>
  blocks.filter(
    block =>
      (block.kind === 'heading' && block.level === 1 && block.text.trim() !== '') ||
      (block.kind === 'hero' && block.heading.trim() !== ''),
  ).length

/** Images of a block follow their texts or come before: both lie in one object. */
function withoutAlt({ blocks }: PageDocument): number {
  const said = saidIn(blocks, '')
  const alts = new Map(said.filter(({ kind }) => kind === 'alt').map(({ pointer, text }) => [pointer, text]))
  return said.filter(
    ({ kind, text, pointer }) =>
      kind === 'image' && text !== '' && (alts.get(pointer.replace(/image_id$/, 'alt')) ?? '').trim() === '',
  ).length
}
