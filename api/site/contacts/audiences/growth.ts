/** How many leads an audience had at the end of each day. Pure. */
import type { LocalDay } from '../lead-records/rules.ts'

export interface DailyCount {
  day: string
  lead_count: number
}

/**
 * A day that was not counted is like the one before: the site slept. Before the first count, and on the present day, the moments
 * at which the present leads joined say it.
 */
export function growthOf(
  days: readonly LocalDay[],
  { counted, joined, lead_count }: { counted: readonly DailyCount[]; joined: readonly number[]; lead_count: number },
): { date: string; lead_count: number }[] {
  const byDay = new Map(counted.map(({ day, lead_count }) => [day, lead_count]))
  let last: number | undefined
  return days.map(({ date, to }, i) => {
    last = byDay.get(date) ?? last
    if (i === days.length - 1) return { date, lead_count }
    const since = joined.filter(at => at >= to).length
    return { date, lead_count: last ?? lead_count - since }
  })
}
