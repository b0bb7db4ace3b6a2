/** The order in which a page of a PDF is read: columns one after another, tables row by row. Pure. */

import { layoutLimits } from '../../limits.ts'
import { type Fragment, type Line, linesIn, segmentsIn } from './fragments.ts'
import { isMarker } from './markers.ts'
import { isTable } from './tables.ts'

const { columns_depth_max, lines_beside_min, rest_lines_min, distance_max } = layoutLimits

/** Text of one column between two parts of another shape; or a table, with the left edges of its columns. */
export type Area =
  | { type: 'text'; lines: Line[]; left: number; right: number }
  | { type: 'table'; lines: Line[]; edges: number[] }

/** A strip of a page that no text crosses. */
export interface Gutter {
  from: number
  to: number
}

/** In parts of the size of the letters. */
const gutter_width = 0.7
const lone_gap = 1.5
/** In parts of the usual distance of two lines. */
const wide_distance = 1.5
/** Of the usual size of the letters. */
const heading_size = 1.1
/** In parts of the size: the lines of one cell are nearer than its rows. */
const rest_distance = 1.35

/** In parts of the widest distance within a table, and of the size of the letters. */
const foot_distance = 3
const foot_size = 6

export function areasIn(fragments: readonly Fragment[], depth = 0): Area[] {
  if (fragments.length === 0) return []
  const lines = linesIn(fragments)
  const region = { lines, size: usual(lines.map(({ size }) => size)), distance: usualDistance(lines) }
  const areas: Area[] = []
  let open: Line[] = []
  const flush = () => {
    if (open.length > 0) areas.push(toText(open))
    open = []
  }
  for (let at = 0; at < lines.length; ) {
    const run = depth < columns_depth_max ? runFrom(at, region) : undefined
    if (run) {
      flush()
      areas.push(...areasOfRun(run, depth))
      at += run.lines.length
    } else open.push(lines[at++] as Line)
  }
  flush()
  return areas
}

interface Region {
  lines: readonly Line[]
  size: number
  distance: number
}

interface Run {
  lines: readonly Line[]
  /** Between its columns, of which there is one more. */
  gutters: Gutter[]
  is_table: boolean
}

function toText(lines: Line[]): Area {
  const fragments = lines.flatMap(line => line.fragments)
  const left = fragments.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY)
  return { type: 'text', lines, left, right: fragments.reduce((most, { right }) => Math.max(most, right), left) }
}

/** The longest run of lines from here on that leave a strip free between them, with text on both of its sides. */
function runFrom(at: number, region: Region): Run | undefined {
  const { lines, size } = region
  const width = size * gutter_width
  let free: Gutter[] = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }]
  let best: { end: number; gutters: Gutter[] } | undefined
  for (let end = at; end < lines.length; end++) {
    if (end > at && isLoneHeading(at, end, region)) break
    if (best && beginsTable(lines, end, best.gutters.length + 1, region.distance)) break
    free = free.flatMap(gutter => withoutLine(gutter, lines[end] as Line)).filter(({ from, to }) => to - from >= width)
    const gutters = free.filter(({ from, to }) => Number.isFinite(from) && Number.isFinite(to))
    if (gutters.length > 0) best = { end: end + 1, gutters }
    else if (best) break
  }
  if (!best) return undefined
  const found = lines.slice(at, best.end)
  const gutters = withoutMarkers(found, best.gutters)
  if (!isDivided(found, gutters, size)) return undefined
  const is_table = isTable(found, columnsOf(found, gutters))
  const from = found.findIndex(line => gutters.some(gutter => hasBoth(line, gutter)))
  if (is_table) return from > 0 ? undefined : { lines: tableAlone(found, gutters), gutters, is_table }
  if (isApart(found, gutters, from, region.distance)) return undefined
  const isAtEnd = best.end === lines.length
  return { lines: isAtEnd ? found : withoutRest(found, gutters, region.distance), gutters, is_table }
}

/** Below columns, and apart from them, stands a row of more cells than there are columns. */
function beginsTable(lines: readonly Line[], at: number, columns: number, distance: number): boolean {
  const [above, line] = [lines[at - 1] as Line, lines[at] as Line]
  return line.y - above.y > distance * wide_distance && segmentsIn(line.fragments, lone_gap).length > columns
}

/** Bullets and numbers stand beside what they begin. */
function withoutMarkers(lines: readonly Line[], gutters: readonly Gutter[]): Gutter[] {
  const columns = columnsOf(lines, gutters)
  return gutters.filter((_, i) => !columns[i]?.every(({ text }) => isMarker(text)))
}

/** What stands on one side, above both and apart from them, is no part of the columns. */
function isApart(lines: readonly Line[], gutters: readonly Gutter[], from: number, distance: number): boolean {
  const before = lines.slice(0, Math.max(from, 0) + 1)
  const isGap = before.slice(1).some((line, i) => line.y - (before[i] as Line).y > distance * wide_distance)
  return isGap && before.slice(0, -1).every(line => gutters.every(gutter => !hasBoth(line, gutter)))
}

/** Without the foot of the page, and lines below it that stand on one side, unless they go on with its last row. */
function tableAlone(found: readonly Line[], gutters: readonly Gutter[]): readonly Line[] {
  const lines = found.slice(0, findFoot(found))
  let end = lines.findLastIndex(line => gutters.some(gutter => hasBoth(line, gutter))) + 1
  const isRest = (line: Line, above: Line) => line.y - above.y < line.size * rest_distance
  while (end < lines.length && isRest(lines[end] as Line, lines[end - 1] as Line)) end += 1
  return lines.slice(0, end)
}

/** The first line that is much further from the one above it than the lines before are from one another. */
function findFoot(lines: readonly Line[]): number {
  let most = Number.POSITIVE_INFINITY
  for (const [at, { y, size }] of lines.entries()) {
    const distance = at === 0 ? 0 : y - (lines[at - 1] as Line).y
    if (distance > most * foot_distance && distance > size * foot_size) return at
    if (at > 0) most = at === 1 ? distance : Math.max(most, distance)
  }
  return lines.length
}

function withoutLine({ from, to }: Gutter, { fragments }: Line): Gutter[] {
  const parts: Gutter[] = []
  let left = from
  for (const { x, right } of fragments) {
    if (right <= left || x >= to) continue
    if (x > left) parts.push({ from: left, to: Math.min(x, to) })
    left = Math.max(left, right)
  }
  if (left < to) parts.push({ from: left, to })
  return parts
}

const isLeftOf = ({ right }: Fragment, { to }: Gutter): boolean => right <= to
const hasBoth = ({ fragments }: Line, gutter: Gutter): boolean =>
  fragments.some(one => isLeftOf(one, gutter)) && fragments.some(one => !isLeftOf(one, gutter))

/** Whether enough stands beside one another: one wide gap between two words is no column. */
function isDivided(lines: readonly Line[], gutters: readonly Gutter[], size: number): boolean {
  return gutters.some(gutter => {
    const both = lines.filter(line => hasBoth(line, gutter)).length
    const left = lines.filter(({ fragments }) => fragments.some(one => isLeftOf(one, gutter))).length
    const right = lines.filter(({ fragments }) => fragments.some(one => !isLeftOf(one, gutter))).length
    const isWide = gutter.to - gutter.from >= size * lone_gap
    if (both >= (isWide ? lines_beside_min : lines_beside_min + 1)) return true
    return left > lines_beside_min && right > lines_beside_min
  })
}

/** A heading with nothing beside it begins something else, unless its column goes on below it while others have ended. */
function isLoneHeading(from: number, at: number, { lines, size, distance }: Region): boolean {
  const line = lines[at] as Line
  if (line.size < size * heading_size || segmentsIn(line.fragments, lone_gap).length > 1) return false
  const [left, right] = [line.fragments[0]?.x ?? 0, line.fragments.at(-1)?.right ?? 0]
  const isBeside = (one: Line) =>
    one !== line &&
    Math.abs(one.y - line.y) < distance * wide_distance &&
    one.fragments.some(fragment => fragment.x > right + size || fragment.right < left - size)
  if (lines.slice(Math.max(0, at - 4), at + 5).some(isBeside)) return false
  const run = lines.slice(from, at)
  const own = run.flatMap(({ fragments }) => fragments.filter(({ x }) => x < right).map(one => one.right))
  const column = own.reduce((most, edge) => Math.max(most, edge), 0)
  const others = run.findLast(({ fragments }) => fragments.some(({ x }) => x > column))
  const isUneven = others !== undefined && (run.at(-1) as Line).y - others.y > distance * wide_distance
  const rest = lines.slice(at)
  const isOneColumn = rest.every(({ fragments }) => fragments.every(one => one.right <= column + size))
  return !(isUneven && isOneColumn && rest.length >= rest_lines_min)
}

/** What stands below both columns, on one side and apart from them, belongs to what follows. */
function withoutRest(lines: readonly Line[], [gutter]: readonly Gutter[], distance: number): readonly Line[] {
  if (!gutter) return lines
  const last = lines.findLastIndex(line => hasBoth(line, gutter))
  const sides = lines.map(({ fragments }) => fragments.some(one => isLeftOf(one, gutter)))
  const end = Math.max(last, Math.min(sides.lastIndexOf(true), sides.lastIndexOf(false)))
  for (let at = end + 1; at < lines.length; at++) {
    if ((lines[at] as Line).y - (lines[at - 1] as Line).y > distance * wide_distance) return lines.slice(0, at)
  }
  return lines
}

const toEdges = (gutters: readonly Gutter[]): number[] => [
  Number.NEGATIVE_INFINITY,
  ...gutters.map(({ from, to }) => (from + to) / 2),
]

function columnsOf(lines: readonly Line[], gutters: readonly Gutter[]): Fragment[][] {
  const edges = toEdges(gutters)
  return edges.map((edge, i) => {
    const end = edges[i + 1] ?? Number.POSITIVE_INFINITY
    return lines.flatMap(({ fragments }) => fragments.filter(({ x }) => x >= edge && x < end))
  })
}

function areasOfRun({ lines, gutters, is_table }: Run, depth: number): Area[] {
  if (is_table) return [{ type: 'table', lines: [...lines], edges: toEdges(gutters) }]
  return columnsOf(lines, gutters).flatMap(column => areasIn(column, depth + 1))
}

export function usual(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Lines further below are not looked at for the next one of a column. */
const looked_at_lines = 12

/** From one baseline to the next, of lines that stand below one another. */
export function usualDistance(lines: readonly Line[]): number {
  const distances = lines.flatMap(({ fragments, y }, i) => {
    const { x, right } = fragments[0] as Fragment
    const below = lines
      .slice(i + 1, i + looked_at_lines)
      .find(line => line.fragments.some(one => one.x < right && one.right > x))
    return below ? [below.y - y] : []
  })
  const most = usual(lines.map(({ size }) => size)) * distance_max
  return Math.min(usual(distances) || most, most)
}
