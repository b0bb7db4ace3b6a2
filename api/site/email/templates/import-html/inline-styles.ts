/**
 * Style sheets of a page, written into the elements that they are about: inboxes read styles reliably nowhere else. What
 * depends on the screen or the pointer has no place there and is left out. Pure.
 */
import { compile } from 'css-select'
import { isTraversal, parse as parseSelector, type Selector } from 'css-what'
import { DomUtils, parseDocument } from 'htmlparser2'
import { type Declaration, parse as parseCss, type Rule } from 'postcss'
import { templateLimits } from '../limits.ts'

type Dom = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** A style and its weight: important, written into the element, specific, late. */
interface Style {
  name: string
  value: string
  weight: readonly number[]
}

interface Sheet {
  rules: { selector: Selector[]; styles: Omit<Style, 'weight'>[]; important: boolean[] }[]
  /** Whether all of it could be read, and stands for every reader. */
  whole: boolean
}

/** As they are: tags of templates among them stay what they are. */
const asTheyAre = { decodeEntities: false, encodeEntities: false } as const

export interface Inlined {
  html: string
  /** Some styles were left out. */
  left_out: boolean
}

export function inlineStyles(html: string): Inlined {
  if (!/<style\b/i.test(html)) return { html, left_out: false }
  const dom = parseDocument(html, asTheyAre)
  const elements = DomUtils.getElementsByTagName('*', dom)
  const sheets = elements.filter(({ name }) => name === 'style').map(sheetOf)
  const rules = sheets.flatMap(sheet => sheet.rules)
  const most = Math.floor(templateLimits.template_import_style_looks_max / Math.max(1, elements.length))
  const styles = new Map<Element, Style[]>()
  for (const [order, rule] of rules.slice(0, most).entries()) apply(dom, elements, { ...rule, order }, styles)
  for (const [element, found] of styles) element.attribs.style = written([...ownOf(element), ...found])
  const left_out = sheets.some(({ whole }) => !whole) || rules.length > most
  return { html: DomUtils.getOuterHTML(dom, asTheyAre), left_out }
}

function sheetOf(element: Element): Sheet {
  const nothing: Sheet = { rules: [], whole: false }
  const { media = 'all' } = element.attribs
  if (!/^\s*(?:all|screen)?\s*$/i.test(media)) return nothing
  try {
    const css = DomUtils.textContent(element).replaceAll(/<!--|-->|<!\[CDATA\[|\]\]>/g, '')
    const sheet: Sheet = { rules: [], whole: true }
    for (const node of parseCss(css).nodes) {
      if (node.type === 'rule') read(node, sheet)
      else if (node.type === 'atrule') sheet.whole &&= node.name === 'charset'
    }
    return sheet
  } catch {
    return nothing
  }
}

function read(rule: Rule, sheet: Sheet): void {
  const declared = rule.nodes.filter((node): node is Declaration => node.type === 'decl')
  const styles = declared.map(({ prop, value }) => ({ name: prop.toLowerCase(), value: value.trim() }))
  const important = declared.map(one => one.important === true)
  for (const selector of selectorsIn(rule.selector)) {
    if (selector.every(isPlain)) sheet.rules.push({ selector, styles, important })
    else sheet.whole = false
  }
}

function selectorsIn(text: string): Selector[][] {
  try {
    return parseSelector(text)
  } catch {
    return [[{ type: 'pseudo-element', name: '', data: null } as Selector]]
  }
}

const plain = new Set<string>(['tag', 'universal', 'attribute', 'descendant', 'child'])
const isPlain = ({ type }: Selector): boolean => plain.has(type)

function apply(
  dom: Dom,
  elements: readonly Element[],
  { selector, styles, important, order }: Sheet['rules'][number] & { order: number },
  found: Map<Element, Style[]>,
): void {
  const matches = compile([selector] as never)
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

/** What the element says itself. */
function ownOf({ attribs }: Element): Style[] {
  const text = (attribs.style ?? '').replaceAll(/&quot;|&#0*34;|&#0*39;|&apos;/gi, "'")
  return text.split(/;(?![^(]*\))/).flatMap((one): Style[] => {
    const colon = one.indexOf(':')
    if (colon < 1) return []
    const value = one.slice(colon + 1).trim()
    const important = /!\s*important$/i.test(value)
    const name = one.slice(0, colon).trim().toLowerCase()
    return [{ name, value: value.replace(/\s*!\s*important$/i, ''), weight: [Number(important), 1, 0, 0, 0, 0] }]
  })
}

const heavier = (a: Style, b: Style): number => {
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
