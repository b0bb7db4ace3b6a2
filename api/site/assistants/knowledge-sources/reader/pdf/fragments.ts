/** The pieces of text of a page of a PDF, where they stand on it, in lines. Pure. */
import { layoutLimits } from '../../limits.ts'

const { raised_max } = layoutLimits

export interface TextItem {
  str?: string
  width?: number
  transform?: number[]
  fontName?: string
}

/** Text without a wide gap, in points from the upper left corner of the page as it is read. */
export interface Fragment {
  text: string
  x: number
  right: number
  /** Of its baseline. */
  y: number
  size: number
  font: string
}

/** Fragments on one baseline, from left to right. */
export interface Line {
  y: number
  size: number
  fragments: Fragment[]
}

/** In parts of the size of the letters. */
const same_baseline = 0.35
const touching = 0.3
const space_width = 0.2
/** Two pieces this near to one another, with the same text, are one that was drawn twice to look bold. */
const drawn_twice_points = 1.5
/** A turned page is read the way most of its text runs. */
const angle_degrees = 90

type Matrix = readonly [number, number, number, number, number, number]

/** Text that runs in another direction than most of the page follows it. */
export function fragmentsIn(items: readonly TextItem[], page: Matrix): Fragment[] {
  const directions = new Map<number, Fragment[]>()
  for (const item of items) {
    const placed = toFragment(item, page)
    if (!placed) continue
    const known = directions.get(placed.direction)
    if (known) addFragment(known, placed.fragment)
    else directions.set(placed.direction, [placed.fragment])
  }
  const length = (fragments: readonly Fragment[]) => fragments.reduce((sum, { text }) => sum + text.length, 0)
  const [most = [], ...others] = [...directions.values()].toSorted((a, b) => length(b) - length(a))
  const bottom = most.reduce((last, { y }) => Math.max(last, y), 0)
  return [...most, ...others.flatMap(turned => belowAt(turned, bottom))]
}

function toFragment({ str = '', width = 0, transform, fontName = '' }: TextItem, page: Matrix) {
  const text = str.trim()
  if (text === '' || !transform) return undefined
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform
  const [along, down] = [page[0] * a + page[2] * b, page[1] * a + page[3] * b]
  const [left, top] = [page[0] * e + page[2] * f + page[4], page[1] * e + page[3] * f + page[5]]
  const direction = Math.round((Math.atan2(down, along) * 180) / Math.PI / angle_degrees) & 3
  const [x, y] = [
    [left, top],
    [top, -left],
    [-left, -top],
    [-top, left],
  ][direction] as [number, number]
  const size = Math.hypot(c, d) || Math.hypot(a, b)
  // A space at an end is wide enough to be seen as a gap.
  const [before, after] = [/^\s/.test(str), /\s$/.test(str)].map(hasSpace => (hasSpace ? size * space_width : 0))
  const fragment = { text, x: x + (before ?? 0), right: x + width - (after ?? 0), y, size, font: fontName }
  return { direction, fragment }
}

function addFragment(fragments: Fragment[], fragment: Fragment): void {
  const last = fragments.at(-1)
  if (last) {
    const [dx, dy] = [Math.abs(last.x - fragment.x), Math.abs(last.y - fragment.y)]
    if (last.text === fragment.text && dx < drawn_twice_points && dy < drawn_twice_points) return
    const larger = Math.max(last.size, fragment.size)
    // A raised or lowered number stands on the line that it belongs to.
    const isBeside = Math.abs(fragment.x - last.right) < larger * touching && last.size !== fragment.size
    if (isBeside && dy < larger * raised_max) fragment.y = last.y
  }
  fragments.push(fragment)
}

function belowAt(fragments: readonly Fragment[], bottom: number): Fragment[] {
  const top = fragments.reduce((first, { y, size }) => Math.min(first, y - size * 2), Number.POSITIVE_INFINITY)
  return fragments.map(fragment => ({ ...fragment, y: fragment.y - top + bottom }))
}

export function linesIn(fragments: readonly Fragment[]): Line[] {
  const lines: Line[] = []
  for (const fragment of fragments.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    if (line && fragment.y - line.y < Math.min(line.size, fragment.size) * same_baseline) {
      line.fragments.push(fragment)
      line.size = Math.max(line.size, fragment.size)
    } else lines.push({ y: fragment.y, size: fragment.size, fragments: [fragment] })
  }
  for (const { fragments: parts } of lines) parts.sort((a, b) => a.x - b.x)
  return lines
}

/** Of a line's fragments, those that no wide gap divides, together. */
export function segmentsIn(fragments: readonly Fragment[], gap: number): Fragment[][] {
  const segments: Fragment[][] = []
  let right = Number.NEGATIVE_INFINITY
  for (const fragment of fragments) {
    if (fragment.x - right > gap * fragment.size) segments.push([fragment])
    else segments.at(-1)?.push(fragment)
    right = Math.max(right, fragment.right)
  }
  return segments
}

/** A gap that is narrower than this lies within a word. */
const word_gap = 0.12

export function textIn(fragments: readonly Fragment[]): string {
  let text = ''
  let right = Number.NEGATIVE_INFINITY
  for (const fragment of fragments) {
    text += (text !== '' && fragment.x - right > fragment.size * word_gap ? ' ' : '') + fragment.text
    right = fragment.right
  }
  return text
    .replaceAll(/(?:\s?\.){5,}\s*/g, ' … ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
