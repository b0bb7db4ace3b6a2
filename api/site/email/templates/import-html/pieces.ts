/** Clean HTML in pieces of a size: between elements where it can be, else within one, whose tags each piece has. Pure. */

interface Node {
  /** Where it begins and ends in the HTML. */
  start: number
  end: number
  /** Its tags, of an element. */
  open: string
  close: string
  children: Node[]
}

/** What a sanitizer wrote: every `<` begins a tag, and what is opened is closed. */
const tag = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g
const empty = new Set(['br', 'hr', 'img'])

function read(html: string): Node {
  const root: Node = { start: 0, end: html.length, open: '', close: '', children: [] }
  const within = [root]
  let from = 0
  const text = (to: number) => {
    if (to > from) within.at(-1)?.children.push({ start: from, end: to, open: '', close: '', children: [] })
  }
  for (const match of html.matchAll(tag)) {
    const [open, slash, name = ''] = match
    text(match.index)
    from = match.index + open.length
    if (slash) {
      const closed = within.length > 1 ? within.pop() : undefined
      if (closed) closed.end = from
      continue
    }
    const isEmpty = empty.has(name)
    const node: Node = {
      ...{ start: match.index, end: from, open: isEmpty ? '' : open, close: isEmpty ? '' : `</${name}>` },
      children: [],
    }
    within.at(-1)?.children.push(node)
    if (!isEmpty) within.push(node)
  }
  text(html.length)
  return root
}

const openConditions = (html: string): number => html.split('{% if ').length - html.split('{% endif %}').length

/** Undefined where something cannot be divided, such as one very long text. */
export function piecesOf(html: string, characters_max: number): string[] | undefined {
  const pieces = divided(html, read(html), characters_max)
  return pieces?.filter(piece => piece.trim() !== '')
}

function divided(html: string, { open, close, children }: Node, characters_max: number): string[] | undefined {
  const room = characters_max - open.length - close.length
  if (children.length === 0 || room < 1) return undefined
  const pieces: string[] = []
  let current = ''
  for (const child of children) {
    const whole = html.slice(child.start, child.end)
    const parts = whole.length > room ? divided(html, child, room) : [whole]
    if (!parts) return undefined
    for (const part of parts) {
      // A condition that has begun is not divided.
      if (current.length + part.length > room && openConditions(current) === 0) {
        pieces.push(current)
        current = ''
      }
      current += part
    }
  }
  pieces.push(current)
  if (pieces.some(piece => piece.length > room || openConditions(piece) !== 0)) return undefined
  return pieces.filter(piece => piece !== '').map(piece => open + piece + close)
}
