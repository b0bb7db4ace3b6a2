/** Finds tags in the page of a stranger: a reader of tags, no parser. Pure. */
import { limits } from '../runtime/limits.ts'

export interface Tag {
  name: string
  attributes: ReadonlyMap<string, string>
  /** What stands in it, where all of that is text: scripts, styles, titles. */
  text?: string
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    return entities[name ?? ''] ?? whole
  })

/** Between these and their ends everything is text, whatever it looks like. */
const raw = ['script', 'style', 'textarea', 'title', 'template', 'noscript']
const begin = /<(?:!--|([a-z]+)(?=[\s/>]))/gi
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** Those whose inside is text, and the wanted ones. In time proportional to the page's length: strangers write pages. */
export function tagsOf(html: string, wanted: readonly string[] = ['meta']): Tag[] {
  const found: Tag[] = []
  const read = new Set([...raw, ...wanted])
  const lower = html.toLowerCase()
  begin.lastIndex = 0
  for (let match = begin.exec(html); match; match = begin.exec(html)) {
    const name = match[1]?.toLowerCase()
    let end = name === undefined ? html.indexOf('-->', match.index) : endOfTag(html, begin.lastIndex)
    if (end < 0) break
    if (name !== undefined && read.has(name)) {
      const tag: Tag = { name, attributes: attributesOf(html.slice(begin.lastIndex, end)) }
      found.push(tag)
      if (raw.includes(name)) {
        const from = end + 1
        end = lower.indexOf(`</${name}`, end)
        if (end < 0) break
        tag.text = html.slice(from, end)
      }
    }
    begin.lastIndex = end
  }
  return found
}

/** The `>` that closes a tag; those in quotes do not. */
function endOfTag(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length; at++) {
    const char = html[at] as string
    if (quote !== '') quote = char === quote ? '' : quote
    else if (char === '>') return at
    else if (char === '"' || char === "'") quote = char
  }
  return -1
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text
    .slice(0, limits.page_attribute_characters_max)
    .matchAll(attribute)) {
    const key = name.toLowerCase()
    // The first of two counts, as in browsers.
    if (!attributes.has(key)) attributes.set(key, unescaped(double ?? single ?? bare ?? ''))
  }
  return attributes
}
