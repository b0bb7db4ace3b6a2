/** How well a page can be found: a published sum of what search engines and readers go by. Pure. */
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { headingLevels, isInOrder } from './document/heading-levels.ts'
import type { PageDocument } from './document/page-document.ts'
import { plainText, saidIn, wordsOf } from './document/walk-page.ts'
import { pageLimits } from './limits.ts'
import { readability } from './readability.ts'
import type { PageContent } from './table.ts'

export const seoCodes = [
  'title_missing',
  'title_repeated',
  'description_missing',
  'description_length',
  'description_repeated',
  'keyword_missing',
  'keyword_repeated',
  'keyword_not_in_title',
  'keyword_not_in_description',
  'keyword_not_in_first_words',
  'heading_missing',
  'several_first_headings',
  'headings_out_of_order',
  'few_words',
  'hard_to_read',
  'links_missing',
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
  /** Main keywords, of what is public too. */
  keywords: ReadonlySet<string>
}

/** A hundred together. */
const points: Record<SeoCode, number> = {
  title_missing: 8,
  title_repeated: 4,
  description_missing: 8,
  description_length: 5,
  description_repeated: 4,
  keyword_missing: 7,
  keyword_repeated: 4,
  keyword_not_in_title: 8,
  keyword_not_in_description: 4,
  keyword_not_in_first_words: 8,
  heading_missing: 8,
  several_first_headings: 4,
  headings_out_of_order: 5,
  few_words: 4,
  hard_to_read: 5,
  links_missing: 5,
  alt_missing: 4,
  not_indexed: 5,
}

type Content = Pick<PageContent, 'seo' | 'document' | 'language' | 'hide_menu'>

export function seoChecks(content: Content, others: OtherTexts): SeoCheck[] {
  const facts = [...factsOfTexts(content, others), ...factsOfDocument(content, others)]
  return facts.map(([code, passed, found]) => ({
    code,
    passed,
    points: points[code],
    ...(found !== undefined && { found }),
  }))
}

type Fact = [SeoCode, boolean, number?]

function factsOfTexts({ seo, document }: Content, others: OtherTexts): Fact[] {
  const { seo_description_characters_good_min: least, seo_description_characters_good_max: most } = pageLimits
  const length = seo.description.length
  const first = wordsOf(plainText(document.blocks)).slice(0, pageLimits.seo_keyword_words).join(' ')
  const names = (text: string) => seo.keyword !== '' && holds(text, seo.keyword)
  return [
    ['title_missing', seo.title.trim() !== '', seo.title.length],
    ['title_repeated', seo.title.trim() !== '' && !others.titles.has(foldKey(seo.title))],
    ['description_missing', seo.description.trim() !== ''],
    ['description_length', length >= least && length <= most, length],
    ['description_repeated', seo.description.trim() !== '' && !others.descriptions.has(foldKey(seo.description))],
    ['keyword_missing', seo.keyword !== ''],
    ['keyword_repeated', seo.keyword !== '' && !others.keywords.has(keywordKey(seo.keyword))],
    ['keyword_not_in_title', names(seo.title)],
    ['keyword_not_in_description', names(seo.description)],
    ['keyword_not_in_first_words', names(first)],
  ]
}

function factsOfDocument({ seo, document, language, hide_menu }: Content, others: OtherTexts): Fact[] {
  const text = plainText(document.blocks)
  const words = wordsOf(text).length
  const headings = firstHeadings(document)
  const unsaid = withoutAlt(document)
  const ease = readability(text, language)
  const links = linksWithin(document)
  // A page without a menu is to keep its readers, and the first one has nowhere to lead.
  const isLinked = links > 0 || hide_menu || others.titles.size === 0
  return [
    ['heading_missing', headings > 0, headings],
    ['several_first_headings', headings <= 1, headings],
    ['headings_out_of_order', isInOrder(headingLevels(document.blocks))],
    ['few_words', words >= pageLimits.seo_words_good_min, words],
    ['hard_to_read', ease === undefined ? words > 0 : ease >= pageLimits.seo_reading_ease_good_min, ease],
    ['links_missing', isLinked, links],
    ['alt_missing', unsaid === 0, unsaid],
    ['not_indexed', seo.indexed],
  ]
}

/** Without regard to case and accents. */
export const keywordKey = (keyword: string): string =>
  foldKey(keyword).normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC').trim()

/** Links to other pages of the site. */
const linksWithin = ({ blocks }: PageDocument): number =>
  saidIn(blocks, '').filter(({ type, text, block }) => type === 'link' && block !== 'footer' && /^\/(?!\/)/.test(text))
    .length

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
      (block.type === 'heading' && block.level === 1 && block.text.trim() !== '') ||
      (block.type === 'hero' && block.heading.trim() !== ''),
  ).length

/** Images of a block follow their texts or come before: both lie in one object. */
function withoutAlt({ blocks }: PageDocument): number {
  const said = saidIn(blocks, '')
  const alts = new Map(said.filter(({ type }) => type === 'alt').map(({ pointer, text }) => [pointer, text]))
  return said.filter(
    ({ type, text, pointer }) =>
      type === 'image' && text !== '' && (alts.get(pointer.replace(/image_id$/, 'alt')) ?? '').trim() === '',
  ).length
}
