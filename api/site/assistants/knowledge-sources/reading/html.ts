/**
 * The readable text of a page: its headings, paragraphs, lists and tables in their order, without what is around them on
 * every page. Read once from beginning to end, so that nothing grows with the depth of what a stranger wrote. Pure.
 */
import { Parser } from 'htmlparser2'
import type { Block, ReadDocument } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { type Link, Links } from './links.ts'

/** What is in these is no text of the page. */
const silent = new Set(
  'script style noscript template svg math iframe object embed canvas audio video select button textarea nav footer dialog'.split(
    ' ',
  ),
)
const roles = /^(navigation|banner|contentinfo|search|dialog|alertdialog|menu|menubar)$/
const flowing = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const void_tags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Headings, and what is read as one, by how deep they are. */
const heading_levels = new Map<string, number>([
  ...[1, 2, 3, 4, 5, 6].map(level => [`h${level}`, level] as const),
  ...(['dt', 'summary'] as const).map(tag => [tag, 6] as const),
])

export interface ReadPage extends ReadDocument {
  links: Link[]
}

interface Open {
  tag: string
  silences: boolean
  is_main: boolean
}

/** What is asked of an element. */
type Attributes = Partial<Record<'hidden' | 'aria-hidden' | 'role' | 'style' | 'href' | 'lang', string>>
const asked: ReadonlySet<string> = new Set(['hidden', 'aria-hidden', 'role', 'style', 'href', 'lang'])
const isAsked = (name: string): name is keyof Attributes => asked.has(name)

export const readHtml = (html: string, url: string | null): ReadDocument => read(html, url, undefined).document()

/** With the addresses that it leads to. */
export function readHtmlWithLinks(html: string, url: string | null): ReadPage {
  const links = new Links(url)
  return { ...read(html, url, links).document(), links: links.found() }
}

function read(html: string, url: string | null, links: Links | undefined): Reading {
  const reading = new Reading(url, links)
  // By names and attributes, since an object of all attributes of each element takes longer to make than all else here.
  const parser = new Parser(
    {
      onopentagname: tag => reading.open(tag),
      onattribute: (name, value) => reading.attribute(name, value),
      ontext: text => reading.say(text),
      onclosetag: tag => reading.close(tag),
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.write(html)
  parser.end()
  return reading
}

class Reading {
  readonly #url: string | null
  readonly #links: Links | undefined
  readonly #stack: Open[] = []
  readonly #blocks: (Block & { is_main: boolean })[] = []
  readonly #titles = { title: '', heading: '' }
  /** An element that has begun, while its attributes are read. */
  #begun: string | undefined
  #attributes: Attributes = {}
  #language: string | undefined
  #silences = 0
  #mains = 0
  #text = ''
  #in_title = false
  #in_pre = 0
  #heading = 0
  #lists: { ordered: boolean; count: number }[] = []
  #marker = ''
  #row: string[] | undefined
  #head_row = false
  #columns: string[] = []
  #link_from = 0

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
    if (tag === 'html') this.#language = attributes.lang
    if (tag === 'base' && attributes.href) this.#links?.setBase(attributes.href)
    if (tag === 'br') this.#text += '\n'
    if (tag === 'title' && this.#titles.title === '' && this.#silences === 0) this.#in_title = true
    const silences = this.#isSilent(tag, attributes)
    const is_main = tag === 'main' || tag === 'article' || attributes.role === 'main'
    if (!flowing.has(tag) && tag !== 'br') this.#flush()
    if (silences) this.#silences += 1
    if (is_main) this.#mains += 1
    if (!void_tags.has(tag)) this.#stack.push({ tag, silences, is_main })
    if (tag === 'a') {
      this.#link_from = this.#text.length
      this.#links?.begin(attributes.href)
    }
    if (this.#silences === 0) this.#begin(tag)
  }

  #isSilent(tag: string, attributes: Attributes): boolean {
    const { hidden, role, style } = attributes
    if (silent.has(tag) || hidden !== undefined || attributes['aria-hidden'] === 'true') return true
    if (role !== undefined && roles.test(role)) return true
    // Of the whole page; those of an article hold its heading.
    if (tag === 'header' || tag === 'aside') return this.#mains === 0
    return style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)
  }

  #begin(tag: string): void {
    this.#heading = heading_levels.get(tag) ?? this.#heading
    if (tag === 'pre') this.#in_pre += 1
    if (tag === 'ul' || tag === 'ol') this.#lists.push({ ordered: tag === 'ol', count: 0 })
    if (tag === 'li') {
      const list = this.#lists.at(-1)
      if (list) list.count += 1
      this.#marker = list?.ordered ? `${list.count}. ` : '- '
    }
    if (tag === 'table') this.#columns = []
    if (tag === 'tr') {
      this.#row = []
      this.#head_row = true
    }
    if (tag === 'td') this.#head_row = false
  }

  say(text: string): void {
    if (this.#begun !== undefined) this.#opened()
    if (this.#in_title) this.#titles.title += text
    else if (this.#silences === 0) this.#text += this.#in_pre > 0 ? text : text.replaceAll(/[\s\u00ad\u200b]+/g, ' ')
  }

  close(tag: string): void {
    if (this.#begun !== undefined) this.#opened()
    if (tag === 'title') this.#in_title = false
    if (tag === 'a') this.#links?.end(this.#text.slice(this.#link_from))
    if (this.#stack.findLast(open => open.tag === tag) === undefined) return
    if (!flowing.has(tag)) this.#flush()
    for (let open = this.#stack.pop(); open; open = this.#stack.pop()) {
      if (open.silences) this.#silences -= 1
      if (open.is_main) this.#mains -= 1
      this.#end(open.tag)
      if (open.tag === tag) return
    }
  }

  #end(tag: string): void {
    if (heading_levels.has(tag)) this.#heading = 0
    if (tag === 'pre') this.#in_pre = Math.max(0, this.#in_pre - 1)
    if (tag === 'ul' || tag === 'ol') this.#lists.pop()
    if (tag === 'tr') this.#endRow()
  }

  #endRow(): void {
    const row = this.#row ?? []
    this.#row = undefined
    if (row.every(cell => cell === '')) return
    if (this.#head_row && this.#columns.length === 0) {
      this.#columns = row
      return
    }
    this.#add({ kind: 'row', text: rowText(this.#columns, row) })
  }

  /** What was said since the last block, as one of its own. */
  #flush(): void {
    this.#link_from = 0
    if (this.#text === '') return
    const text = tidy(this.#text, this.#in_pre > 0)
    this.#text = ''
    if (text === '') return
    if (this.#row && this.#stack.some(({ tag }) => tag === 'td' || tag === 'th')) {
      this.#row.push(text.replaceAll(/\s+/g, ' '))
    } else if (this.#heading > 0) {
      if (this.#titles.heading === '') this.#titles.heading = text
      this.#add({ kind: 'heading', level: this.#heading, text })
    } else {
      const marked = this.#marker === '' ? text : this.#marker + text
      this.#marker = ''
      this.#add(this.#lists.length > 0 ? { kind: 'row', text: marked } : { kind: 'text', text: marked })
    }
  }

  #add(block: Block): void {
    if (this.#blocks.length < knowledgeLimits.source_document_blocks_max)
      this.#blocks.push({ ...block, is_main: this.#mains > 0 })
  }

  document(): ReadDocument {
    if (this.#begun !== undefined) this.#opened()
    this.#flush()
    const main = this.#blocks.filter(({ is_main }) => is_main)
    const length = main.reduce((sum, { text }) => sum + text.length, 0)
    const blocks = length >= knowledgeLimits.main_text_characters_min ? main : this.#blocks
    const title = tidy(this.#titles.title, false) || this.#titles.heading
    return {
      title: title.slice(0, knowledgeLimits.source_name_characters_max).toWellFormed(),
      url: this.#url,
      language: this.#language ?? null,
      blocks: blocks.map(({ is_main: _, ...block }) => block),
    }
  }
}

/** `Plan: Pro; Price: 20 €`: a row that is understood by itself. */
export function rowText(columns: readonly string[], row: readonly string[]): string {
  const cells = row.map((cell, i) => {
    const column = columns[i]?.trim() ?? ''
    return cell === '' ? '' : column === '' || column === cell ? cell : `${column}: ${cell}`
  })
  return cells.filter(cell => cell !== '').join('; ')
}

function tidy(text: string, is_pre: boolean): string {
  if (is_pre) return text.replace(/^\n+|\s+$/g, '')
  const trimmed = text.trim()
  // Most texts are one line with nothing to tidy.
  if (!/\n| {2}|[\t\u00a0]/.test(trimmed)) return trimmed
  const lines = trimmed.split('\n').map(line => line.replaceAll(/[ \t\u00a0]+/g, ' ').trim())
  return lines.filter(line => line !== '').join('\n')
}
