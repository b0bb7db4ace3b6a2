/** Style sheets of strangers, and what their rules choose. */
import { compile } from 'css-select'
import { isTraversal, parse as parseSelectors, type Selector } from 'css-what'
import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss'
import { markupLimits } from './limits.ts'
import type { TreeElement } from './tree.ts'

export type { AtRule as StyleAtRule, ChildNode as StyleNode, Declaration, Rule as StyleRule, Selector }
export { isTraversal }

/** Undefined where it cannot be read. */
export function parseStyles(css: string): readonly ChildNode[] | undefined {
  if (css.length > markupLimits.style_characters_max || depthIn(css, '{', '}') > markupLimits.style_depth_max)
    return undefined
  try {
    return parse(css).nodes
  } catch {
    return undefined
  }
}

/** The selectors of a list; undefined where they cannot be read. */
export function parseSelectorList(text: string): Selector[][] | undefined {
  if (text.length > markupLimits.selector_characters_max) return undefined
  if (depthIn(text, '(', ')') > markupLimits.selector_depth_max) return undefined
  try {
    return parseSelectors(text)
  } catch {
    return undefined
  }
}

export const matcherOf = (selector: Selector[]): ((element: TreeElement) => boolean) => compile([selector] as never)

/** How deep brackets lie in one another; those in texts count too. */
function depthIn(text: string, open: string, close: string): number {
  let [depth, deepest] = [0, 0]
  for (const character of text) {
    if (character === open) deepest = Math.max(deepest, ++depth)
    else if (character === close && depth > 0) depth -= 1
  }
  return deepest
}
