/** Occurrences of leads' dates: which stored dates fall on a local day, and when to look next. Pure. */
import { DAY, dayOf, timeOfDay, toInstant, toLocal } from '../../../../../workflows/time/local-clock.ts'
import { systemZones } from '../../../../../workflows/time/zones.ts'
import type { DateFieldTrigger } from '../../journey-records/rules.ts'

type When = Pick<DateFieldTrigger, 'offset_days' | 'yearly' | 'at'>

/** The range of years that dates may have. */
const years_back = 150
const years_ahead = 50
const days_of_year = 366
/** All offsets of zones are multiples of this. */
const offset_step_ms = 15 * 60_000

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29

/**
 * The dates (midnight UTC, as they are stored) whose occurrence, moved by the trigger's days, falls on a local day counted
 * from 1970. Yearly whatever the date's own year is; 29 February counts as the 28th in years without it.
 */
export function datesDueOn(day: number, { offset_days, yearly }: When): number[] {
  const occurrence = (day - offset_days) * DAY
  if (!yearly) return [occurrence]
  const on = new Date(occurrence)
  const [year, month, date] = [on.getUTCFullYear(), on.getUTCMonth(), on.getUTCDate()]
  const dates: number[] = []
  for (let y = year + years_ahead; y > year - years_back; y--) {
    if (month !== 1 || date !== 29 || isLeap(y)) dates.push(Date.UTC(y, month, date))
    if (month === 1 && date === 28 && !isLeap(year) && isLeap(y)) dates.push(Date.UTC(y, 1, 29))
  }
  return dates
}

/** The moment of a local day's occurrence. */
export const momentOn = (day: number, at: string, zone: string): number =>
  toInstant(systemZones(), zone, day * DAY + timeOfDay(at))

/** The local days, in any time zone, that overlap this period. */
export function daysAround(from: number, to: number): number[] {
  const first = dayOf(from) - 1
  return Array.from({ length: dayOf(to) + 1 - first + 1 }, (_, i) => first + i)
}

/** The next occurrence of a date, not before `from`; null if there is none. */
export function nextOccurrence(date: number, trigger: When, zone: string, from: number): number | null {
  const days = trigger.yearly ? daysAround(from, from + (days_of_year + 1) * DAY) : [dayOf(date) + trigger.offset_days]
  for (const day of days) {
    if (!datesDueOn(day, trigger).includes(date)) continue
    const at = momentOn(day, trigger.at, zone)
    if (at >= from) return at
  }
  return null
}

/** When to look next: at that time of day in the zone, or wherever in the world it may be that time of day. */
export function nextLook(after: number, at: string, zone: string | 'any'): number {
  if (zone === 'any') {
    const offset = timeOfDay(at) % offset_step_ms
    return Math.floor((after - offset) / offset_step_ms + 1) * offset_step_ms + offset
  }
  const today = dayOf(toLocal(systemZones(), zone, after))
  const moments = [today - 1, today, today + 1, today + 2].map(day => momentOn(day, at, zone))
  return Math.min(...moments.filter(moment => moment > after))
}
