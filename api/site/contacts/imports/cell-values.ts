/** From a cell, in the notation of its column, to what a custom field takes. Pure. */
import { foldSearch } from '../../../platform/texts/fold.ts'
import { chooseDate, dateReadings, isOpenDate, toDayText } from '../../../platform/texts/notation/dates.ts'
import { chooseNumber, isOpenNumber, numberReadings } from '../../../platform/texts/notation/numbers.ts'
import { tidyText } from '../../../platform/texts/typed-text.ts'
import type { FieldRow } from '../custom-fields/rules.ts'
import type { ColumnNotation } from './notations.ts'
import type { RowProblem } from './statuses.ts'
import { firstPhone } from './written-phones.ts'
import { isOff, isOn } from './yes-no.ts'

export interface GivenCell {
  cell: string
  notation: ColumnNotation | undefined
}

interface CellValue {
  /** Undefined where the notes say why there is none. */
  value: unknown
  notes: RowProblem[]
}

const plain = (value: unknown): CellValue => ({ value, notes: [] })

/** Lead forms of Meta mark postal codes and phones, so that spreadsheets leave their zeros: `z:08001`, `p:+34600111222`. */
const metaMark = /^(?:z:(?! )(?=[a-z -]{0,4}\d[a-z\d -]{1,10}$)|p:(?=\+\d[\d ()-]{5,20}$))/i

export function readCell({ type, options }: Pick<FieldRow, 'type' | 'options'>, given: GivenCell): CellValue {
  switch (type) {
    case 'checkbox':
      return plain(isOn(given.cell) ? true : isOff(given.cell) ? false : given.cell.trim())
    case 'date':
      return readDate(given)
    case 'number':
      return readAmount(given)
    case 'dropdown':
      return readOption(options, given.cell)
    case 'phone':
      return plain(firstPhone(tidyText(given.cell)))
    default:
      return plain(type === 'text' || type === 'textarea' ? given.cell.replace(metaMark, '') : given.cell.trim())
  }
}

function readDate({ cell, notation }: GivenCell): CellValue {
  const readings = dateReadings(cell)
  const date = chooseDate(readings, notation?.order ?? null)
  if (!date) return plain(cell.trim())
  if (date.year === null) return { value: undefined, notes: ['date_without_year'] }
  const isUnclear = isOpenDate(readings) && notation?.is_settled.date !== true
  return { value: toDayText(date), notes: isUnclear ? ['notation_unclear'] : [] }
}

function readAmount({ cell, notation }: GivenCell): CellValue {
  const readings = numberReadings(cell)
  const number = chooseNumber(readings, notation?.decimal ?? 'decimal_point')
  const isUnclear = isOpenNumber(readings) && notation?.is_settled.number !== true
  return { value: number ?? cell.trim(), notes: isUnclear ? ['notation_unclear'] : [] }
}

/** Between several values of one cell. */
const between = /[;,|\n]/

/** An option by its letters; of several values the first that is one. */
function readOption(options: readonly string[], cell: string): CellValue {
  const optionFor = (text: string) =>
    options.find(option => foldSearch(tidyText(option)) === foldSearch(tidyText(text)))
  const whole = optionFor(cell)
  if (whole !== undefined) return plain(whole)
  const [first, ...others] = cell.split(between).flatMap(part => optionFor(part) ?? [])
  const isOne = first === undefined || others.length === 0
  return first === undefined ? plain(cell.trim()) : { value: first, notes: isOne ? [] : ['several_values'] }
}
