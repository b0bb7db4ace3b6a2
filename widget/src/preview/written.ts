/** What stands in an element that somebody types into, with the markup that a popup's text has for it. */
import { blocksOf, inlineOf } from '../popup/rich-text.ts'

export type Words = {
  /** Into what the editor edits. */
  pointer: string
  element: HTMLElement
  /** Plain; with markup; with markup, paragraphs and lists. */
  type: 'line' | 'marked line' | 'blocks'
}

const MARKS: Record<string, string> = { STRONG: '**', B: '**', EM: '*', I: '*' }

/** Without the empty line that browsers hold open at the end. */
export function writtenIn(element: Node, type: Words['type']): string {
  const text = type === 'blocks' ? blocks(element).replace(/\n+$/, '') : inline(element).replace(/\s+/g, ' ')
  return text.replace(/\u00a0/g, ' ')
}

/** Whether both are drawn alike. */
export const isAlike = (one: string, other: string, type: Words['type']): boolean => {
  const parse = type === 'blocks' ? blocksOf : type === 'line' ? String : inlineOf
  return JSON.stringify(parse(one)) === JSON.stringify(parse(other))
}

function inline(node: Node): string {
  if (node instanceof Text) return node.data
  const inside = [...node.childNodes].map(inline).join('')
  if (!(node instanceof HTMLElement) || !inside.trim()) return node.nodeName === 'BR' ? '\n' : inside
  const mark = MARKS[node.tagName]
  const href = node.getAttribute('href')
  return mark ? mark + inside + mark : href ? `[${inside}](${href})` : inside
}

function blocks(element: Node): string {
  const lines: string[] = []
  let before: Node | undefined
  for (const node of element.childNodes) {
    const is_list = node.nodeName === 'UL' || node.nodeName === 'OL'
    const is_block = is_list || node.nodeName === 'DIV' || node.nodeName === 'P'
    const text = is_list ? listed(node) : inline(node)
    // What browsers put between blocks belongs to the line before it.
    if (lines.length && !is_block && before) lines[lines.length - 1] += text
    else lines.push(text)
    before = is_block ? undefined : node
  }
  return lines.join('\n')
}

const listed = (list: Node): string =>
  [...list.childNodes]
    .flatMap(item => inline(item).split('\n'))
    .map((line, at) => `${list.nodeName === 'OL' ? `${at + 1}.` : '-'} ${line}`)
    .join('\n')
