/** The text with our tags, as its conditions nest; a branch that nobody could be in goes with all that is in it. Pure. */
import { escapeHtml } from '../../layout.ts'
import { templateLimits } from '../../limits.ts'
import { toCondition } from './liquid-condition.ts'
import { toLiquid } from './liquid-value.ts'
import type { Meaning, Resolve } from './names.ts'
import type { elements } from './products/elements.ts'
import { type LeftTagType, NO_ADDRESS, type Tag, type Test } from './tag.ts'
import type { Value } from './value.ts'

export interface LeftTag {
  type: LeftTagType | 'outlook'
  /** The tag as it is written. */
  name: string
}

interface Branch {
  /** As ours, or what it comes to for everybody. */
  test: string | boolean
  parts: string[]
}

interface Frame {
  branches: Branch[]
  /** Value of a `case`. */
  path?: string
  /** All of it goes, and says nothing of what is in it. */
  isSkipped?: boolean
}

interface Words {
  year: number
  unsubscribe: string
}

/** Links that nothing takes the place of. */
const gone: ReadonlySet<LeftTagType> = new Set(['web_view', 'share'])

export class Branches {
  readonly left_out: LeftTag[] = []
  readonly #frames: Frame[] = [{ branches: [{ test: true, parts: [] }] }]
  readonly #resolve: Resolve
  readonly #words: Words
  readonly #isHtml: boolean
  #skipped = 0

  constructor(resolve: Resolve, words: Words, isHtml: boolean) {
    this.#resolve = resolve
    this.#words = words
    this.#isHtml = isHtml
  }

  get #branch(): Branch {
    const branch = this.#frames.at(-1)?.branches.at(-1)
    if (!branch) throw new Error('A frame has a branch')
    return branch
  }

  add(text: string): void {
    if (this.#skipped === 0 && text !== '') this.#branch.parts.push(text)
  }

  /** Comments go, as they do with all HTML; what Outlook alone reads is named where readers would miss it. */
  addComment(inside: string): void {
    if (
      /^\s*\[if\s[^\]]{0,60}\bmso\b/i.test(inside) &&
      /<(?:v:|table\b|td\b)/i.test(inside) &&
      !/^\s*\[if\s!/.test(inside)
    )
      this.#name('outlook', '')
  }

  addElement({ whole, isEnd, attributes, becomes }: BranchTag): void {
    const isLink = becomes !== 'year' && becomes !== 'date'
    if (isEnd) {
      if (isLink) this.add('</a>')
      return
    }
    if (becomes !== 'unsubscribe_url') this.#name(becomes === 'year' ? 'date' : becomes, whole)
    if (becomes === 'year') this.add(String(this.#words.year))
    if (isLink)
      this.add(`<a href="${becomes === 'unsubscribe_url' ? '{{ unsubscribe_url }}' : NO_ADDRESS}"${attributes}>`)
  }

  write(tag: Tag, whole: string, isInTag: boolean): void {
    switch (tag.type) {
      case 'if':
        this.#open(tag.test, whole)
        break
      case 'case':
        this.#frames.push({ branches: [{ test: false, parts: [] }], path: tag.path })
        break
      case 'skip':
        if (tag.why) this.#name(tag.why, whole)
        this.#skipped += 1
        this.#frames.push({ branches: [{ test: false, parts: [] }], isSkipped: true })
        break
      case 'else':
        this.#turn(tag.test, whole)
        break
      case 'when':
        this.#turn({ type: 'or', tests: tag.values.map(value => this.#whenTest(value)) }, whole)
        break
      case 'end':
        this.#close(whole)
        break
      case 'text':
        this.add(tag.text)
        break
      case 'left':
        this.#name(tag.why, whole)
        if (isInTag && gone.has(tag.why)) this.add(NO_ADDRESS)
        break
      case 'value':
        this.#print(tag, whole, isInTag)
        break
      case 'nothing':
        break
    }
  }

  finish(): string {
    while (this.#frames.length > 1) this.#close('')
    return this.#branch.parts.join('')
  }

  #whenTest(value: string): Test {
    return { type: 'compare', path: this.#frames.at(-1)?.path ?? '', operator: '==', value }
  }

  #open(test: Test, whole: string): void {
    if (this.#frames.length > templateLimits.template_import_nesting_max)
      this.write({ type: 'skip', why: 'condition' }, whole, false)
    else this.#frames.push({ branches: [{ test: this.#decide(test, whole), parts: [] }] })
  }

  #turn(test: Test | undefined, whole: string): void {
    const frame = this.#frames.at(-1)
    if (this.#frames.length < 2 || !frame) this.#name('condition', whole)
    else if (!frame.isSkipped) frame.branches.push({ test: test ? this.#decide(test, whole) : true, parts: [] })
  }

  #close(whole: string): void {
    const frame = this.#frames.length < 2 ? undefined : this.#frames.pop()
    if (!frame) this.#name('condition', whole)
    else if (frame.isSkipped) this.#skipped -= 1
    else this.add(this.#join(frame.branches))
  }

  /** Conditions of Liquid, of the branches that somebody may be in. */
  #join(branches: readonly Branch[]): string {
    const certain = branches.findIndex(({ test }) => test === true)
    const possible = branches.slice(0, certain < 0 ? branches.length : certain).filter(({ test }) => test !== false)
    const rest = certain < 0 ? '' : (branches[certain]?.parts.join('') ?? '')
    if (possible.length === 0) return rest
    const parts = possible.map(({ test, parts }, i) => {
      const condition = this.#isHtml ? escapeHtml(String(test)) : test
      return `{% ${i === 0 ? 'if' : 'elsif'} ${condition} %}${parts.join('')}`
    })
    return `${parts.join('')}${rest === '' ? '' : `{% else %}${rest}`}{% endif %}`
  }

  #decide(test: Test, whole: string): string | boolean {
    const { condition, isWhole } = toCondition(test, this.#resolve)
    if (!isWhole) this.#name('condition', whole)
    return condition
  }

  #print(value: Value, whole: string, isInTag: boolean): void {
    const meaning = this.#resolve(value.path)
    const place = { isHtml: this.#isHtml, isInTag, ...this.#words }
    // Editors put a scheme in front of what is no address yet.
    if (isInTag && (meaning.type === 'link' || meaning.type === 'left'))
      this.#end(text => (/https?:\/\/$/i.test(text.slice(-8)) ? text.slice(0, text.lastIndexOf('http')) : text))
    if (meaning.type === 'rest_of_address') this.#end(withoutComma)
    const lost = lostKind(meaning)
    if (lost) this.#name(lost, whole)
    const isOurs =
      value.is_ours && /^\{\{[^{]/.test(whole) && meaning.type === 'variable' && meaning.name === value.path.trim()
    this.add(isOurs ? whole : toLiquid(meaning, value, place))
    if (isInTag && lost && gone.has(lost)) this.add(NO_ADDRESS)
  }

  /** Changes the end of what was written. */
  #end(change: (text: string) => string): void {
    const { parts } = this.#branch
    const last = parts.pop()
    if (last !== undefined) parts.push(change(last))
  }

  #name(type: LeftTag['type'], whole: string): void {
    const name = whole.slice(0, templateLimits.template_left_out_characters_max)
    if (this.#skipped > 0 || this.left_out.length >= templateLimits.template_left_out_max) return
    if (!this.left_out.some(one => one.type === type && one.name === name)) this.left_out.push({ type, name })
  }
}

type BranchTag = { whole: string; isEnd: boolean; attributes: string; becomes: (typeof elements)[string] }

const lostKind = (meaning: Meaning): LeftTagType | undefined =>
  meaning.type === 'left' ? meaning.why : meaning.type === 'year' ? 'date' : undefined

/** Parts of an address are divided by commas. */
function withoutComma(text: string): string {
  const end = text.trimEnd()
  return end.endsWith(',') ? end.slice(0, -1) : end
}
