/** Reads the little markup that texts of a popup may hold into a tree, for browsers and API alike. Never HTML. Pure. */

export type Inline = string | { tag: 'strong' | 'em' | 'a'; href?: string | undefined; parts: Inline[] }
export type Block = { list: 'ul' | 'ol' | undefined; lines: Inline[][] }

const MARK =
  /\*\*(?=\S)(.*?\S)\*\*(?!\*)|(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)|\[([^\]]+)\]\(((?:https?:\/\/|mailto:|tel:|\/|#)[^\s)]*)\)/

/** What stands in one line, or in several without a list. */
export function inlineOf(text: string): Inline[] {
  const found = MARK.exec(text)
  if (!found) return text ? [text] : []
  const [all, bold, italic, label, href] = found
  const parts = inlineOf(bold || italic || label || '')
  return [
    ...(found.index ? [text.slice(0, found.index)] : []),
    { tag: bold ? 'strong' : italic ? 'em' : 'a', href, parts },
    ...inlineOf(text.slice(found.index + all.length)),
  ]
}

/** Paragraphs with their line breaks, and lists. */
export function blocksOf(text: string): Block[] {
  const groups: { list: Block['list']; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const [, sign, item = line] = /^(-|\d+[.)]) +(.*)/.exec(line) || []
    const list = sign ? (sign === '-' ? 'ul' : 'ol') : undefined
    const last = groups[groups.length - 1]
    if (last && last.list === list) last.lines.push(item)
    else groups.push({ list, lines: [item] })
  }
  return groups.map(({ list, lines }) => ({
    list,
    lines: list
      ? lines.map(inlineOf)
      : [inlineOf(lines.join('\n').replace(/^\n+|\n+$/g, groups.length > 1 ? '' : '$&'))],
  }))
}
