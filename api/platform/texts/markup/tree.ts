/** HTML of strangers as a tree, no deeper and no larger than it may be. */
import { DomHandler, DomUtils, type ParserOptions } from 'htmlparser2'
import { markupLimits } from './limits.ts'
import { parseMarkup } from './parse.ts'

export type Tree = DomHandler['root']
export type TreeNode = Tree['children'][number]
export type TreeElement = Extract<TreeNode, { attribs: object }>

/** Tags of templates among the text stay what they are. */
const raw = { decodeEntities: false, encodeEntities: false } as const

export function parseTree(html: string, options: ParserOptions = {}): Tree {
  const handler = new DomHandler()
  parseMarkup(html, handler, options, { elements_max: markupLimits.markup_tree_elements_max })
  return handler.root
}

/** Without decoding what stands for characters. */
export const parseRawTree = (html: string): Tree => parseTree(html, raw)
export const writeRawTree = (tree: Tree): string => DomUtils.getOuterHTML(tree, raw)

export const elementsOfTree = (tree: Tree): TreeElement[] => DomUtils.getElementsByTagName('*', tree)
export const textOfTree = (node: TreeNode): string => DomUtils.textContent(node)

/** Takes them out, with all that is in them, in one pass. */
export function removeElements(tree: Tree, elements: ReadonlySet<TreeElement>): void {
  if (elements.size === 0) return
  for (const parent of [tree, ...elementsOfTree(tree)]) {
    parent.children = parent.children.filter(child => !(elements as ReadonlySet<TreeNode>).has(child))
  }
}

/** As it is, or written anew where elements lie too deep in one another for what reads it next. */
export function withinDepth(html: string): string {
  const isWithin = parseMarkup(html, {}, raw, { elements_max: markupLimits.markup_tree_elements_max })
  return isWithin ? html : writeRawTree(parseRawTree(html))
}
