/** Resolves a lead's date to a moment: so many days before or after it, yearly or once. */
import type { DateResolution, ResolveDate } from '../core/effects.ts'
import { DAY, dayOf, localText, timeOfDay, toInstant, toLocal } from './local-clock.ts'
import { type TimeContext, zoneFor } from './resolve.ts'
import { systemZones, type ZoneTable } from './zones.ts'

export type DateRequest = Pick<ResolveDate, 'offset_days' | 'at' | 'yearly' | 'from'>

/**
 * The next moment from `from` on: yearly the next occurrence, else the only one. `date` is `YYYY-MM-DD`; without one, or
 * where the moment has passed, there is none, and the reason says which.
 */
export function resolveDate(
  request: DateRequest,
  date: string | null,
  context: TimeContext,
  zones: ZoneTable = systemZones(),
): DateResolution {
  if (date === null || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return { at: null, reason: 'no_date' }
  const { zone, zone_source } = zoneFor('delay', context, zones)
  const at = dateMoment(request, date, zone, zones)
  if (at === null) return { at: null, reason: 'date_past' }
  return { at, local: localText(toLocal(zones, zone, at)), zone, zone_source, tz_data: zones.version }
}

/** The same in a zone that is known; null where the moment has passed. */
export function dateMoment(request: DateRequest, date: string, zone: string, zones: ZoneTable): number | null {
  const { yearly, from } = request
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  if (!yearly) {
    const at = momentIn(request, year, month, day, zone, zones)
    return at < from ? null : at
  }
  // An offset of up to a year moves a moment into the year before or behind that of its date.
  const now = new Date(dayOf(toLocal(zones, zone, from)) * DAY).getUTCFullYear()
  for (let candidate = now - 1; ; candidate++) {
    const at = momentIn(request, candidate, month, day, zone, zones)
    if (at >= from) return at
  }
}

/** In years without it 29 February is the 28th. */
function momentIn(
  { offset_days, at }: DateRequest,
  year: number,
  month: number,
  day: number,
  zone: string,
  zones: ZoneTable,
): number {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const local = Date.UTC(year, month - 1, Math.min(day, last)) + offset_days * DAY + timeOfDay(at)
  return toInstant(zones, zone, local)
}
