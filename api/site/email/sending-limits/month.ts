/** Months of a site's zone. Pure. */
import { localDay, startOfDay } from '../../../platform/texts/local-days.ts'

const day_ms = 24 * 3_600_000
const dateOf = (day: number): Date => new Date(day * day_ms)

/** Such as 202703. */
export function monthOf(timezone: string, at: number): number {
  const date = dateOf(localDay(timezone, at))
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1
}

/** When the next one begins. */
export function nextMonth(timezone: string, at: number): number {
  const date = dateOf(localDay(timezone, at))
  return startOfDay(timezone, Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / day_ms)
}
