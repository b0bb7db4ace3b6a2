/** Finds where a table begins: reports have a title, a date and notes before the row that names the columns. Pure. */
import { parseAddress } from '../../../../platform/schemas/address.ts'
import { tidyText } from '../../../../platform/texts/typed-text.ts'

export interface RawRow {
  /** In the file, as a spreadsheet counts. */
  number: number
  texts: readonly string[]
  /** Columns whose cells a sheet stores as numbers. */
  stored?: ReadonlySet<number> | undefined
}

export interface Header {
  /** Position among the rows. */
  at: number
  /** True if it names the columns; else it is a person already. */
  has_names: boolean
}

const rows_below = 20

export const isAddress = (text: string): boolean => text.includes('@') && parseAddress(tidyText(text)) !== null
export const filledCells = ({ texts }: RawRow): string[] => texts.filter(text => text.trim() !== '')

/** Width of the table below: the cells of its rows, by the two that have most, up to where it ends. */
function widthBelow(rows: readonly RawRow[], at: number): number {
  const widths: number[] = []
  let last = rows[at]?.number ?? 0
  for (const row of rows.slice(at + 1, at + 1 + rows_below)) {
    const isBehindGap = row.number > last + 1
    if (isBehindGap && widths.filter(width => width > 1).length > 1) break
    widths.push(filledCells(row).length)
    last = row.number
  }
  const [most = 0, second = most] = widths.sort((a, b) => b - a)
  return second
}

/** Dates, times, amounts: values, which name no column. */
const value = /^[-+(]?\p{Sc}?\s?\d[\d\s.,:/'-]*%?\)?$/u
const comment = /^(?:#|\/\/|--)\s*\S/
const isLabel = (cells: readonly string[]): boolean =>
  /:\s*$/.test(cells[0] ?? '') && !cells.every(cell => /:\s*$/.test(cell))

/** Has its address where people below have theirs. */
function isAbovePeople({ texts }: RawRow, below: readonly RawRow[]): boolean {
  const column = texts.findIndex(isAddress)
  return column >= 0 && below.some(row => isAddress(row.texts[column] ?? ''))
}

type Kind = 'prose' | 'person' | 'names' | 'doubtful'

function judgeRow(rows: readonly RawRow[], at: number): Kind {
  const row = rows[at]
  const cells = row ? filledCells(row) : []
  const width = widthBelow(rows, at)
  if (row && isAbovePeople(row, rows.slice(at + 1, at + 1 + rows_below))) return 'person'
  if (cells.length < Math.ceil(width / 2) || (width > 1 && cells.length < 2)) return 'prose'
  if (isLabel(cells) || comment.test(cells[0] ?? '')) return 'doubtful'
  if (cells.some(isAddress)) return 'person'
  return cells.some(cell => value.test(cell.trim())) ? 'doubtful' : 'names'
}

/** The first row, unless what is below it is wider, or what it holds names no columns and a later row does. */
export function findHeader(rows: readonly RawRow[]): Header {
  const first_person = rows.findIndex(({ texts }) => texts.some(isAddress))
  const usual: Header = { at: 0, has_names: first_person !== 0 }
  const isOneColumn = rows.every((row, at) => widthBelow(rows, at) < 2 && filledCells(row).length < 2)
  if (isOneColumn) return first_person > 0 ? { at: first_person - 1, has_names: true } : usual
  for (let at = 0; at < rows.length; at++) {
    const type = judgeRow(rows, at)
    if (type === 'names' && at < rows.length - 1) return { at, has_names: true }
    if (type !== 'person') continue
    // A row right above people names their columns, whatever it looks like.
    const isAbove =
      at > 0 && judgeRow(rows, at - 1) === 'doubtful' && rows[at - 1]?.number === (rows[at]?.number ?? 0) - 1
    return isAbove ? { at: at - 1, has_names: true } : { at, has_names: false }
  }
  return usual
}
