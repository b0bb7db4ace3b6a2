/**
 * Days and clock times of a time zone, and the instants that they are. Days are `2027-03-01`, clocks
 * `2027-03-01T09:30`. Pure.
 */
import {
  type CalendarDate,
  fromAbsolute,
  parseAbsolute,
  parseDate,
  parseDateTime,
  toZoned,
} from '@internationalized/date'
import { serverNow } from '../messages/server-clock.ts'

/** Typed text may be anything. */
function parsed<T>(parse: (text: string) => T, text: string | undefined): T | undefined {
  if (!text) return undefined
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

const startOf = (day: CalendarDate, timeZone: string): string => toZoned(day, timeZone).toAbsoluteString()

/** The moment at which a zone's clock shows this; undefined for anything else. */
export function instantAt(clock: string, timeZone: string): string | undefined {
  const local = parsed(parseDateTime, clock)
  return local && toZoned(local, timeZone).toAbsoluteString()
}

/** The local time of an instant in the zone. */
export const clockAt = (instant: string, timeZone: string): string =>
  parseAbsolute(instant, timeZone).toString().slice(0, 16)

/** The first instant of a day, `later` days on; undefined for anything else. */
export function dayBound(day: string | undefined, timeZone: string, later = 0): string | undefined {
  const first = parsed(parseDate, day)
  return first && startOf(first.add({ days: later }), timeZone)
}

const momentBefore = (moment: string | undefined): string | undefined =>
  moment && new Date(Date.parse(moment) - 1).toISOString()

/** The last moment before a day, for filters that leave out the moment itself. */
export const lastMomentBefore = (day: string | undefined, timeZone: string): string | undefined =>
  momentBefore(dayBound(day, timeZone))

/** The last moment of a day is the one before the next day's first. */
export const lastMomentOf = (day: string | undefined, timeZone: string): string | undefined =>
  momentBefore(dayBound(day, timeZone, 1))

/** The first of the last so many days, including today. */
export const firstOfLastDays = (days: number, timeZone: string, now = serverNow()): string =>
  fromAbsolute(now, timeZone)
    .subtract({ days: days - 1 })
    .toString()
    .slice(0, 10)

/** So many days, up to today. */
export const lastDays = (days: number, timeZone: string, now = serverNow()): { from: string; to: string } => ({
  from: firstOfLastDays(days, timeZone, now),
  to: firstOfLastDays(1, timeZone, now),
})

/** As many days as these, before them. */
export function periodBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const [first, last] = [parseDate(from), parseDate(to)]
  const days = last.compare(first) + 1
  return { from: first.subtract({ days }).toString(), to: first.subtract({ days: 1 }).toString() }
}

/** The day of a moment in a zone. */
export const dayIn = (iso: string, timeZone: string): string => parseAbsolute(iso, timeZone).toString().slice(0, 10)
