/**
 * Widths that were made for a page of their own: they give way where a screen or the content is narrower, since what styles
 * say of phones stays behind. The colors of the page become the document's. Pure.
 */
import { declarationsIn } from '../../../../platform/texts/markup/declarations.ts'
import { elementsOfTree, parseRawTree, type TreeElement, writeRawTree } from '../../../../platform/texts/markup/tree.ts'

export interface FittedPage {
  html: string
  /** Behind everything. */
  page_color: string
}

/** Narrower ones fit every phone. */
const narrow_px = 240

export function withFittingWidths(html: string): FittedPage {
  const dom = parseRawTree(html)
  const elements = elementsOfTree(dom)
  for (const element of elements) {
    if (fitting.has(element.name)) fitWidth(element)
    else if (element.name === 'tr') fitCells(element)
  }
  const body = elements.find(({ name }) => name === 'body')
  // Many draw it with what lies around everything else.
  const around = elements.find(({ name }) => fitting.has(name))
  const page_color = (around && colorIn(around)) ?? (body && colorIn(body)) ?? white
  return { html: writeRawTree(dom), page_color }
}

/** As inboxes show a page that says nothing. */
const white = '#ffffff'

const fitting = new Set(['table', 'div', 'img', 'p', 'center'])

const stylesOf = ({ attribs }: TreeElement) =>
  new Map(declarationsIn(attribs.style ?? '').map(({ name, value }) => [name, value]))

function writeStyles({ attribs }: TreeElement, styles: ReadonlyMap<string, string>): void {
  attribs.style = [...styles].map(([property, value]) => `${property}:${value}`).join(';')
}

function fitWidth(element: TreeElement): void {
  const { name, attribs } = element
  const styles = stylesOf(element)
  const width_px = pixelsIn(styles.get('width') ?? attribs.width)
  if (pixelsIn(styles.get('min-width')) > narrow_px) styles.delete('min-width')
  if (name === 'img') {
    if (width_px > narrow_px || width_px === 0) styles.set('max-width', '100%')
    if (width_px > narrow_px) styles.set('height', 'auto')
  } else if (width_px > narrow_px) {
    if (!styles.has('max-width')) styles.set('max-width', `${width_px}px`)
    styles.set('width', '100%')
  }
  if (styles.size > 0) writeStyles(element, styles)
}

/** Cells hold a table open with lengths; shares of the same lengths do not. */
function fitCells(row: TreeElement): void {
  const cells = row.children.filter(
    (child): child is TreeElement => 'attribs' in child && (child.name === 'td' || child.name === 'th'),
  )
  const widths = cells.map(cell => pixelsIn(stylesOf(cell).get('width') ?? cell.attribs.width))
  const sum = widths.reduce((all, width) => all + width, 0)
  if (sum <= narrow_px) return
  const isShared = cells.length > 1 && widths.every(width => width > 0)
  for (const [i, cell] of cells.entries()) {
    const width = widths[i] ?? 0
    if (width === 0 || (!isShared && width <= narrow_px)) continue
    const styles = stylesOf(cell)
    styles.delete('width')
    styles.delete('min-width')
    delete cell.attribs.width
    if (isShared) styles.set('width', `${Math.round((1_000 * width) / sum) / 10}%`)
    writeStyles(cell, styles)
  }
}

/** Zero where it is no length in pixels. */
const pixelsIn = (length = ''): number => Number(/^(\d{1,5}(?:\.\d{1,10})?)(?:px)?$/.exec(length.trim())?.[1] ?? 0)

function colorIn({ attribs }: TreeElement): string | undefined {
  const styles = declarationsIn(attribs.style ?? '')
  const found = styles.findLast(({ name }) => name === 'background-color' || name === 'background')?.value
  const color = (found ?? attribs.bgcolor)?.trim().toLowerCase()
  if (color === undefined) return undefined
  if (/^#[0-9a-f]{6}$/.test(color)) return color
  const [, r, g, b] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(color) ?? []
  if (r && g && b) return `#${r}${r}${g}${g}${b}${b}`
  return color === 'white' ? white : undefined
}
