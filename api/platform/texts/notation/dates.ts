/** Dates as people and programs write them, with or without a time: in numbers of any order, with names of months, without a year. Pure. */
import { tidyDigits } from '../typed-text.ts'
import { isBetweenDates, monthNamed } from './month-names.ts'

export const dateOrders = ['day_first', 'month_first', 'year_first'] as const
export type DateOrder = (typeof dateOrders)[number]

export interface Time {
  hour: number
  minute: number
  second: number
  /** Offset of the zone it is written in; null where none is. */
  offset_minutes: number | null
}
export interface ReadDate {
  /** Null of a birthday without one. */
  year: number | null
  month: number
  day: number
  time: Time | null
}
/** The date by each order that allows it. */
export type DateReadings = Partial<Record<DateOrder, ReadDate>>

const characters_max = 60
/** Years with two digits up to this one are of this century, as in spreadsheets. */
const last_short_year = 29
const years = { least: 1000, most: 2999 }

const clock =
  /^(?<date>.{1,50}?)(?:T|(?:, ?| )(?:at |a las |um |à |alle |om )?)(?<hour>\d{1,2})[:h](?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d{1,9})?)? ?(?:(?<half>[ap])\.? ?m\.?)? ?(?<zone>Z|[A-Z]{3,4}|(?:UTC|GMT)?[+-]\d{2}:?\d{2})?(?: ?(?:UTC|Uhr|h|\([^)]{1,30}\)))?$/i
const numeric = /^(\d{1,4})(?<sign>[-/.]\s?| )(\d{1,2})\k<sign>(\d{1,4})\.?$/
const without_year = /^(\d{1,2})[-/.](\d{1,2})\.?$/
const of_card = /^--(\d{2})-?(\d{2})$/
const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})$/
const east_asian = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]$/

/** Empty of what is no date. */
export function dateReadings(text: string): DateReadings {
  const tidy = tidyDigits(text).replaceAll(/\s+/g, ' ')
  if (tidy.length > characters_max || !/\d/.test(tidy)) return {}
  const timed = clock.exec(tidy)?.groups
  const time = timed ? toTime(timed) : null
  if (timed && !time) return {}
  const date = (timed?.date ?? tidy).replace(/,$/, '').trim()
  const readings = inNumbers(date) ?? all(inWords(date))
  return Object.fromEntries(Object.entries(readings).map(([order, read]) => [order, { ...read, time }]))
}

type Day = Omit<ReadDate, 'time'>
type Days = Partial<Record<DateOrder, Day>>

const all = (day: Day | null): Days => (day ? { day_first: day, month_first: day, year_first: day } : {})

/** Undefined where it is not written in numbers alone. */
function inNumbers(date: string): Days | undefined {
  const [, y, m, d] = compact.exec(date) ?? east_asian.exec(date) ?? []
  if (y !== undefined) return all(toDay(y, m, d))
  const [, month_of_card, day_of_card] = of_card.exec(date) ?? []
  if (month_of_card !== undefined) return all(toDay(undefined, month_of_card, day_of_card))
  const [, one, two] = without_year.exec(date) ?? []
  if (one !== undefined)
    return present(toDay(undefined, two, one), toDay(undefined, one, two), null, date.includes('.'))
  const found = numeric.exec(date)
  if (!found) return undefined
  const [, first = '', sign = '', second = '', third = ''] = found
  if (first.length > 2) return first.length === 4 && third.length <= 2 ? all(toDay(first, second, third)) : {}
  const year_first = third.length <= 2 ? toDay(first, second, third) : null
  return present(toDay(third, second, first), toDay(third, first, second), year_first, sign.startsWith('.'))
}

/** Full stops stand between day, month and year wherever they are used. */
const present = (day: Day | null, month: Day | null, year: Day | null, isDotted: boolean): Days => ({
  ...(day && { day_first: day }),
  ...(month && !(isDotted && day) && { month_first: month }),
  ...(year && { year_first: year }),
})

/** A month by its name, the day, and the year if there is one. */
function inWords(date: string): Day | null {
  let month: number | undefined
  const numbers: string[] = []
  for (const [token] of date.matchAll(/\d+|[\p{L}\p{M}]+/gu)) {
    if (/\d/.test(token)) numbers.push(token)
    else if (month === undefined && monthNamed(token) !== undefined) month = monthNamed(token)
    else if (!isBetweenDates(token)) return null
  }
  const year_at = numbers.findIndex(({ length }) => length === 4)
  const [day, short_year, ...others] = numbers.filter((_, at) => at !== year_at)
  if (month === undefined || others.length > 0 || (year_at >= 0 && short_year !== undefined)) return null
  return toDay(year_at >= 0 ? numbers[year_at] : short_year, String(month), day)
}

/** Null of a day that no calendar has. */
function toDay(year: string | undefined, month: string | undefined, day: string | undefined): Day | null {
  if (year !== undefined && year.length !== 4 && year.length !== 2) return null
  if ((day?.length ?? 3) > 2) return null
  const short = Number(year)
  const full = year === undefined ? null : year.length === 4 ? short : short + (short > last_short_year ? 1900 : 2000)
  if (full !== null && (full < years.least || full > years.most)) return null
  const found = { year: full, month: Number(month), day: Number(day) }
  // A year with a 29 February stands for none.
  const back = new Date(Date.UTC(full ?? 2024, found.month - 1, found.day))
  return back.getUTCMonth() === found.month - 1 && back.getUTCDate() === found.day && found.day > 0 ? found : null
}

function toTime({ hour: hours, minute, second, half, zone }: Record<string, string | undefined>): Time | null {
  const isAfternoon = half?.toLowerCase() === 'p'
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours)
  const time = { hour, minute: Number(minute), second: Number(second ?? 0), offset_minutes: toOffset(zone) }
  return hour < 24 && time.minute < 60 && time.second < 61 ? time : null
}

/** Minutes; of names of zones but UTC nothing is known. */
function toOffset(zone: string | undefined): number | null {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? []
  if (sign !== undefined) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  return zone !== undefined && /^(?:Z|UTC|GMT)$/i.test(zone) ? 0 : null
}

const sameDay = (a: ReadDate, b: ReadDate): boolean => a.year === b.year && a.month === b.month && a.day === b.day

/** True where nothing but the order tells which date it is. */
export function isOpenDate(readings: DateReadings): boolean {
  const [first, ...others] = Object.values(readings)
  return first !== undefined && others.some(other => !sameDay(first, other))
}

/** A date that can be read in one way alone is read so, whatever the order is. */
export function chooseDate(readings: DateReadings, order: DateOrder | null): ReadDate | undefined {
  const read = order === null ? undefined : readings[order]
  return read ?? (isOpenDate(readings) ? undefined : Object.values(readings)[0])
}

/** `YYYY-MM-DD`. */
export const toDayText = ({ year, month, day }: ReadDate): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
