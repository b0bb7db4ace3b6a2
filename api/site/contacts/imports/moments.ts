/** Moments as files of other products write them. Pure. */
import { importLimits } from './limits.ts'

export interface Moment {
  at: number
  /** Written with its time zone; else it is read in UTC. */
  is_zoned: boolean
}

/** Which of two numbers comes first in `05/03/2024`; null where no value of the column tells. */
export type DateOrder = 'day' | 'month' | null

const time = String.raw`(?:(?:[T\s,]+|\s+(?:at|a las)\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap])?\.?\s?(?:m\.?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?(?:\s*UTC)?)?`
const year_first = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}$`, 'i')
const year_last = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})${time}$`, 'i')
const month_named = new RegExp(String.raw`^([a-z]{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${time}$`, 'i')
const day_named = new RegExp(String.raw`^(\d{1,2})[ -](?:de )?([a-z]{3,10})\.?[ -](?:de )?(\d{4})${time}$`, 'i')
/** Seconds or milliseconds since 1970, of this century. */
const epoch = /^1\d{9}(?:\d{3})?$/

const months = ['jan ene', 'feb', 'mar', 'apr abr', 'may', 'jun', 'jul', 'aug ago', 'sep set', 'oct', 'nov', 'dec dic']
const monthOf = (name: string): number =>
  months.findIndex(names => names.split(' ').includes(name.slice(0, 3).toLowerCase())) + 1

/** Null where it is none, or where day and month cannot be told apart. */
export function parseMoment(given: string, order: DateOrder): Moment | null {
  const text = given.trim()
  if (text.length > importLimits.import_moment_characters_max) return null
  if (epoch.test(text)) return { at: Number(text.padEnd(13, '0')), is_zoned: true }
  const [, ...first] = year_first.exec(text) ?? []
  if (first.length > 0) return toMoment([first[0], first[1], first[2]], first.slice(3))
  const [, ...last] = year_last.exec(text) ?? []
  if (last.length > 0) {
    const [one = '', two = '', year] = last
    const found = Number(one) > 12 ? 'day' : Number(two) > 12 || one === two ? 'month' : order
    if (found === null) return null
    return toMoment(found === 'day' ? [year, two, one] : [year, one, two], last.slice(3))
  }
  const [, month = '', day, year, ...rest] = month_named.exec(text) ?? []
  if (month !== '') return toMoment([year, String(monthOf(month)), day], rest)
  const [, date, name = '', full, ...others] = day_named.exec(text) ?? []
  return name === '' ? null : toMoment([full, String(monthOf(name)), date], others)
}

type Parts = readonly (string | undefined)[]

function toMoment(day: Parts, [hours = '0', minutes = '0', seconds = '0', half, zone]: Parts): Moment | null {
  const [year = 0, month = 0, date = 0] = day.map(Number)
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  const at = Date.UTC(year, month - 1, date, hour, Number(minutes), Number(seconds))
  const back = new Date(at)
  if (back.getUTCMonth() !== month - 1 || back.getUTCDate() !== date || year < 1990 || hour > 23) return null
  return { at: at - offset_ms(zone), is_zoned: zone !== undefined }
}

function offset_ms(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? []
  return (sign === '-' ? -60_000 : 60_000) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

/** The order of the column's dates: told by a value whose day is above 12. */
export function dateOrder(values: readonly string[]): DateOrder {
  for (const value of values) {
    const [, one, two] = year_last.exec(value.trim()) ?? []
    if (Number(one) > 12) return 'day'
    if (Number(two) > 12) return 'month'
  }
  return null
}

/** Written like a moment, whichever of its numbers is the day. */
export const isMoment = (text: string): boolean =>
  parseMoment(text, 'day') !== null || parseMoment(text, 'month') !== null
