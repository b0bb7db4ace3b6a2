/** The notation of each column: by its values, then by those of other columns, then by what is likely, which is asked. Pure. */
import {
  chooseDate,
  type DateOrder,
  dateOrders,
  dateReadings,
  toDayText,
} from '../../../platform/texts/notation/dates.ts'
import { type Decimal, decimals, numberReadings } from '../../../platform/texts/notation/numbers.ts'
import type { Delimiter } from './reader/delimiter.ts'
import type { DateEvidence, Evidence, NumberEvidence } from './reader/evidence.ts'
import type { Column } from './reader/rows-writer.ts'
import type { Notation, NotationChoice, Target } from './statuses.ts'

/** Facts known besides the values. */
export interface Hints {
  delimiter: Delimiter | null
  language: string
  timezone: string
}

/** Zones of countries that write the month first. */
const month_first_zones =
  /^America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Anchorage|Boise|Indiana|Kentucky|Menominee|North_Dakota|Puerto_Rico)|^Pacific\/(?:Honolulu|Guam)|^US\//

function likelyOrder({ delimiter, language, timezone }: Hints): DateOrder {
  if (delimiter === 'semicolon' || language !== 'en') return 'day_first'
  return month_first_zones.test(timezone) ? 'month_first' : 'day_first'
}

/** Three digits behind a sign are far more often thousands. */
function likelyDecimal({ open_comma, open_point }: NumberEvidence, { delimiter, language }: Hints): Decimal {
  if (open_comma === 0 && open_point > 0) return 'decimal_comma'
  if (open_point === 0 && open_comma > 0) return 'decimal_point'
  return delimiter === 'semicolon' || language !== 'en' ? 'decimal_comma' : 'decimal_point'
}

type NotationGuess<N> = { notation: N; is_certain: boolean } | null

/** The order that all values allow, where it is one; else the one that most do. */
function findOrder({ by_order, of }: DateEvidence): NotationGuess<DateOrder> {
  if (of === 0) return null
  const fitting = dateOrders.filter(order => by_order[order] === of)
  const [only] = fitting
  if (only && fitting.length === 1) return { notation: only, is_certain: true }
  if (only) return null
  const [first = 'day_first', second = 'month_first'] = [...dateOrders].sort((a, b) => by_order[b] - by_order[a])
  return by_order[first] === by_order[second] ? null : { notation: first, is_certain: false }
}

function findDecimal({ comma, point, stored }: NumberEvidence): NotationGuess<Decimal> {
  if (comma === 0 && point + stored === 0) return null
  if (comma === 0 || point === 0) return { notation: comma > 0 ? 'decimal_comma' : 'decimal_point', is_certain: true }
  return comma === point ? null : { notation: comma > point ? 'decimal_comma' : 'decimal_point', is_certain: false }
}

/** Columns of amounts tell of others; what is grouped alone may be a phone number. */
const isOfAmounts = ({ dates, numbers }: Evidence): boolean =>
  numbers !== undefined && numbers.amounts > 0 && (dates?.dates ?? 0) * 2 < numbers.numbers

/** The one that other columns of the file are certain of. */
function shared<N>(found: readonly NotationGuess<N>[]): N | null {
  const [first, ...others] = new Set(found.flatMap(one => (one?.is_certain ? [one.notation] : [])))
  return first !== undefined && others.length === 0 ? first : null
}

/** Null of a column whose values are read alike by all. */
function decided<N extends Notation>(
  own: NotationGuess<N>,
  open: string | null,
  others: N | null,
  likely: N,
): NotationChoice<N> | null {
  if (own) return { notation: own.notation, is_certain: own.is_certain || open === null, open }
  return open === null ? null : { notation: others ?? likely, is_certain: others !== null, open }
}

/** The columns with their notations in the place of what told them. */
export function decideNotations(columns: readonly Column[], hints: Hints): Column[] {
  const found = columns.map(({ evidence = {} }) => ({
    evidence,
    date: evidence.dates ? findOrder(evidence.dates) : null,
    number: evidence.numbers ? findDecimal(evidence.numbers) : null,
  }))
  const order = shared(found.map(({ date }) => date))
  const decimal = shared(found.map(({ number, evidence }) => (isOfAmounts(evidence) ? number : null)))
  // A two-digit year in front is told by its own column alone.
  const other = order === 'year_first' ? null : order
  return columns.map(({ evidence: { dates, numbers } = {}, ...column }, at) => {
    const { date = null, number = null } = found[at] ?? {}
    const date_notation = dates && decided(date, dates.open, other, likelyOrder(hints))
    const number_notation = numbers && decided(number, numbers.open, decimal, likelyDecimal(numbers, hints))
    return { ...column, ...(date_notation && { date_notation }), ...(number_notation && { number_notation }) }
  })
}

/** Readings of a value by each notation of its kind that allows it. */
export function listReadings(value: string, of: 'date' | 'number'): { notation: Notation; read_as: string }[] {
  if (of === 'number') {
    const readings = numberReadings(value)
    return decimals.flatMap(notation => {
      const read = readings[notation]
      return read === undefined ? [] : [{ notation, read_as: String(read) }]
    })
  }
  const readings = dateReadings(value)
  return dateOrders.flatMap(notation => {
    const read = readings[notation] && chooseDate(readings, notation)
    return read ? [{ notation, read_as: read.year === null ? toDayText(read).slice(5) : toDayText(read) }] : []
  })
}

/** Notation of a mapped column. */
export interface ColumnNotation {
  order: DateOrder | null
  decimal: Decimal
  /** The owner, or the values, leave no doubt: nothing is noted of values that another notation reads otherwise. */
  is_settled: { date: boolean; number: boolean }
}

const isOrder = (notation: Notation | undefined): notation is DateOrder =>
  (dateOrders as readonly (string | undefined)[]).includes(notation)
const isDecimal = (notation: Notation | undefined): notation is Decimal =>
  (decimals as readonly (string | undefined)[]).includes(notation)

export function toColumnNotation(column: Column | undefined, { notation }: Pick<Target, 'notation'>): ColumnNotation {
  const { date_notation: date, number_notation: number } = column ?? {}
  return {
    order: isOrder(notation) ? notation : (date?.notation ?? null),
    decimal: isDecimal(notation) ? notation : (number?.notation ?? 'decimal_point'),
    is_settled: {
      date: isOrder(notation) || date === undefined || date.is_certain,
      number: isDecimal(notation) || number === undefined || number.is_certain,
    },
  }
}

/** The order that nobody can doubt: moments of consent are not guessed. */
export const settledOrder = (column: Column | undefined, target: Pick<Target, 'notation'>): DateOrder | null => {
  const { order, is_settled } = toColumnNotation(column, target)
  return is_settled.date ? order : null
}

/** Notations that a field of this type may be given. */
export const allowedNotations = (type: 'date' | 'number'): readonly Notation[] =>
  type === 'date' ? dateOrders : decimals
