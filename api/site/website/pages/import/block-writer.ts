/** Puts what is read into blocks: paragraphs and lists that follow one another are one text. Pure. */
import type { RichText, TextRun } from '../../../../platform/pages/blocks/rich-text.ts'
import { limits } from '../../../../platform/runtime/limits.ts'
import type { BlockOf, PageBlock } from '../document/page-document.ts'
import type { LeftOutList } from './left-out.ts'

type Look = Omit<TextRun, 'text'>
type Paragraph = RichText[number]
/** Room for what stands around it, and for the sections that it becomes. */
const blocks_max = limits.document_blocks_max - 10
const characters_max = limits.document_characters_max * 0.9

export class BlockWriter {
  readonly blocks: PageBlock[] = []
  readonly #left_out: LeftOutList
  #paragraphs: Paragraph[] = []
  #runs: TextRun[] = []
  #characters = 0
  #count = 0

  constructor(left_out: LeftOutList) {
    this.#left_out = left_out
  }

  /** An id that no other block of the page has. */
  newId(): string {
    this.#count += 1
    return `b${this.#count}`
  }

  write(text: string, look: Look): void {
    const before = this.#runs.at(-1)
    const follows = before === undefined || /\s$/.test(before.text)
    const said = text
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll('\0', '')
      .toWellFormed()
    const words = follows ? said.trimStart() : said
    if (words === '' && text !== '\n') return
    if (before && sameLook(before, look)) before.text += words
    else this.#runs.push({ text: words, ...look })
  }

  breakLine(): void {
    const before = this.#runs.at(-1)
    if (before) before.text = `${before.text.trimEnd()}\n`
  }

  endParagraph(): void {
    const runs = this.takeRuns()
    if (runs.length > 0) this.#paragraphs.push({ type: 'paragraph', runs })
  }

  /** What was written since the last paragraph. */
  takeRuns(): TextRun[] {
    const runs = fitting(this.#runs)
    this.#runs = []
    return runs
  }

  list(ordered: boolean, items: TextRun[][]): void {
    this.endParagraph()
    const filled = items.filter(runs => runs.length > 0).map(runs => ({ runs }))
    for (let at = 0; at < filled.length; at += limits.block_paragraphs_max) {
      this.#paragraphs.push({ type: 'list', ordered, items: filled.slice(at, at + limits.block_paragraphs_max) })
    }
  }

  endText(): void {
    this.endParagraph()
    const all = this.#paragraphs
    this.#paragraphs = []
    for (let at = 0; at < all.length; at += limits.block_paragraphs_max) {
      this.#keep({ id: this.newId(), type: 'text', content: all.slice(at, at + limits.block_paragraphs_max) })
    }
  }

  add(block: PageBlock): void {
    this.endText()
    this.#keep(block)
  }

  question(question: string, answer: string): void {
    this.endText()
    const before = this.blocks.at(-1)
    if (before?.type === 'questions' && before.questions.length < 24) before.questions.push({ question, answer })
    else this.#keep({ id: this.newId(), type: 'questions', heading: '', questions: [{ question, answer }] })
  }

  #keep(block: PageBlock): void {
    const characters = JSON.stringify(block).length
    if (this.blocks.length >= blocks_max || this.#characters + characters > characters_max) {
      this.#left_out.add('rest')
      return
    }
    this.#characters += characters
    this.blocks.push(block)
  }
}

const sameLook = (a: Look, b: Look): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.link === b.link

function fitting(all: TextRun[]): TextRun[] {
  const last = all.at(-1)
  if (last) last.text = last.text.trimEnd()
  const { block_text_characters_max: characters, block_runs_max } = limits
  return all
    .filter(({ text }) => text !== '')
    .flatMap(({ text, ...look }) =>
      Array.from({ length: Math.ceil(text.length / characters) }, (_, i) => ({
        ...{ text: text.slice(i * characters, (i + 1) * characters).toWellFormed(), ...look },
      })),
    )
    .slice(0, block_runs_max)
}

/** The first heading with what stands right below it begins the page. */
export function withHero(blocks: readonly PageBlock[]): PageBlock[] {
  const at = blocks.findIndex(block => block.type === 'heading' && block.level === 1)
  const heading = blocks[at]
  if (heading?.type !== 'heading' || at > 2) return [...blocks]
  const rest = blocks.slice(at + 1)
  const found: { text?: string; image?: BlockOf<'image'>; buttons: BlockOf<'button'>[] } = { buttons: [] }
  for (let block = rest[0]; block; block = rest[0]) {
    const text = block.type === 'text' ? onlyParagraph(block) : undefined
    if (text !== undefined && found.text === undefined) found.text = text
    else if (block.type === 'image' && !block.link && !found.image) found.image = block
    else if (block.type === 'button' && found.buttons.length < 2) found.buttons.push(block)
    else break
    rest.shift()
  }
  const { image, text = '', buttons } = found
  const [first, second] = buttons
  const hero: BlockOf<'hero'> = {
    ...{ id: heading.id, type: 'hero', heading: heading.text, text, align: image ? 'left' : 'center' },
    ...{ layout: image ? 'beside' : 'stacked', image_id: image?.image_id ?? '', alt: image?.alt ?? '' },
    ...{ button_text: first?.text ?? '', link: first?.link ?? '' },
    ...(second && { second_button_text: second.text, second_link: second.link }),
  }
  return [...blocks.slice(0, at), hero, ...rest]
}

function onlyParagraph({ content }: BlockOf<'text'>): string | undefined {
  const [first, ...others] = content
  if (first?.type !== 'paragraph' || others.length > 0 || first.runs.some(({ link }) => link)) return undefined
  const text = first.runs.map(({ text }) => text).join('')
  return text.length <= 600 ? text : undefined
}
