/** The main text of a page, of all that stands on it: its main part, without what is around it there. Pure. */
import type { Block } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { isDiscussion } from './region-names.ts'
import type { Region, Regions } from './regions.ts'
import type { Within } from './visibility.ts'

export type PlacedText = Block &
  Pick<Within, 'is_main' | 'is_substitute'> & {
    is_image: boolean
    /** Of its text, in links. */
    link_characters: number
    region: Region
  }

export const toBlock = (placed: PlacedText): Block => {
  const { is_main: _, is_substitute: __, is_image: ___, link_characters: ____, region: _____, ...block } = placed
  return block
}

/** All that most pages which draw themselves say without scripts. */
const asks_for_scripts = /java\s?script/i

/** What is meant for browsers without scripts where there is nothing else. */
export function mainText(blocks: readonly PlacedText[], regions: Regions, url: string | null): Block[] {
  const shown = blocks.filter(({ is_substitute }) => !is_substitute)
  const substitutes = blocks.filter(({ is_substitute, text }) => is_substitute && !asks_for_scripts.test(text))
  const placed = lengthOf(shown) === 0 ? substitutes : new MainText(shown, regions, isDiscussion(url)).blocks()
  return placed.map(toBlock)
}

const { main_text_characters_min, main_text_share_min, extra_text_share_max, remark_text_share_max } = knowledgeLimits
const { link_text_share_max, link_list_share_min, list_block_characters_max, prose_block_characters_min } =
  knowledgeLimits
const { body_text_share_min, repeated_text_characters_min, article_share_min } = knowledgeLimits

/** These hold the page, or are one of its texts. */
const whole_page = /^(html|body|main)$/
const one_text = /^(article|p|h\d|blockquote)$/
const lists = /^(div|ul|ol|section|aside|table|form|dl|header)$/

class MainText {
  readonly #shown: readonly PlacedText[]
  readonly #regions: Regions
  readonly #is_discussion: boolean
  /** Those that are left; the regions are measured by them. */
  #rest: readonly PlacedText[]

  constructor(shown: readonly PlacedText[], regions: Regions, is_discussion: boolean) {
    this.#shown = shown
    this.#regions = regions
    this.#is_discussion = is_discussion
    this.#rest = shown
    regions.measure(shown)
  }

  blocks(): readonly PlacedText[] {
    const main = this.#main()
    if (lengthOf(main) >= Math.max(main_text_characters_min, lengthOf(this.#shown) * main_text_share_min))
      this.#keep(main)
    this.#leaveOut(region => this.#isAround(region), extra_text_share_max)
    if (!this.#is_discussion) {
      this.#leaveOut(region => this.#regions.getMarks(region).is_remark, remark_text_share_max)
      this.#keepBody()
    }
    this.#keep(withoutCookieNotices(this.#rest))
    this.#keep(withoutKnownImages(this.#rest))
    this.#keep(withoutRepetitions(this.#rest))
    const links = this.#rest.reduce((sum, { link_characters }) => sum + link_characters, 0)
    // Of a page of links these are the content.
    if (links < lengthOf(this.#rest) * link_text_share_max) this.#leaveOut(isListOfLinks, link_text_share_max)
    const title = this.#rest.some(isTitle) ? undefined : this.#shown.find(isTitle)
    return title ? [title, ...this.#rest] : this.#rest
  }

  #keep(blocks: readonly PlacedText[]): void {
    this.#rest = blocks
    this.#regions.measure(blocks)
  }

  #inside(fits: (region: Region) => boolean): PlacedText[] {
    const regions = this.#regions.within(fits)
    return this.#rest.filter(({ region }) => regions.has(region))
  }

  /** Of several articles none is the main part, unless most of their text is in it. */
  #main(): readonly PlacedText[] {
    if (this.#is_discussion) return this.#shown.filter(({ is_main }) => is_main)
    const main = this.#inside(({ tag }) => tag === 'main')
    const articles = this.#regions.filter(({ tag }) => tag === 'article')
    const largest = articles.reduce((most, { characters }) => Math.max(most, characters), 0)
    const all = lengthOf(this.#inside(({ tag }) => tag === 'article'))
    const isOne = largest > 0 && largest >= all * article_share_min
    const isMain = isOne && largest >= lengthOf(main) * article_share_min
    return isMain ? this.#inside(({ tag, characters }) => tag === 'article' && characters === largest) : main
  }

  /** Regions of at most this share of the text; the page's own heading stays. */
  #leaveOut(fits: (region: Region) => boolean, share_max: number): void {
    const length = lengthOf(this.#rest)
    const out = this.#regions.within(
      region => !whole_page.test(region.tag) && region.characters < length * share_max && fits(region),
    )
    const kept = this.#rest.filter(block => !out.has(block.region) || isTitle(block))
    if (lengthOf(kept) >= Math.min(main_text_characters_min, length * main_text_share_min)) this.#keep(kept)
  }

  #isAround(region: Region): boolean {
    if (one_text.test(region.tag)) return false
    const { is_extra, is_control } = this.#regions.getMarks(region)
    return is_extra || (is_control && !isProse(region))
  }

  #keepBody(): void {
    const bodies = this.#regions.within(region => this.#regions.getMarks(region).is_body)
    const body = this.#rest.filter(({ region }) => bodies.has(region))
    if (lengthOf(body) < Math.max(main_text_characters_min, lengthOf(this.#rest) * body_text_share_min)) return
    this.#keep(this.#rest.filter(block => bodies.has(block.region) || isTitle(block)))
  }
}

const isTitle = (block: Block): boolean => block.type === 'heading' && block.level === 1

const isProse = ({ characters, link_characters, blocks }: Region): boolean =>
  characters > blocks * prose_block_characters_min && link_characters < characters * link_text_share_max

const isListOfLinks = ({ tag, characters, link_characters, blocks }: Region): boolean =>
  lists.test(tag) &&
  link_characters > characters * link_list_share_min &&
  characters < blocks * list_block_characters_max

const notice =
  /\b(?:we|this (?:web ?)?site|our site|accept|consent|agree|usamos|utilizamos|este sitio|esta web|nuestra web|aceptar?|acepta)\b/i

/** What asks whether cookies may be set. */
export const isCookieNotice = (text: string): boolean =>
  text.length <= knowledgeLimits.cookie_notice_characters_max && /\bcookies?\b/i.test(text) && notice.test(text)

/** A page that is about cookies keeps what it says of them. */
function withoutCookieNotices(blocks: readonly PlacedText[]): readonly PlacedText[] {
  const about = blocks.filter(({ text }) => /\bcookies?\b/i.test(text))
  const isSubject = about.some(({ type }) => type === 'heading') && about.length > 2
  if (isSubject || lengthOf(about) > lengthOf(blocks) * knowledgeLimits.cookie_text_share_max) return blocks
  return blocks.filter(({ type, text }) => type === 'heading' || !isCookieNotice(text))
}

/** The text of an image says something new where most of its words stand nowhere else. */
function withoutKnownImages(blocks: readonly PlacedText[]): readonly PlacedText[] {
  if (!blocks.some(({ is_image }) => is_image)) return blocks
  const known = new Set(blocks.flatMap(({ is_image, text }) => (is_image ? [] : wordsIn(text))))
  return blocks.filter(({ is_image, text }) => {
    if (!is_image) return true
    const words = wordsIn(text)
    const isNew = words.filter(word => !known.has(word)).length > words.length / 2
    for (const word of words) known.add(word)
    return isNew
  })
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Slides that go round, and what stands there for small screens as well, count once. */
function withoutRepetitions(blocks: readonly PlacedText[]): PlacedText[] {
  const said = new Set<string>()
  return blocks.filter(({ type, text, region }) => {
    if (type !== 'text' || region.tag === 'pre' || text.length < repeated_text_characters_min) return true
    const isNew = !said.has(text)
    said.add(text)
    return isNew
  })
}

export const lengthOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { text }) => sum + text.length, 0)
