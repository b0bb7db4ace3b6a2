/** A page while it is read, element by element: its blocks, where each stands, and what it says of itself. */
import type { Block, ReadDocument } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { flowing, heading_levels, namesIn, parts_headings, programs } from './elements.ts'
import { HtmlTable } from './html-table.ts'
import type { Links } from './links.ts'
import { mainText, type PlacedText, toBlock } from './main-text.ts'
import { PageData } from './page-data.ts'
import { type Region, Regions } from './regions.ts'
import { cutWarning, warningFor } from './text-warning.ts'
import { tidy } from './tidy.ts'
import { type Attributes, isAsked, isOpener, Visibility, type Within } from './visibility.ts'

export interface ReadHtml extends ReadDocument {
  has_scripts: boolean
}

interface Open {
  tag: string
  around: Within
  /** Its tag, or the one that its role stands for. */
  place: string
  names: string
  /** Made with its first block. */
  region: Region | undefined
}

export class HtmlReader {
  readonly #url: string | null
  readonly #links: Links | undefined
  readonly #stack: Open[] = []
  readonly #visibility = new Visibility()
  readonly #blocks: PlacedText[] = []
  readonly #titles = { title: '', heading: '' }
  /** An element that has begun, while its attributes are read. */
  #begun: string | undefined
  #attributes: Attributes = {}
  #language: string | undefined
  #within: Within = {
    ...{ silence: 'none', is_main: false, is_pre: false, is_link: false, is_strong: false, is_opener: false },
    ...{ is_substitute: false, heading: 0 },
  }
  #text = ''
  #in_title = false
  #lists: { ordered: boolean; count: number }[] = []
  #marker = ''
  readonly #tables: HtmlTable[] = []
  /** Since the link or the last block began. */
  #link_text = ''
  /** Of the text since the last block. */
  #link_characters = 0
  #strong_characters = 0
  /** Of what stands around the page's content. */
  #around_characters = 0
  /** Of a button that is not read. */
  #control_text = ''
  readonly #regions = new Regions()
  readonly #data = new PageData()

  constructor(url: string | null, links: Links | undefined) {
    this.#url = url
    this.#links = links
  }

  open(tag: string): void {
    if (this.#begun !== undefined) this.#opened()
    this.#begun = tag
  }

  /** The first of a name counts; those of a form within a form, which is none, do not. */
  attribute(name: string, value: string): void {
    if (this.#begun !== undefined && isAsked(name)) this.#attributes[name] ??= value
  }

  #opened(): void {
    const [tag, attributes] = [this.#begun as string, this.#attributes]
    this.#begun = undefined
    this.#attributes = {}
    if (tag === 'script' || tag === 'meta') this.#data.open(tag, attributes)
    if (tag === 'html') this.#language = attributes.lang
    if (tag === 'base' && attributes.href) this.#links?.setBase(attributes.href)
    if (tag === 'br') this.#text += '\n'
    if (!this.#isFlowing(tag)) this.#flush()
    // The parser ends every element that it begins, those without an end tag too.
    const place = attributes.role === 'main' ? 'main' : tag
    this.#stack.push({ tag, place, around: this.#within, names: namesIn(tag, attributes), region: undefined })
    this.#within = this.#inside(tag, attributes)
    if (tag === 'a') {
      this.#link_text = ''
      this.#links?.begin(attributes.href)
    }
    if (tag === 'button' && this.#within.silence === 'button') this.#control_text = ''
    if (this.#within.silence !== 'none') return
    if (!this.#isFlowing(tag)) this.#nameOpened(attributes)
    if (tag === 'title' && this.#titles.title === '') this.#in_title = true
    if (tag === 'img') this.#describe(attributes.alt ?? '')
    this.#begin(tag, attributes)
  }

  /** What a control opens is called as the control is. */
  #nameOpened(attributes: Attributes): void {
    const text = this.#visibility.takeName(attributes)
    if (text !== '') this.#add({ type: 'heading', level: 6, text })
  }

  get #table(): HtmlTable | undefined {
    return this.#tables.at(-1)
  }

  /** An image's text: of a cell a part; else a text of its own, unless it only names the image, or the link that it is in. */
  #describe(alt: string): void {
    const text = tidy(alt.replaceAll(/\s+/g, ' '), false)
    if (this.#table?.isInCell) this.say(text)
    else if (!this.#within.is_link && text.split(' ').length >= knowledgeLimits.image_text_words_min)
      this.#add({ type: 'text', text }, true)
  }

  #isFlowing(tag: string): boolean {
    return flowing.has(tag) || (tag === 'button' && this.#within.heading > 0)
  }

  #inside(tag: string, attributes: Attributes): Within {
    const { is_main, is_pre, is_link, is_strong, is_substitute, heading } = this.#within
    const is_opener = this.#within.is_opener || isOpener(attributes)
    return {
      silence: this.#visibility.silenceOf(tag, attributes, this.#within, this.#blocks.length),
      is_main: is_main || tag === 'main' || tag === 'article' || attributes.role === 'main',
      is_pre: is_pre || tag === 'pre',
      is_link: is_link || (tag === 'a' && !isOpener(attributes) && !(is_opener && attributes.href === undefined)),
      is_opener,
      is_strong: is_strong || tag === 'strong' || tag === 'b' || tag === 'th',
      is_substitute: is_substitute || tag === 'noscript',
      heading: heading_levels.get(tag) ?? heading,
    }
  }

  #begin(tag: string, attributes: Attributes): void {
    if (tag === 'ul' || tag === 'ol') this.#lists.push({ ordered: tag === 'ol', count: 0 })
    if (tag === 'li') {
      const list = this.#lists.at(-1)
      if (list) list.count += 1
      this.#marker = list?.ordered ? `${list.count}. ` : '- '
    }
    if (tag === 'table' || parts_headings.has(tag)) this.#takeForLayout()
    if (tag === 'table') this.#tables.push(new HtmlTable())
    if (tag === 'thead') this.#table?.beginHead()
    if (tag === 'tr') this.#table?.beginRow()
    if (tag === 'td' || tag === 'th') this.#table?.beginCell(tag === 'th', attributes)
  }

  /** A table within a cell, or a heading, says that the table around it only places the parts of the page. */
  #takeForLayout(): void {
    const table = this.#table
    if (!table?.isInCell) return
    table.endRow(this.#region(), this.#takeLinkCharacters())
    table.is_layout = true
    this.#addRows(table)
  }

  say(text: string): void {
    if (this.#begun !== undefined) this.#opened()
    if (this.#stack.at(-1)?.tag === 'script') this.#data.say(text)
    else if (this.#in_title) this.#titles.title += text
    else if (this.#within.silence === 'button') this.#control_text += text
    else if (this.#within.silence !== 'none')
      this.#around_characters += programs.has(this.#stack.at(-1)?.tag ?? '') ? 0 : text.trim().length
    else if (this.#within.silence === 'none') {
      const said = this.#within.is_pre ? text : text.replaceAll(/[\s\u00ad\u200b]+/g, ' ')
      this.#text += said
      if (this.#within.is_strong) this.#strong_characters += said.trim().length
      if (!this.#within.is_link) return
      this.#link_text += said
      this.#link_characters += said.length
    }
  }

  close(tag: string): void {
    if (this.#begun !== undefined) this.#opened()
    if (tag === 'title') this.#in_title = false
    if (tag === 'script') this.#data.close(tag)
    if (tag === 'a') this.#links?.end(this.#link_text)
    if (this.#stack.at(-1)?.tag !== tag) return
    if (tag === 'button' && this.#within.silence === 'button') this.#visibility.setName(this.#control_text)
    if (!this.#isFlowing(tag)) this.#flush()
    if (this.#within.silence === 'none') this.#end(tag)
    this.#within = this.#stack.pop()?.around ?? this.#within
  }

  #end(tag: string): void {
    if (tag === 'ul' || tag === 'ol') this.#lists.pop()
    if (tag === 'li') this.#marker = ''
    const table = this.#table
    if (!table) return
    if (tag === 'td' || tag === 'th') table.endCell()
    if (tag === 'thead') table.endHead()
    if (tag === 'tr' && !table.is_layout) table.endRow(this.#region(), this.#takeLinkCharacters())
    if (tag === 'table') {
      this.#tables.pop()
      this.#addRows(table)
    }
  }

  #addRows(table: HtmlTable): void {
    for (const { text, link_characters, region } of table.takeRows())
      this.#place({ type: 'row', text }, { link_characters, region })
  }

  #takeLinkCharacters(): number {
    const count = this.#link_characters
    this.#link_characters = 0
    return count
  }

  /** What was said since the last block, as one of its own. */
  #flush(): void {
    this.#link_text = ''
    if (this.#text === '') return
    const text = tidy(this.#text, this.#within.is_pre)
    const is_strong = this.#strong_characters >= text.replaceAll(/\s+/g, '').length
    this.#text = ''
    this.#strong_characters = 0
    if (text === '') return
    if (this.#table?.isInCell) {
      this.#marker = ''
      this.#table.say(text.replaceAll(/\s+/g, ' '), is_strong)
    } else if (this.#within.heading > 0) {
      if (this.#titles.heading === '') this.#titles.heading = text
      this.#add({ type: 'heading', level: this.#within.heading, text })
    } else {
      if (this.#link_characters >= text.length) this.#link_characters += this.#marker.length
      const marked = this.#marker === '' ? text : this.#marker + text
      this.#marker = ''
      this.#add(this.#lists.length > 0 ? { type: 'row', text: marked } : { type: 'text', text: marked })
    }
  }

  #add(block: Block, is_image = false): void {
    this.#place(block, { link_characters: this.#takeLinkCharacters(), region: this.#region(), is_image })
  }

  #place(
    block: Block,
    { is_image = false, ...at }: Pick<PlacedText, 'link_characters' | 'region'> & { is_image?: boolean },
  ): void {
    const { is_main, is_substitute } = this.#within
    const link_characters = Math.min(at.link_characters, block.text.length)
    if (this.#blocks.length >= knowledgeLimits.source_document_blocks_max) return
    this.#blocks.push({ ...block, is_main, is_substitute, is_image, link_characters, region: at.region })
  }

  /** That of the innermost element that is open. */
  #region(): Region {
    let at = this.#stack.length
    while (at > 0 && this.#stack[at - 1]?.region === undefined) at -= 1
    let region = this.#stack[at - 1]?.region ?? this.#regions.page
    for (const open of this.#stack.slice(at)) {
      if (flowing.has(open.tag)) continue
      region = this.#regions.add(region, open.place, open.names)
      open.region = region
    }
    return region
  }

  document(is_whole = false): ReadHtml {
    if (this.#begun !== undefined) this.#opened()
    this.#flush()
    const title = tidy(this.#titles.title, false) || this.#titles.heading
    const blocks = is_whole
      ? this.#blocks.map(toBlock)
      : this.#data.complete(mainText(this.#blocks, this.#regions, this.#url))
    return {
      title: title.slice(0, knowledgeLimits.source_name_characters_max).toWellFormed(),
      url: this.#url,
      language: this.#language ?? null,
      blocks,
      has_scripts: this.#data.has_scripts,
      ...(is_whole ? cutWarning(this.#blocks) : warningFor(blocks, this.#blocks, this.#around_characters)),
    }
  }
}
