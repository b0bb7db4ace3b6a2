/** Reading the elements of a parsed page. Pure. */
import { parseTree, type TreeElement, type TreeNode } from '../../../../platform/texts/markup/tree.ts'
import { pageLimits } from '../limits.ts'

export type Node = TreeNode
export type Element = TreeElement

export const parsed = (html: string): readonly Node[] => parseTree(html).children

export const isElement = (node: Node): node is Element => 'attribs' in node

/** What stands in a text node; undefined for all others. */
export const textIn = (node: Node): string | undefined =>
  node.nodeType === 3 && 'data' in node ? (node.data as string) : undefined

export const attribute = ({ attribs }: Element, name: string): string => attribs[name]?.trim() ?? ''

const unread = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head', 'select', 'textarea', 'option'])
/** Pages of strangers may lie in one another without end. */
const { page_import_depth_max: deepest } = pageLimits

/** Every element within, in order, without those of `unread`. */
export function* elementsIn(nodes: readonly Node[], depth = 0): Generator<Element> {
  for (const node of nodes) {
    if (!isElement(node)) continue
    yield node
    if (depth < deepest) yield* elementsIn(node.children, depth + 1)
  }
}

export function plainText(nodes: readonly Node[], depth = 0): string {
  if (depth > deepest) return ''
  return nodes
    .map(node => {
      if (!isElement(node)) return textIn(node) ?? ''
      if (unread.has(node.name) || isHidden(node)) return ''
      return node.name === 'br' ? ' ' : plainText(node.children, depth + 1)
    })
    .join('')
}

export const lineOf = (nodes: readonly Node[]): string => plainText(nodes).replaceAll(/\s+/g, ' ').trim().toWellFormed()

export const isHidden = (element: Element): boolean =>
  'hidden' in element.attribs ||
  attribute(element, 'aria-hidden') === 'true' ||
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attribute(element, 'style').slice(0, 2_000))

export const findElement = (nodes: readonly Node[], is: (element: Element) => boolean): Element | undefined =>
  elementsIn(nodes).find(is)
