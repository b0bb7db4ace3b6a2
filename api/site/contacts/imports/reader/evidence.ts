/** Evidence of a column's notation: counted over all values while the rows are read. Pure. */
import { type DateOrder, dateOrders, dateReadings, isOpenDate } from '../../../../platform/texts/notation/dates.ts'
import { isOpenNumber, numberReadings } from '../../../../platform/texts/notation/numbers.ts'
import { importLimits } from '../limits.ts'

export interface DateEvidence {
  /** Values that are dates, whatever the order. */
  dates: number
  /** Values that each order allows, of those that it makes a difference for. */
  by_order: Record<DateOrder, number>
  of: number
  /** A value that is another date by each order. */
  open: string | null
}

export interface NumberEvidence {
  numbers: number
  /** Values that one notation alone allows. */
  comma: number
  point: number
  /** Values that are thousands or decimals, by the sign that they have. */
  open_comma: number
  open_point: number
  open: string | null
  /** Values with one or two decimals. */
  amounts: number
  /** Cells that a sheet stores as numbers, which are written with a point here. */
  stored: number
}

export interface Evidence {
  dates?: DateEvidence
  numbers?: NumberEvidence
}

const with_decimals = /\d[.,]\d{1,2}(?!\d)/
/** Begins like a number, maybe with a currency before it; words, addresses and international phone numbers do not. */
const like_number = /^[\s(-]{0,4}(?:\p{Sc}|\p{L}{1,4}\b)?[.\s\p{Sc}-]{0,4}[\p{Nd},]/u
/** Read alike by all notations. */
const plain = /^\d{1,7}$/
/** Numbers with signs between them: names of months leave nothing open. */
const like_date = /^\s*\p{Nd}{1,4}\s?[-/.\s]\s?\p{Nd}/u

export class ColumnEvidence {
  #dates: DateEvidence | undefined
  #numbers: NumberEvidence | undefined
  #cells = 0

  add(cell: string, is_stored: boolean): void {
    this.#cells += 1
    if (this.#isHopeless() || cell.length > importLimits.import_moment_characters_max) return
    if (plain.test(cell) || !like_number.test(cell)) return
    this.#addNumber(cell, is_stored)
    if (!is_stored && like_date.test(cell)) this.#addDate(cell)
  }

  /** A column of something else is not looked at to the end. */
  #isHopeless(): boolean {
    return this.#cells > importLimits.import_sampled_rows_max && !this.#dates && !this.#numbers
  }

  #addDate(cell: string): void {
    const readings = dateReadings(cell)
    const allowed = dateOrders.filter(order => readings[order])
    if (allowed.length === 0) return
    this.#dates ??= { dates: 0, by_order: { day_first: 0, month_first: 0, year_first: 0 }, of: 0, open: null }
    this.#dates.dates += 1
    if (allowed.length === dateOrders.length && !isOpenDate(readings)) return
    this.#dates.of += 1
    for (const order of allowed) this.#dates.by_order[order] += 1
    if (isOpenDate(readings)) this.#dates.open ??= cell.trim()
  }

  #addNumber(cell: string, is_stored: boolean): void {
    const readings = numberReadings(cell)
    const { decimal_comma, decimal_point } = readings
    if (decimal_comma === undefined && decimal_point === undefined) return
    this.#numbers ??= {
      numbers: 0,
      comma: 0,
      point: 0,
      open_comma: 0,
      open_point: 0,
      open: null,
      amounts: 0,
      stored: 0,
    }
    const of = this.#numbers
    of.numbers += 1
    if (with_decimals.test(cell)) of.amounts += 1
    if (is_stored) of.stored += 1
    else if (isOpenNumber(readings)) {
      of.open ??= cell.trim()
      of[cell.includes(',') ? 'open_comma' : 'open_point'] += 1
    } else if (decimal_comma === undefined) of.point += 1
    else if (decimal_point === undefined) of.comma += 1
  }

  end(): Evidence {
    return { ...(this.#dates && { dates: this.#dates }), ...(this.#numbers && { numbers: this.#numbers }) }
  }
}
