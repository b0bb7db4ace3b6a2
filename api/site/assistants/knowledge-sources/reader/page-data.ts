/** The data of a page for machines, while the page is read: what it says of itself, and whether it has scripts. Pure. */
import type { Block } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { isAssignment, readAppData } from './app-data.ts'
import { readStructuredData, withStructuredData } from './structured-data.ts'
import type { Attributes } from './visibility.ts'

const described = /^(og:)?description$/i

export class PageData {
  has_scripts = false
  readonly #scripts: string[] = []
  /** What a program draws the page from. */
  readonly #app_scripts: string[] = []
  #into: string[] | undefined
  #script = ''
  #characters = 0
  #description = ''

  open(tag: string, { type, name, property, content = '' }: Attributes): void {
    if (tag === 'script') {
      this.has_scripts = true
      if (type !== undefined && /ld\+json/i.test(type)) this.#into = this.#scripts
      else if (type === undefined || /json|javascript/i.test(type)) this.#into = this.#app_scripts
      else this.#into = undefined
      this.#script = ''
    }
    const isDescription = tag === 'meta' && described.test(name ?? property ?? '')
    if (isDescription && content.length > this.#description.length) this.#description = content
  }

  say(text: string): void {
    if (this.#into === undefined) return
    // A program says what it assigns at once.
    if (this.#into === this.#app_scripts && this.#script === '' && !/^\s*[{[]/.test(text) && !isAssignment(text)) {
      this.#into = undefined
      return
    }
    this.#characters += text.length
    if (this.#characters <= knowledgeLimits.structured_data_characters_max) this.#script += text
  }

  close(tag: string): void {
    if (tag !== 'script') return
    this.#into?.push(this.#script)
    this.#into = undefined
  }

  /** What the page shows, with what it says to machines alone. */
  complete(shown: Block[]): Block[] {
    const blocks = this.#scripts.length === 0 ? shown : withStructuredData(shown, readStructuredData(this.#scripts))
    if (blocks.some(({ type }) => type !== 'heading')) return blocks
    const drawn = readAppData(this.#app_scripts)
    if (drawn.length > 0) return [...blocks, ...drawn]
    const description = this.#description.replaceAll(/\s+/g, ' ').trim()
    if (description.length >= knowledgeLimits.description_characters_min)
      return [...blocks, { type: 'text', text: description }]
    // A post that is one sentence may stand in the heading alone.
    return blocks.map(block => (block.text.length >= knowledgeLimits.sentence_characters_min ? toText(block) : block))
  }
}

const toText = ({ text }: Block): Block => ({ type: 'text', text })
