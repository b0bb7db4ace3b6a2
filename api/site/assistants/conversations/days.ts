/** The site's own days, by which caps and usage are counted. */
import { localDay, startOfDay } from '../../../platform/texts/local-days.ts'

const day_ms = 86_400_000

/** `YYYY-MM-DD`. */
export const dayIn = (timezone: string, at: number): string =>
  new Date(localDay(timezone, at) * day_ms).toISOString().slice(0, 10)

/** When the first of these days begins, and when the last has ended. */
export const momentsOf = (timezone: string, { from, to }: { from: string; to: string }) => ({
  from: startOfDay(timezone, Date.parse(from) / day_ms),
  until: startOfDay(timezone, Date.parse(to) / day_ms + 1),
})
