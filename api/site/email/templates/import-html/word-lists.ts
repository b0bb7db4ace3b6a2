/** Word writes lists as paragraphs with a mark in front; as an email they are lists. Pure. */

import { templateLimits } from '../limits.ts'

const opening = /<p\b([^<>]{0,4000})>/gi
const listed = /mso-list:\s{0,5}l\d/i
const closing = /<\/p>\s*/gi
const mark = /<!\[if !supportLists\]>([\s\S]{0,2000}?)<!\[endif\]>/i

interface Item {
  at: number
  end: number
  isNumbered: boolean
  html: string
}

export function withWordLists(html: string): string {
  const items = itemsIn(html)
  let written = ''
  let done = 0
  items.forEach((item, i) => {
    const name = item.isNumbered ? 'ol' : 'ul'
    const [before, after] = [items[i - 1], items[i + 1]]
    const isFirst = before?.end !== item.at || before.isNumbered !== item.isNumbered
    const isLast = after?.at !== item.end || after.isNumbered !== item.isNumbered
    written += `${html.slice(done, item.at)}${isFirst ? `<${name}>` : ''}<li>${item.html}</li>${isLast ? `</${name}>` : ''}`
    done = item.end
  })
  return written + html.slice(done)
}

function itemsIn(html: string): Item[] {
  const items: Item[] = []
  let done = 0
  let close: RegExpExecArray | null = null
  for (const found of html.matchAll(opening)) {
    const { 0: tag, 1: attributes = '', index: at } = found
    if (at < done || !listed.test(attributes)) continue
    const from = at + tag.length
    // One end serves every paragraph that was opened before it.
    if (!close || close.index < from) {
      closing.lastIndex = from
      close = closing.exec(html)
    }
    if (!close) break
    if (close.index - from > templateLimits.template_word_item_characters_max) continue
    done = close.index + close[0].length
    items.push({ at, end: done, ...readItem(html.slice(from, close.index)) })
  }
  return items
}

function readItem(inside: string): Pick<Item, 'isNumbered' | 'html'> {
  const shown = (mark.exec(inside)?.[1] ?? '').replaceAll(/<[^>]*>|&nbsp;/g, '').trim()
  return { isNumbered: /^\(?[a-z\d]{1,4}[.)]$/i.test(shown), html: inside.replace(mark, '').trim() }
}
