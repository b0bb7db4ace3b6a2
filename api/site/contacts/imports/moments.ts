/** Moments as files of other products write them. Pure. */
import { chooseDate, type DateOrder, dateReadings, type ReadDate } from '../../../platform/texts/notation/dates.ts'
import { importLimits } from './limits.ts'

export interface Moment {
  at: number
  /** Written with its time zone; else it is read in UTC. */
  is_zoned: boolean
}

/** Seconds or milliseconds since 1970, of this century. */
const epoch = /^1\d{9}(?:\d{3})?$/

/** Null where it is none, or where day and month cannot be told apart. */
export function parseMoment(given: string, order: DateOrder | null): Moment | null {
  const text = given.trim()
  if (text.length > importLimits.import_moment_characters_max) return null
  if (epoch.test(text)) return { at: Number(text.padEnd(13, '0')), is_zoned: true }
  const read = chooseDate(dateReadings(text), order)
  return read ? toMoment(read) : null
}

function toMoment({ year, month, day, time }: ReadDate): Moment | null {
  if (year === null || year < importLimits.import_moment_year_min) return null
  const { hour, minute, second, offset_minutes } = time ?? { hour: 0, minute: 0, second: 0, offset_minutes: null }
  const at = Date.UTC(year, month - 1, day, hour, minute, second)
  return { at: at - (offset_minutes ?? 0) * 60_000, is_zoned: offset_minutes !== null }
}

/** Written like a moment, whichever of its numbers is the day. */
export const isMoment = (text: string): boolean =>
  parseMoment(text, 'day_first') !== null || parseMoment(text, 'month_first') !== null
