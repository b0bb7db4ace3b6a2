/** The end of a delay: elapsed time below a day, calendar arithmetic on the local clock from a day upward. */
import type { BusinessHours, Duration } from '../core/definition.ts'
import { DAY, dayOf, timeOfDay, toInstant, toLocal, weekdayOf } from './local-clock.ts'
import { isBusinessDay } from './next-open.ts'
import type { ZoneTable } from './zones.ts'

const ELAPSED = { seconds: 1_000, minutes: 60_000, hours: 3_600_000 }

/**
 * The instant at which a delay that begins at `from` is over. Business days are those of the hours, else Monday to
 * Friday.
 */
export function delayEnd(
  zones: ZoneTable,
  duration: Duration,
  zone: string,
  from: number,
  hours: BusinessHours | null,
): number {
  const { value, unit, at } = duration
  if (unit === 'seconds' || unit === 'minutes' || unit === 'hours') {
    const end = from + value * ELAPSED[unit]
    return at === undefined ? end : nextTimeOfDay(zones, zone, dayOf(toLocal(zones, zone, end)), at, end)
  }
  const local = toLocal(zones, zone, from)
  const day = dayAfter(dayOf(local), value, unit, hours)
  if (at !== undefined) return nextTimeOfDay(zones, zone, day, at, from)
  // Converting to local time and back could select the other of two repeated hours.
  return day === dayOf(local) ? from : toInstant(zones, zone, day * DAY + (local - dayOf(local) * DAY))
}

/** The given time of day on this local day, or on a following one if that would be before `earliest`. */
function nextTimeOfDay(zones: ZoneTable, zone: string, day: number, at: string, earliest: number): number {
  let end = toInstant(zones, zone, day * DAY + timeOfDay(at))
  for (let later = day + 1; end < earliest; later++) end = toInstant(zones, zone, later * DAY + timeOfDay(at))
  return end
}

function dayAfter(day: number, value: number, unit: Duration['unit'], hours: BusinessHours | null): number {
  switch (unit) {
    case 'weeks':
      return day + value * 7
    case 'months':
      return addMonths(day, value)
    case 'years':
      return addMonths(day, value * 12)
    case 'business_days':
      return addBusinessDays(day, value, hours)
    default:
      return day + value
  }
}

/** Adds months to a date; a missing day becomes the last of the month. */
function addMonths(day: number, months: number): number {
  const date = new Date(day * DAY)
  const month = date.getUTCMonth() + months
  const lengthOfMonth = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), lengthOfMonth)) / DAY
}

/** Counts business days forward; none at all means today or the next business day. */
function addBusinessDays(from: number, value: number, hours: BusinessHours | null): number {
  const isOpen = (day: number) => (hours ? isBusinessDay(hours, day) : weekdayOf(day) <= 5)
  let day = from
  let left = value
  while (left > 0 || !isOpen(day)) {
    day += 1
    if (left > 0 && isOpen(day)) left -= 1
  }
  return day
}
