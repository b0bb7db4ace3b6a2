/** When things happen: counts by weekday and hour of a time zone. Pure. */
import { z } from '@hono/zod-openapi'
import { dayOf, toLocal, weekdayOf } from '../../../../workflows/time/local-clock.ts'
import { systemZones } from '../../../../workflows/time/zones.ts'

/** Every zone is a whole number of these off; so much is counted together. */
export const SLOT_MS = 900_000
const HOURS = 24
const WEEKDAYS = 7
const HOUR_MS = 3_600_000

export const hourCounts = z
  .object({
    timezone: z.string(),
    from: z.string().openapi({ format: 'date' }),
    to: z.string().openapi({ format: 'date' }),
    total: z.int(),
    weekdays: z
      .array(z.array(z.int()))
      .openapi({ description: 'Seven arrays, Monday to Sunday, each with 24 hourly counts starting at midnight.' }),
  })
  .openapi('HourCounts')

export const hourCountsExample = {
  ...{ timezone: 'Europe/Madrid', from: '2027-03-01', to: '2027-03-30', total: 3 },
  weekdays: Array.from({ length: WEEKDAYS }, (_, day) =>
    Array.from({ length: HOURS }, (_, hour) => (day === 1 && hour === 9 ? 3 : 0)),
  ),
}

/** A place in the week: 0 to 6 from Monday on, 0 to 23. */
export interface Hour {
  weekday: number
  hour: number
  count: number
}

export function weekOf(hours: Iterable<Hour>): { total: number; weekdays: number[][] } {
  const weekdays = Array.from({ length: WEEKDAYS }, () => Array<number>(HOURS).fill(0))
  let total = 0
  for (const { weekday, hour, count } of hours) {
    const day = weekdays[weekday]
    if (!day) continue
    day[hour] = (day[hour] ?? 0) + count
    total += count
  }
  return { total, weekdays }
}

/** Where a slot lies in the week of a zone. */
export function hourOfSlot(timezone: string, slot: number, count: number): Hour {
  const local = toLocal(systemZones(), timezone, slot * SLOT_MS)
  const day = dayOf(local)
  return { weekday: weekdayOf(day) - 1, hour: Math.floor((local - day * HOURS * HOUR_MS) / HOUR_MS), count }
}
