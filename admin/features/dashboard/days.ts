/** Days as a site's zone has them: which thirty they are, and the moments between which each lies. */
import { type CalendarDate, fromDate, toCalendarDate, toZoned } from '@internationalized/date'

export type Day = {
  /** `2026-11-20`, in the site's zone. */
  date: string
  /** First and last millisecond, ISO. */
  from: string
  to: string
}

const startOf = (date: CalendarDate, timezone: string) => toZoned(date, timezone).toDate().getTime()

/** The last `count` days up to that of `now`, oldest first. Days of a clock change are as long as they are. */
export function lastDays(count: number, timezone: string, now: Date): Day[] {
  const today = toCalendarDate(fromDate(now, timezone))
  return Array.from({ length: count }, (_, at) => {
    const date = today.subtract({ days: count - 1 - at })
    return {
      date: date.toString(),
      from: new Date(startOf(date, timezone)).toISOString(),
      to: new Date(startOf(date.add({ days: 1 }), timezone) - 1).toISOString(),
    }
  })
}
