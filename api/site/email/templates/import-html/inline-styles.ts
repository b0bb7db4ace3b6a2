/**
 * Style sheets of a page, written into the elements that they are about: inboxes read styles reliably nowhere else. What
 * depends on the screen or on dark mode becomes rules of the document; what depends on the pointer is left out. Pure.
 */
import { declarationsIn } from '../../../../platform/texts/markup/declarations.ts'
import {
  type Declaration,
  isTraversal,
  matcherOf,
  parseSelectorList,
  parseStyles,
  type Selector,
  type StyleAtRule,
  type StyleRule,
} from '../../../../platform/texts/markup/styles.ts'
import {
  elementsOfTree,
  parseRawTree,
  type TreeElement,
  textOfTree,
  writeRawTree,
} from '../../../../platform/texts/markup/tree.ts'
import type { EmailMediaRule } from '../document/email-document.ts'
import { templateLimits } from '../limits.ts'
import { bindMediaRules, type MediaChoice, parseMedia } from './media-rules.ts'

/** A style and its weight: important, written into the element, specific, late. */
interface Style {
  name: string
  value: string
  weight: readonly number[]
}

interface Rule {
  selector: Selector[]
  styles: Omit<Style, 'weight'>[]
  important: boolean[]
  /** Its condition, of a rule for some screens alone. */
  media?: string
}

interface Sheet {
  rules: Rule[]
  /** Whether all of it could be read, and stands for every reader. */
  whole: boolean
}

export interface StyledPage {
  html: string
  media_rules: EmailMediaRule[]
  /** Some styles were left out. */
  left_out: boolean
}

export function inlineStyles(html: string): StyledPage {
  if (!/<style\b/i.test(html)) return { html, media_rules: [], left_out: false }
  const dom = parseRawTree(html)
  const elements = elementsOfTree(dom)
  const sheets = elements.filter(({ name }) => name === 'style').map(sheetOf)
  const rules = sheets.flatMap(sheet => sheet.rules)
  const most = Math.floor(templateLimits.template_import_style_looks_max / Math.max(1, elements.length))
  const styles = new Map<TreeElement, Style[]>()
  const choices: MediaChoice[] = []
  for (const [order, rule] of rules.slice(0, most).entries()) {
    if (rule.media === undefined) apply(elements, { ...rule, order }, styles)
    else choices.push(choose(elements, { ...rule, order }, rule.media))
  }
  const media = bindMediaRules(elements, choices.sort(heavier))
  for (const [element, found] of styles) element.attribs.style = written([...ownOf(element), ...found])
  const left_out = sheets.some(({ whole }) => !whole) || rules.length > most || !media.isWhole
  return { html: writeRawTree(dom), media_rules: media.rules, left_out }
}

function sheetOf(element: TreeElement): Sheet {
  const nothing: Sheet = { rules: [], whole: false }
  const { media = 'all' } = element.attribs
  const isForAll = /^\s*(?:all|screen)?\s*$/i.test(media)
  const screens = isForAll ? undefined : parseMedia(media)
  if (!isForAll && !screens) return nothing
  const nodes = parseStyles(textOfTree(element).replaceAll(/<!--|-->|<!\[CDATA\[|\]\]>/g, ''))
  if (!nodes) return nothing
  const sheet: Sheet = { rules: [], whole: true }
  for (const node of nodes) {
    if (node.type === 'rule') read(node, sheet, screens)
    else if (node.type === 'atrule') readAtRule(node, sheet, screens)
  }
  return sheet
}

/** Of rules in rules of the screen the inner ones stay behind. */
function readAtRule(node: StyleAtRule, sheet: Sheet, around: readonly string[] | undefined): void {
  const screens = node.name === 'media' && !around ? parseMedia(node.params) : undefined
  if (!screens) sheet.whole &&= node.name === 'charset'
  for (const inner of screens ? (node.nodes ?? []) : []) {
    if (inner.type === 'rule') read(inner, sheet, screens)
    else if (inner.type !== 'comment') sheet.whole = false
  }
}

function read(rule: StyleRule, sheet: Sheet, screens: readonly string[] | undefined): void {
  const declared = rule.nodes.filter((node): node is Declaration => node.type === 'decl')
  const styles = declared.map(({ prop, value }) => ({ name: prop.toLowerCase(), value: value.trim() }))
  const important = declared.map(one => one.important === true)
  const selectors = parseSelectorList(rule.selector)
  if (!selectors) sheet.whole = false
  for (const selector of selectors ?? []) {
    if (!selector.every(isPlain)) sheet.whole = false
    else if (!screens) sheet.rules.push({ selector, styles, important })
    else for (const media of screens) sheet.rules.push({ selector, styles, important, media })
  }
}

const plain = new Set<string>(['tag', 'universal', 'attribute', 'descendant', 'child'])
const isPlain = ({ type }: Selector): boolean => plain.has(type)

function choose(
  elements: readonly TreeElement[],
  { selector, styles, important, order }: Rule & { order: number },
  media: string,
): MediaChoice {
  const matches = matcherOf(selector)
  return {
    media,
    source: styles,
    weight: [...specificityOf(selector), order],
    styles: styles.map((style, i) => ({ ...style, important: important[i] === true })),
    elements: elements.filter(element => matches(element)),
  }
}

function apply(
  elements: readonly TreeElement[],
  { selector, styles, important, order }: Rule & { order: number },
  found: Map<TreeElement, Style[]>,
): void {
  const matches = matcherOf(selector)
  const specific = specificityOf(selector)
  for (const element of elements) {
    if (!matches(element)) continue
    const own = found.get(element) ?? []
    for (const [i, style] of styles.entries()) {
      own.push({ ...style, weight: [Number(important[i]), 0, ...specific, order] })
    }
    found.set(element, own)
  }
}

function specificityOf(selector: readonly Selector[]): [number, number, number] {
  const named = selector.filter(one => !isTraversal(one))
  const ids = named.filter(one => one.type === 'attribute' && one.name === 'id' && one.action === 'equals').length
  const attributes = named.filter(({ type }) => type === 'attribute').length - ids
  return [ids, attributes, named.filter(({ type }) => type === 'tag').length]
}

/** Styles of the element itself. */
function ownOf({ attribs }: TreeElement): Style[] {
  const text = (attribs.style ?? '').replaceAll(/&quot;|&#0{0,5}34;|&#0{0,5}39;|&apos;/gi, "'")
  return declarationsIn(text).map(({ name, value, important }) => ({
    ...{ name, value, weight: [Number(important), 1, 0, 0, 0, 0] },
  }))
}

const heavier = (a: { weight: readonly number[] }, b: { weight: readonly number[] }): number => {
  const at = a.weight.findIndex((weight, i) => weight !== b.weight[i])
  return at < 0 ? 0 : (a.weight[at] ?? 0) - (b.weight[at] ?? 0)
}

/** The heaviest of each name, lightest first, so that what is said of all sides gives way to what is said of one. */
function written(styles: readonly Style[]): string {
  const winning = new Map<string, string>()
  for (const { name, value } of [...styles].sort(heavier)) {
    winning.delete(name)
    winning.set(name, value.replaceAll('"', "'").replaceAll(/[<>]/g, ''))
  }
  return [...winning].map(([name, value]) => `${name}:${value}`).join(';')
}
