/** Finds the tags of a page that matter here: scripts with a site, and policies in `meta`. A reader of tags, no parser. Pure. */
import { popupLimits } from './limits.ts'

export interface Tag {
  name: string
  attributes: ReadonlyMap<string, string>
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    return entities[name ?? ''] ?? whole
  })

/** Between these and their ends everything is text, whatever it looks like. */
const raw = ['script', 'style', 'textarea', 'title', 'template', 'noscript']
const read = new Set([...raw, 'meta'])
const begin = /<(?:!--|([a-z]+)(?=[\s/>]))/gi
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** In time proportional to the page's length: strangers write pages. */
export function tagsOf(html: string): Tag[] {
  const found: Tag[] = []
  const lower = html.toLowerCase()
  begin.lastIndex = 0
  for (let match = begin.exec(html); match; match = begin.exec(html)) {
    const name = match[1]?.toLowerCase()
    let end = name === undefined ? html.indexOf('-->', match.index) : endOfTag(html, begin.lastIndex)
    if (end < 0) break
    if (name !== undefined && read.has(name)) {
      found.push({ name, attributes: attributesOf(html.slice(begin.lastIndex, end)) })
      if (raw.includes(name)) end = lower.indexOf(`</${name}`, end)
      if (end < 0) break
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
    .slice(0, popupLimits.page_attribute_characters_max)
    .matchAll(attribute)) {
    const key = name.toLowerCase()
    // The first of two counts, as in browsers.
    if (!attributes.has(key)) attributes.set(key, unescaped(double ?? single ?? bare ?? ''))
  }
  return attributes
}
