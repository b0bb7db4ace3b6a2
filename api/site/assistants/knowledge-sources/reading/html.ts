/**
 * The readable text of a page: its headings, paragraphs, lists and tables in their order, without what is around them on
 * every page. Read once from beginning to end, so that nothing grows with the depth of what a stranger wrote. Pure.
 */
import { Parser } from 'htmlparser2'
import type { Block, ReadDocument } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'

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

export interface ReadPage extends ReadDocument {
  links: { url: string; text: string }[]
}

interface Open {
  tag: string
  silences: boolean
  is_main: boolean
}

export function readHtml(html: string, url: string | null): ReadPage {
  const reading = new Reading(url)
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => reading.open(tag, attributes),
      ontext: text => reading.say(text),
      onclosetag: tag => reading.close(tag),
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.write(html)
  parser.end()
  return reading.page()
}

class Reading {
  readonly #url: string | null
  readonly #stack: Open[] = []
  readonly #blocks: (Block & { is_main: boolean })[] = []
  readonly #links = new Map<string, string>()
  readonly #titles = { title: '', heading: '' }
  #base: string | null
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
  #link: { url: string; from: number } | undefined

  constructor(url: string | null) {
    this.#url = url
    this.#base = url
  }

  open(tag: string, attributes: Record<string, string>): void {
    if (tag === 'html') this.#language = attributes.lang
    if (tag === 'base' && attributes.href) this.#base = resolved(attributes.href, this.#url) ?? this.#base
    if (tag === 'br') this.#text += '\n'
    if (tag === 'title' && this.#titles.title === '' && this.#silences === 0) this.#in_title = true
    const silences = this.#isSilent(tag, attributes)
    const is_main = tag === 'main' || tag === 'article' || attributes.role === 'main'
    if (!flowing.has(tag) && tag !== 'br') this.#flush()
    if (silences) this.#silences += 1
    if (is_main) this.#mains += 1
    if (!void_tags.has(tag)) this.#stack.push({ tag, silences, is_main })
    if (tag === 'a') this.#beginLink(attributes.href)
    if (this.#silences === 0) this.#begin(tag)
  }

  #isSilent(tag: string, attributes: Record<string, string>): boolean {
    if (silent.has(tag) || 'hidden' in attributes || attributes['aria-hidden'] === 'true') return true
    if (roles.test(attributes.role ?? '')) return true
    // Of the whole page; those of an article hold its heading.
    if (tag === 'header' || tag === 'aside') return this.#mains === 0
    return /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.style ?? '')
  }

  #beginLink(href: string | undefined): void {
    const url = href === undefined ? undefined : resolved(href, this.#base)
    this.#link = url === undefined ? undefined : { url, from: this.#text.length }
    if (url !== undefined && !this.#links.has(url)) this.#links.set(url, '')
  }

  #begin(tag: string): void {
    if (/^h[1-6]$/.test(tag)) this.#heading = Number(tag[1])
    if (tag === 'dt' || tag === 'summary') this.#heading = 6
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
    if (this.#in_title) this.#titles.title += text
    else if (this.#silences === 0) this.#text += this.#in_pre > 0 ? text : text.replaceAll(/[\s\u00ad\u200b]+/g, ' ')
  }

  close(tag: string): void {
    if (tag === 'title') this.#in_title = false
    if (tag === 'a') this.#endLink()
    if (!this.#stack.some(open => open.tag === tag)) return
    if (!flowing.has(tag)) this.#flush()
    for (let open = this.#stack.pop(); open; open = this.#stack.pop()) {
      if (open.silences) this.#silences -= 1
      if (open.is_main) this.#mains -= 1
      this.#end(open.tag)
      if (open.tag === tag) return
    }
  }

  #endLink(): void {
    if (this.#link && this.#links.get(this.#link.url) === '') {
      this.#links.set(this.#link.url, this.#text.slice(this.#link.from).trim().slice(0, 200).toWellFormed())
    }
    this.#link = undefined
  }

  #end(tag: string): void {
    if (/^(h[1-6]|dt|summary)$/.test(tag)) this.#heading = 0
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
    const text = tidy(this.#text, this.#in_pre > 0)
    this.#text = ''
    if (this.#link) this.#link.from = 0
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

  page(): ReadPage {
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
      links: [...this.#links].map(([url, text]) => ({ url, text })),
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

const tidy = (text: string, is_pre: boolean): string =>
  is_pre
    ? text.replace(/^\n+|\s+$/g, '')
    : text
        .split('\n')
        .map(line => line.replaceAll(/[ \t\u00a0]+/g, ' ').trim())
        .filter(line => line !== '')
        .join('\n')

function resolved(href: string, base: string | null): string | undefined {
  const url = URL.parse(href.trim(), base ?? undefined)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  url.hash = ''
  return url.href
}
