/** Days as a zone has them, for counting by day. Pure. */
import { DAY, dayOf, localText, toInstant, toLocal } from '../../../../workflows/time/local-clock.ts'
import { systemZones } from '../../../../workflows/time/zones.ts'

/** A local day: its date, start, and end. Days of a clock change are longer or shorter. */
export interface LocalDay {
  date: string
  from: number
  to: number
}

/** The last so many days up to that of `now`, oldest first. */
export function lastDays(count: number, timezone: string, now: number): LocalDay[] {
  const zones = systemZones()
  const today = dayOf(toLocal(zones, timezone, now))
  return Array.from({ length: count }, (_, at) => {
    const day = today - count + 1 + at
    const startOf = (of: number) => toInstant(zones, timezone, of * DAY)
    return { date: localText(day * DAY).slice(0, 10), from: startOf(day), to: startOf(day + 1) }
  })
}
