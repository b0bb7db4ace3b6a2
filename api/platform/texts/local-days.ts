/** Days and hours of a site's time zone; days are counted from 1970-01-01. Pure. */
import { DAY, dayOf, toInstant, toLocal } from '../../../workflows/time/local-clock.ts'
import { systemZones } from '../../../workflows/time/zones.ts'

const HOUR = 3_600_000

/** The site's local day. */
export const localDay = (timezone: string, at: number): number => dayOf(toLocal(systemZones(), timezone, at))

/** The site's local day and the hour of it. */
export function localHour(timezone: string, at: number): { day: number; hour: number } {
  const local = toLocal(systemZones(), timezone, at)
  const day = dayOf(local)
  return { day, hour: Math.floor((local - day * DAY) / HOUR) }
}

/** The instant at which a local day begins. */
export const startOfDay = (timezone: string, day: number): number => toInstant(systemZones(), timezone, day * DAY)
