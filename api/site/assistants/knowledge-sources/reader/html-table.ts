/** A table of a page while it is read: cells that reach over rows and columns stand in each of them. Pure. */
import { knowledgeLimits } from '../limits.ts'
import type { Region } from './regions.ts'
import { namesColumns, rowText } from './row-text.ts'

interface Cell {
  text: string
  is_header: boolean
  is_strong: boolean
}

interface Row {
  cells: Cell[]
  is_head: boolean
  link_characters: number
  region: Region
}

export interface RowBlock {
  text: string
  link_characters: number
  region: Region
}

const { table_columns_max: columns_max } = knowledgeLimits

export class HtmlTable {
  /** It holds the page's parts, and says nothing by its rows. */
  is_layout = false
  readonly #rows: Row[] = []
  /** Cells of rows above that reach into the open one, by their columns. */
  readonly #spans = new Map<number, { cell: Cell; left: number }>()
  #cells: Cell[] = []
  #cell: Cell | undefined
  #is_head = false
  #in_row = false

  get isInCell(): boolean {
    return this.#cell !== undefined && !this.is_layout
  }

  beginHead(): void {
    this.#is_head = true
  }

  beginRow(): void {
    this.#cells = []
    this.#in_row = true
  }

  beginCell(
    is_header: boolean,
    { colspan, rowspan }: { colspan?: string | undefined; rowspan?: string | undefined },
  ): void {
    if (!this.#in_row) this.beginRow()
    this.#fillSpans()
    const cell = { text: '', is_header, is_strong: false }
    const [columns, rows] = [spanFrom(colspan, 1), rowspan === '0' ? Number.POSITIVE_INFINITY : spanFrom(rowspan, 1)]
    for (let i = 0; i < columns && this.#cells.length < columns_max; i++) {
      if (rows > 1) this.#spans.set(this.#cells.length, { cell, left: rows - 1 })
      this.#cells.push(cell)
    }
    this.#cell = cell
  }

  say(text: string, is_strong: boolean): void {
    const cell = this.#cell
    if (!cell) return
    cell.is_strong = cell.text === '' ? is_strong : cell.is_strong && is_strong
    cell.text += cell.text === '' ? text : ` ${text}`
  }

  endCell(): void {
    this.#cell = undefined
  }

  endHead(): void {
    this.#is_head = false
  }

  endRow(region: Region, link_characters: number): void {
    this.#cell = undefined
    this.#in_row = false
    this.#fillSpans()
    const cells = this.#cells
    this.#cells = []
    if (cells.every(({ text }) => text === '')) return
    const is_head =
      this.#is_head || (cells.length > 1 && cells.every(({ is_header, text }) => is_header || text === ''))
    this.#rows.push({ cells, is_head, link_characters, region })
  }

  /** Each understood by itself. */
  takeRows(): RowBlock[] {
    const rows = this.#rows.splice(0)
    let heads = rows.findIndex(({ is_head }) => !is_head)
    // A table of heads alone is none.
    if (heads < 0) heads = 0
    if (heads === 0 && isNamed(rows)) heads = 1
    const columns = columnNames(rows.slice(0, heads))
    return rows.slice(heads).map(({ cells, link_characters, region }) => ({
      text: textOf(cells, columns),
      ...{ link_characters, region },
    }))
  }

  #fillSpans(): void {
    for (let span = this.#spans.get(this.#cells.length); span; span = this.#spans.get(this.#cells.length)) {
      const at = this.#cells.length
      span.left -= 1
      if (span.left <= 0) this.#spans.delete(at)
      this.#cells.push(span.cell)
      if (this.#cells.length >= columns_max) return
    }
  }
}

function spanFrom(value: string | undefined, least: number): number {
  const span = Number.parseInt(value ?? '', 10)
  return Number.isFinite(span) ? Math.max(least, span) : least
}

/** Of several rows of names, all that stand above a column. */
function columnNames(heads: readonly Row[]): string[] {
  const count = heads.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return Array.from({ length: count }, (_, i) =>
    [...new Set(heads.map(({ cells }) => cells[i]).filter(cell => cell !== undefined))]
      .map(({ text }) => text)
      .filter(text => text !== '')
      .join(' '),
  )
}

function isNamed(rows: readonly Row[]): boolean {
  const [first, ...rest] = rows
  if (!first || rest.length === 0) return false
  const isStrong = (row: Row) => row.cells.every(({ is_strong, text }) => is_strong || text === '')
  const texts = rows.map(({ cells }) => cells.map(({ text }) => text))
  return namesColumns(texts, isStrong(first) && !rest.every(isStrong))
}

/** Without columns, the head of a row is what its cells are of; a cell over several columns counts once. */
function textOf(cells: readonly Cell[], columns: readonly string[]): string {
  const isFirst = (cell: Cell, i: number) => i === 0 || cells[i - 1] !== cell
  const [first, ...others] = cells
  if (
    columns.every(name => name === '') &&
    first?.is_header &&
    first.text !== '' &&
    others.some(({ text }) => text !== '')
  ) {
    const rest = cells.filter((cell, i) => cell !== first && isFirst(cell, i))
    return `${first.text}: ${rowText(
      [],
      rest.map(({ text }) => text),
    )}`
  }
  const texts = cells.map((cell, i) => (isFirst(cell, i) ? cell.text : ''))
  return rowText(columns, texts)
}
