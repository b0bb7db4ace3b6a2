/**
 * Writes the rows in a format of our own: a line of JSON for each row, `[number, cell, …]`, where the number is the row's
 * in the file as a spreadsheet counts, and a cell that is too long is null. Everything later reads only this format.
 */
import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { parseAddress } from '../../../../platform/schemas/address.ts'
import { foldCase } from '../../../../platform/texts/fold.ts'
import type { DateOrder } from '../../../../platform/texts/notation/dates.ts'
import type { Decimal } from '../../../../platform/texts/notation/numbers.ts'
import { countSeparators, type SeparatorCounts } from '../../../../platform/texts/text-list.ts'
import { tidyText } from '../../../../platform/texts/typed-text.ts'
import { consentType } from '../consent-heads.ts'
import { importLimits } from '../limits.ts'
import type { NotationChoice } from '../statuses.ts'
import { ColumnEvidence, type Evidence } from './evidence.ts'
import { findHeader, type RawRow } from './header.ts'
import { PeopleOfFile } from './people.ts'
import { FileRefusalError } from './refusal.ts'
import { TableEnd } from './table-end.ts'

export type Cell = string | null
export interface Column {
  /** As the file names it; empty where it does not. */
  name: string
  /** Some of its distinct values. */
  samples: string[]
  /** How many of the sampled rows have a value there. */
  filled?: number
  /** All of its distinct values, of columns that can be about consent: these are few, and repeat. */
  values?: ValueCount[]
  /** How many of its values have which separator of tags. */
  separators?: SeparatorCounts
  /** Evidence of its notation from all of its values, until that is decided. */
  evidence?: Evidence
  /** Absent where its values are read alike by all. */
  date_notation?: NotationChoice<DateOrder>
  number_notation?: NotationChoice<Decimal>
}
/** Place of the table in its file. */
export interface Layout {
  /** Number of the row that names the columns; 0 where none does. */
  header_row: number
  /** Rows that are not empty before and behind the table. */
  before: number
  after: number
  /** Tables that begin below it. */
  other_tables: number
}
export interface ValueCount {
  value: string
  count: number
}

/** Found in cells that may hold several tags. */
const may_separate = /[,;|\n]|:::/
const piece_characters = 262_144
/** The prefix that exports add to a cell so that no program reads it as a formula. */
const guarded = /^'+[=+\-@\t\r]/

const cellOf = (text: string): Cell => {
  const bare = guarded.test(text) ? text.slice(1) : text
  return bare.length > importLimits.import_cell_characters_max ? null : bare.toWellFormed()
}

export class RowsWriter {
  readonly #file: number
  readonly #written: () => void
  readonly #hash = createHash('sha256')
  #waiting: string[] = []
  #length = 0
  columns: Column[] | undefined
  rows = 0
  readonly people = new PeopleOfFile()
  readonly #evidence: ColumnEvidence[] = []
  /** The distinct values of each column; null once they are too many. */
  #values: (Map<string, ValueCount> | null)[] = []

  /** The first rows, until it is known which of them names the columns. */
  #head: RawRow[] = []
  readonly #end = new TableEnd()
  readonly #header_row: number | null
  readonly #rows_max: number
  #layout: Pick<Layout, 'header_row' | 'before'> = { header_row: 0, before: 0 }

  /** `header_row`: which row names the columns, 0 for none; null: it is found. */
  constructor(
    path: string,
    written: () => void = () => undefined,
    header_row: number | null = null,
    rows_max: number = importLimits.import_rows_max,
  ) {
    this.#header_row = header_row
    this.#rows_max = rows_max
    this.#written = written
    this.#file = openSync(path, 'wx', 0o600)
  }

  /** Empty rows are none. Cells beyond the last column are joined into one without a column. */
  add(number: number, texts: readonly string[], stored?: ReadonlySet<number>): void {
    if (texts.every(text => text.trim() === '')) return
    const row = { number, texts, stored }
    if (this.columns) this.#take(row)
    else if (this.#header_row) this.#beginAt(row, this.#header_row)
    else if (this.#head.push(row) === importLimits.import_head_rows_max) this.#begin()
  }

  /** The row that was chosen, or the first one behind it, names the columns. */
  #beginAt(row: RawRow, chosen: number): void {
    if (row.number < chosen) this.#layout.before += 1
    else {
      this.#layout.header_row = row.number
      this.columns = columnsOf(row.texts)
    }
  }

  #begin(): void {
    const rows = this.#head
    const { at, has_names } = findHeader(rows)
    const row = rows[at]
    if (!row) return
    const isNamed = has_names && this.#header_row === null
    this.#head = []
    this.#layout = { header_row: isNamed ? row.number : 0, before: at }
    this.columns = isNamed ? columnsOf(row.texts) : columnsWithoutNames(row.texts)
    for (const one of rows.slice(isNamed ? at + 1 : at)) this.#take(one)
  }

  #take(row: RawRow): void {
    const { columns } = this
    if (!columns) return
    for (const one of this.#end.take(row, columns.length)) this.#addRow(one, columns)
  }

  /** All rows were given. */
  finish(): Layout {
    if (!this.columns) this.#begin()
    this.#end.end()
    return { ...this.#layout, after: this.#end.after, other_tables: this.#end.other_tables }
  }

  #addRow({ number, texts, stored }: RawRow, columns: Column[]): void {
    if (this.rows === this.#rows_max) throw new FileRefusalError('too_many_rows')
    this.rows += 1
    const cells: Cell[] = []
    for (const [at, column] of columns.entries()) {
      const cell = cellOf(texts[at] ?? '')
      cells.push(cell)
      if (cell === '') continue
      if (this.rows <= importLimits.import_sampled_rows_max && cell) sample(column, cell)
      this.#count(at, cell)
      if (!cell) continue
      this.people.add(cell)
      if (may_separate.test(cell)) column.separators = countSeparators(column.separators ?? {}, cell)
      this.#evidenceOf(at).add(cell, stored?.has(at) === true)
    }
    const surplus = texts.slice(columns.length).find(text => text.trim() !== '')
    if (surplus !== undefined) cells.push(cellOf(surplus))
    const line = `${JSON.stringify([number, ...cells])}\n`
    this.#waiting.push(line)
    this.#length += line.length
    if (this.#length >= piece_characters) this.#write()
  }

  #count(at: number, cell: Cell): void {
    const known = this.#values[at]
    if (known === null) return
    const values = known ?? new Map<string, ValueCount>()
    const value = cell?.trim() ?? ''
    if (cell !== null && value === '') return
    const one = values.get(foldCase(value))
    if (one) one.count += 1
    else if (cell === null || values.size === importLimits.import_statuses_max || !isShort(value)) {
      this.#values[at] = null
      return
    } else values.set(foldCase(value), { value, count: 1 })
    this.#values[at] = values
  }

  #evidenceOf(at: number): ColumnEvidence {
    const known = this.#evidence[at]
    if (known) return known
    this.#evidence[at] = new ColumnEvidence()
    return this.#evidence[at]
  }

  #keepEvidence(): void {
    for (const [at, column] of (this.columns ?? []).entries()) {
      const evidence = this.#evidence[at]?.end()
      if (evidence?.dates || evidence?.numbers) column.evidence = evidence
    }
  }

  #keepValues(): void {
    for (const [at, column] of (this.columns ?? []).entries()) {
      const values = this.#values[at]
      if (!values) continue
      const repeats = this.rows > 2 * values.size
      if (repeats || consentType(column.name) !== null) column.values = [...values.values()]
    }
  }

  #write(): void {
    const piece = Buffer.from(this.#waiting.join(''))
    this.#hash.update(piece)
    for (let at = 0; at < piece.length; ) at += writeSync(this.#file, piece, at)
    this.#waiting = []
    this.#length = 0
    this.#written()
  }

  /** Ends the file, on disk; answers the hash of its content. */
  end(): string {
    this.#keepValues()
    this.#keepEvidence()
    this.#write()
    fsyncSync(this.#file)
    closeSync(this.#file)
    return this.#hash.digest('hex')
  }

  /** Aborts and removes the incomplete file. */
  drop(): void {
    closeSync(this.#file)
  }
}

/** As the name of a status is; an address names a person. */
const isShort = (value: string): boolean =>
  value.length <= importLimits.import_status_characters_max &&
  !value.includes('\0') &&
  parseAddress(tidyText(value)) === null

/** How many columns a first row has, but for empty ones at its end. */
function widthOf(texts: readonly string[]): number {
  const width = texts.findLastIndex(text => text.trim() !== '') + 1
  if (width > importLimits.import_columns_max) throw new FileRefusalError('too_many_columns')
  return width
}

/** Empty cells at the end count: the first person may lack what others have. */
function columnsWithoutNames(texts: readonly string[]): Column[] {
  const width = Math.max(widthOf(texts), Math.min(texts.length, importLimits.import_columns_max))
  return Array.from({ length: width }, () => ({ name: '', samples: [] }))
}

function columnsOf(texts: readonly string[]): Column[] {
  return texts.slice(0, widthOf(texts)).map(text => ({
    name: text
      .replaceAll('\0', '')
      .toWellFormed()
      .replace(/^\uFEFF/, '')
      .trim()
      .slice(0, importLimits.import_header_characters_max),
    samples: [],
  }))
}

function sample(column: Column, cell: string): void {
  const { samples } = column
  const shown = cell.replaceAll('\0', '').trim().slice(0, importLimits.import_header_characters_max)
  if (shown === '') return
  column.filled = (column.filled ?? 0) + 1
  if (samples.length === importLimits.import_samples_max || samples.includes(shown)) return
  samples.push(shown)
}
