/** Tables of a page of a PDF, which has no tables but text at places. Pure. */

import { layoutLimits } from '../../limits.ts'
import { namesColumns } from '../row-text.ts'
import { type Fragment, type Line, linesIn, textIn } from './fragments.ts'

const { prose_characters_min, prose_share_min, prose_lines_min, wrapped_rows_min, wrapped_lines_max } = layoutLimits

const full_line = 0.7
/** In parts of the least distance of two lines, and rows. */
const row_distance = 1.25
/** In parts of the size of the letters. */
const same_baseline = 0.35

/** Whether what stands side by side is read across: cells, not lines of columns of prose. */
export function isTable(lines: readonly Line[], columns: readonly Fragment[][]): boolean {
  const long = columns.filter(column => linesIn(column).length >= prose_lines_min)
  if (long.length < 2 || !long.every(isProse)) return true
  return isWrappedTable(lines, columns)
}

/** Lines that fill their column, and go on in the next line. */
function isProse(column: readonly Fragment[]): boolean {
  const lines = linesIn(column)
  const texts = lines.map(({ fragments }) => textIn(fragments))
  const characters = texts.reduce((sum, { length }) => sum + length, 0) / texts.length
  if (characters < prose_characters_min) return false
  const widths = lines.map(({ fragments }) => (fragments.at(-1)?.right ?? 0) - (fragments[0]?.x ?? 0))
  const widest = Math.max(...widths)
  const full = widths.filter(width => width > widest * full_line).length / widths.length
  const going_on = texts.filter(text => /^[\p{Ll}\p{Lo}(]/u.test(text)).length / texts.length
  return full >= prose_share_min && (going_on >= prose_share_min || full + going_on >= 1)
}

/** Rows with several lines in their cells begin at one height in all columns, and lie apart. */
function isWrappedTable(lines: readonly Line[], columns: readonly Fragment[][]): boolean {
  const rows = rowsApart(lines)
  if (rows.length < wrapped_rows_min) return false
  const isRow = (row: readonly Line[]) => {
    const tops = columns.flatMap(column => {
      const first = row.find(({ fragments }) => fragments.some(one => column.includes(one)))
      return first ? [first.y] : []
    })
    const size = row[0]?.size ?? 0
    return tops.length === columns.length && Math.max(...tops) - Math.min(...tops) < size * same_baseline
  }
  return rows.every(row => row.length <= wrapped_lines_max) && rows.filter(isRow).length > rows.length * 0.8
}

/** Lines that are nearer to one another than the rows are. */
function rowsApart(lines: readonly Line[]): Line[][] {
  const distances = lines.slice(1).map((line, i) => line.y - (lines[i] as Line).y)
  const least = Math.min(...distances.filter((distance, i) => distance > (lines[i]?.size ?? 0) * 0.8))
  const rows: Line[][] = [[...lines.slice(0, 1)]]
  for (const [i, line] of lines.slice(1).entries()) {
    if ((distances[i] ?? 0) > least * row_distance) rows.push([line])
    else rows.at(-1)?.push(line)
  }
  return rows
}

/** Rows of cells; the lines of a cell are one text. */
export function readRows(lines: readonly Line[], edges: readonly number[]): Fragment[][][] {
  const column = ({ x }: Fragment) => edges.findLastIndex(edge => x >= edge)
  const toCells = (parts: readonly Line[]) =>
    edges.map((_, i) => parts.flatMap(({ fragments }) => fragments.filter(one => column(one) === i)))
  const apart = rowsApart(lines)
  const isWrapped =
    apart.length > 1 && !apart.some(row => row.length > 1 && hasSeveralRows(row.map(line => toCells([line]))))
  if (isWrapped) return apart.map(toCells)
  const rows: Line[][] = []
  for (const line of lines) {
    const [first, ...others] = toCells([line])
    // A line without a first cell goes on with the row above it, unless it is as full as others.
    const isRest = first?.length === 0 && others.filter(cell => cell.length > 0).length < others.length
    if (isRest && rows.length > 0) rows.at(-1)?.push(line)
    else rows.push([line])
  }
  return rows.map(toCells)
}

/** More than one line has most of its cells. */
const hasSeveralRows = (rows: readonly Fragment[][][]): boolean =>
  rows.filter(cells => {
    const filled = cells.filter(cell => cell.length > 0).length
    return filled === cells.length || (cells.length > 2 && filled > cells.length / 2 && (cells[0]?.length ?? 0) > 0)
  }).length > 1

/** Whether the first row names the columns: by its font, or by what it says. */
export function hasHeader(rows: readonly Fragment[][][]): boolean {
  const [first = [], ...rest] = rows
  const fonts = (cells: readonly Fragment[][]) => new Set(cells.flat().map(({ font }) => font))
  const below = fonts(rest.flat())
  const stands_out = [...fonts(first)].every(font => !below.has(font))
  return namesColumns(
    rows.map(row => row.map(textIn)),
    stands_out,
  )
}
