/**
 * A page of another site as blocks of ours: what is read and seen is kept in its order; what runs, posts or is loaded from
 * elsewhere is left out, and named. Pure.
 */
import type { TextRun } from '../../../../platform/pages/blocks/rich-text.ts'
import { limits } from '../../../../platform/runtime/limits.ts'
import { isPageLink } from '../check-page.ts'
import type { PageBlock } from '../document/page-document.ts'
import { isVideoAddress } from '../document/video-address.ts'
import { pageLimits } from '../limits.ts'
import { BlockWriter, withHero } from './block-writer.ts'
import { type LeftOut, LeftOutList } from './left-out.ts'
import {
  attribute,
  type Element,
  findElement,
  isElement,
  isHidden,
  lineOf,
  type Node,
  parsed,
  plainText,
  textIn,
} from './nodes.ts'
import { cutAt, type PageTexts, pageTexts } from './page-texts.ts'

export interface ReadPage extends PageTexts {
  /** Images have their addresses where their ids will be. */
  blocks: PageBlock[]
  left_out: LeftOutList
}

type Look = Omit<TextRun, 'text'>
const inline = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const silent = new Set(
  'style noscript template svg canvas link meta base title head map area dialog param source track'.split(' '),
)
const around = /^(?:navigation|contentinfo|complementary|search)$/
const looks: Readonly<Record<string, Look>> = {
  ...{ b: { bold: true }, strong: { bold: true }, i: { italic: true }, em: { italic: true }, cite: { italic: true } },
  ...{ u: { underline: true }, blockquote: { italic: true } },
}

export function readPage(html: string, url: string): ReadPage {
  const nodes = parsed(html)
  const left_out = new LeftOutList()
  const base = addressIn(attributeOfFirst(nodes, 'base', 'href'), url) ?? url
  const reader = new Reader(base, left_out)
  const main = findElement(nodes, one => one.name === 'main' || attribute(one, 'role') === 'main')
  const body = main ?? findElement(nodes, one => one.name === 'body')
  reader.all(body ? body.children : nodes, {}, 0)
  return { ...pageTexts(nodes), blocks: withHero(reader.end()), left_out }
}

const attributeOfFirst = (nodes: readonly Node[], name: string, of: string): string | undefined => {
  const found = findElement(nodes, one => one.name === name)
  return found && attribute(found, of)
}

/** A whole address of the web; undefined for all others. */
export function addressIn(given: string | undefined, base: string): string | undefined {
  const url = given ? URL.parse(given, base) : null
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url.href : undefined
}

class Reader {
  readonly #base: string
  readonly #left_out: LeftOutList
  readonly #writer: BlockWriter

  constructor(base: string, left_out: LeftOutList) {
    this.#base = base
    this.#left_out = left_out
    this.#writer = new BlockWriter(left_out)
  }

  end(): PageBlock[] {
    this.#writer.endText()
    return this.#writer.blocks
  }

  all(nodes: readonly Node[], look: Look, depth: number): void {
    if (depth > pageLimits.page_import_depth_max) {
      this.#left_out.add('rest')
      return
    }
    for (const node of nodes) {
      const text = textIn(node)
      if (text !== undefined) this.#writer.write(text.replaceAll('\n', ' '), look)
      else if (isElement(node)) this.#element(node, look, depth + 1)
    }
  }

  #element(element: Element, look: Look, depth: number): void {
    const { name } = element
    if (silent.has(name) || isHidden(element) || this.#isLeftOut(element)) return
    if (this.#isBlock(element, look, depth)) return
    const inner = { ...look, ...looks[name] }
    const stands = !inline.has(name)
    if (name === 'table' && findElement(element.children, one => one.name === 'th')) this.#left_out.add('table')
    if (stands) this.#writer.endParagraph()
    this.all(element.children, inner, depth)
    if (stands) this.#writer.endParagraph()
  }

  #isBlock(element: Element, look: Look, depth: number): boolean {
    const { name } = element
    if (/^h[1-6]$/.test(name)) this.#heading(element)
    else if (name === 'img') this.#image(element, look.link)
    else if (name === 'br') this.#writer.breakLine()
    else if (name === 'hr') this.#writer.add({ id: this.#writer.newId(), type: 'divider' })
    else if (name === 'details') this.#details(element, look, depth)
    else if ((name === 'ul' || name === 'ol') && !holdsBlocks(element)) this.#list(element, depth)
    else if (name === 'a') this.#link(element, look, depth)
    else return false
    return true
  }

  #isLeftOut(element: Element): boolean {
    const { name } = element
    const named = attribute(element, 'src') || attribute(element, 'title') || attribute(element, 'aria-label')
    const leave = (type: LeftOut['type'], what = named) => {
      this.#left_out.add(type, what)
      return true
    }
    if (name === 'script') return leave('script', attribute(element, 'src'))
    if (name === 'form')
      return leave(
        'form',
        attribute(element, 'aria-label') || attribute(element, 'name') || attribute(element, 'action'),
      )
    if (/^(?:input|select|textarea)$/.test(name)) return leave('form', '')
    if (name === 'button') return leave('button', lineOf(element.children))
    if (/^(?:video|audio|object|embed)$/.test(name)) return leave('media')
    if (name === 'iframe') return this.#video(element) || leave('frame')
    if (/^(?:nav|footer|aside)$/.test(name) || around.test(attribute(element, 'role'))) return leave('navigation', '')
    return false
  }

  #video(element: Element): boolean {
    const video_url = addressIn(attribute(element, 'src') || attribute(element, 'data-src'), this.#base)
    if (!video_url || !isVideoAddress(video_url)) return false
    const title = cutAt(attribute(element, 'title') || 'Video', { characters: limits.block_line_characters_max })
    this.#writer.add({ id: this.#writer.newId(), type: 'video', title, video_url, image_id: '', alt: '' })
    return true
  }

  #heading(element: Element): void {
    const text = cutAt(lineOf(element.children), { characters: limits.block_line_characters_max })
    const level = Math.min(3, Number(element.name[1]))
    if (text !== '') this.#writer.add({ id: this.#writer.newId(), type: 'heading', text, level })
    for (const one of element.children) if (isElement(one) && one.name === 'img') this.#image(one, undefined)
  }

  #image(element: Element, link: string | undefined): void {
    const tiny = ['width', 'height'].some(edge => /^[012](?:px)?$/.test(attribute(element, edge)))
    const url = addressIn(attribute(element, 'data-src') || attribute(element, 'src'), this.#base)
    if (tiny || url === undefined) return
    if (/\.svgz?$/i.test(new URL(url).pathname)) {
      this.#left_out.add('image', url)
      return
    }
    const alt = cutAt(attribute(element, 'alt').replaceAll(/\s+/g, ' ').toWellFormed(), {
      characters: limits.block_line_characters_max,
    })
    this.#writer.add({ id: this.#writer.newId(), type: 'image', image_id: url, url: '', alt, ...(link && { link }) })
  }

  #details(element: Element, look: Look, depth: number): void {
    const summary = element.children.find(one => isElement(one) && one.name === 'summary')
    const question = cutAt(summary && isElement(summary) ? lineOf(summary.children) : '', {
      characters: limits.block_line_characters_max,
    })
    const rest = element.children.filter(one => one !== summary)
    const answer = plainText(rest)
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/\s*\n\s*/g, '\n')
      .trim()
      .toWellFormed()
    if (question === '' || answer === '') this.all(rest, look, depth)
    else this.#writer.question(question, answer.slice(0, limits.block_text_characters_max).toWellFormed())
  }

  #list(element: Element, depth: number): void {
    this.#writer.endParagraph()
    const items = element.children.filter(isElement).map(item => {
      this.all(item.children, {}, depth + 1)
      return this.#writer.takeRuns()
    })
    this.#writer.list(element.name === 'ol', items)
  }

  #link(element: Element, look: Look, depth: number): void {
    const link = this.#target(attribute(element, 'href'))
    const text = lineOf(element.children)
    const pressed =
      /(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])/i.test(attribute(element, 'class')) ||
      attribute(element, 'role') === 'button'
    const isButton = pressed && text !== '' && text.length <= 100
    if (isButton && link) this.#writer.add({ id: this.#writer.newId(), type: 'button', text, link })
    else this.all(element.children, { ...look, ...(link && { link }) }, depth)
  }

  #target(href: string): string | undefined {
    if (href === '' || href.startsWith('#')) return undefined
    const url = URL.parse(href, this.#base)
    const target = url?.href ?? ''
    return target.length <= limits.block_link_characters_max && isPageLink(target) ? target : undefined
  }
}

/** Cards that are written as a list. */
const holdsBlocks = (list: Element): boolean =>
  findElement(list.children, one => /^(?:h[1-6]|img|p|div|iframe|form|table|ul|ol)$/.test(one.name)) !== undefined
