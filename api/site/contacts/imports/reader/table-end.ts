/** Finds where a table of people ends: totals, notes of who made it, and other tables below are no people. */
import { foldSearch } from '../../../../platform/texts/fold.ts'
import { importLimits } from '../limits.ts'
import { filledCells, isAddress, type RawRow } from './header.ts'

const words_of_footers =
  /^(?:(?:grand |sub)?totals?|sum|suma|sumas|subtotal|summe|somme|average|promedio|count|generated|generado|created (?:by|on)|creado|exported|exportado|printed|impreso|downloaded|descargado|page|pagina|source|fuente|copyright|©|confidential|confidencial|end of|fin d)(?![\p{L}\p{N}])|^[-=*_#]{3,}/u

export class TableEnd {
  /** Rows that end the table, unless another person follows. */
  #held: RawRow[] = []
  #last = 0
  #has_ended = false
  /** Column in which the last person has an address; -1 before there is one. */
  #column = -1
  after = 0
  other_tables = 0

  /** The rows that are now known to be of the table, which is so many columns wide. */
  take(row: RawRow, width: number): readonly RawRow[] {
    const isBehindGap = this.#last > 0 && row.number > this.#last + 1
    this.#last = row.number
    if (this.#has_ended) {
      this.after += 1
      return []
    }
    // Most rows have something like an address where the last person has one, and need no closer look.
    const isNext = this.#column >= 0 && !isBehindGap && this.#held.length === 0
    const isLikePerson = isNext && row.texts[this.#column]?.includes('@') === true
    const isPerson = isLikePerson || row.texts.some(isAddress)
    if (!isPerson && this.#column >= 0) {
      if ((isBehindGap || this.#held.length > 0) && this.#isOfAnother(row)) return this.#endHere()
      const isWithin = row.texts.findLastIndex(text => text.trim() !== '') < width
      if (isWithin && this.#isFooter(row, isBehindGap, width)) return this.#hold(row)
    }
    if (isPerson && !isLikePerson) this.#column = row.texts.findIndex(isAddress)
    const rows = this.#held.length === 0 ? [row] : [...this.#held, row]
    this.#held = []
    return rows
  }

  /** Rows held at the end of the file are outside the table. */
  end(): void {
    this.after += this.#held.length
    this.#held = []
  }

  #hold(row: RawRow): readonly RawRow[] {
    this.#held.push(row)
    if (this.#held.length <= importLimits.import_footer_rows_max) return []
    const rows = this.#held
    this.#held = []
    return rows
  }

  #endHere(): readonly RawRow[] {
    this.#has_ended = true
    this.other_tables += 1
    this.after += this.#held.length + 1
    this.#held = []
    return []
  }

  /** True if it has the name of another column where people have their addresses. */
  #isOfAnother({ texts }: RawRow): boolean {
    const cells = texts.filter(text => text.trim() !== '')
    return (
      (texts[this.#column] ?? '').trim() !== '' &&
      cells.length > 1 &&
      cells.every(cell => /^\p{L}[^@:]*$/u.test(cell.trim()))
    )
  }

  #isFooter(row: RawRow, isBehindGap: boolean, width: number): boolean {
    const cells = filledCells(row)
    const [first = ''] = cells
    if (words_of_footers.test(foldSearch(first))) return true
    const isApart = isBehindGap || this.#held.length > 0
    return isApart && ((cells.length === 1 && width > 1) || /:\s*$/.test(first))
  }
}
