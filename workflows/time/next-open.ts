/** Opening hours: whether a moment is open, and the next one that is. */
import type { BusinessHours, OpeningWindow } from '../core/definition.ts'
import { DAY, dayOf, timeOfDay, weekdayOf } from './local-clock.ts'
import type { ZoneTable } from './zones.ts'

interface Window {
  days: boolean[]
  start: number
  end: number
}

interface Schedule {
  windows: Window[]
  daysOff: Set<number>
}

const schedules = new WeakMap<BusinessHours, Schedule>()

/** The first open instant at or after `from`; `from` itself when it is open. The hours must be valid. */
export function nextOpen(zones: ZoneTable, hours: BusinessHours, zone: string, from: number): number {
  const schedule = scheduleOf(hours)
  let instant = from
  while (true) {
    // Inside one span local time is continuous; skipped local times are in no span, repeated ones in two.
    const span = zones.spanAt(zone, instant)
    const open = nextOpenLocal(schedule, instant + span.offset) - span.offset
    if (open < span.until) return open
    instant = span.until
  }
}

/** Whether windows open on this local day. */
export function isBusinessDay(hours: BusinessHours, day: number): boolean {
  const { windows, daysOff } = scheduleOf(hours)
  return !daysOff.has(day) && windows.some(window => window.days[weekdayOf(day)])
}

/** The windows of either form of opening hours. */
export function windowsOf(hours: BusinessHours): OpeningWindow[] {
  if (hours.windows) return hours.windows
  const { business_days = [], day_start = '', day_end = '' } = hours
  return [{ business_days, day_start, day_end }]
}

function nextOpenLocal(schedule: Schedule, local: number): number {
  const today = dayOf(local)
  // Yesterday's windows may reach past midnight. A week holds every weekday, and each day off can close one more day.
  const last = today + 8 + 7 * schedule.daysOff.size
  for (let day = today - 1; day <= last; day++) {
    if (schedule.daysOff.has(day)) continue
    const open = firstOpenOn(schedule, day, local)
    if (open !== Number.POSITIVE_INFINITY) return open
  }
  throw new Error('These opening hours never open')
}

function firstOpenOn({ windows }: Schedule, day: number, local: number): number {
  const weekday = weekdayOf(day)
  let first = Number.POSITIVE_INFINITY
  for (const { days, start, end } of windows) {
    if (!days[weekday] || day * DAY + end <= local) continue
    first = Math.min(first, Math.max(day * DAY + start, local))
  }
  return first
}

function scheduleOf(hours: BusinessHours): Schedule {
  const known = schedules.get(hours)
  if (known) return known
  const schedule: Schedule = {
    windows: windowsOf(hours).map(toWindow),
    daysOff: new Set((hours.days_off ?? []).map(date => dayOf(Date.parse(`${date}T00:00:00Z`)))),
  }
  schedules.set(hours, schedule)
  return schedule
}

function toWindow({ business_days, day_start, day_end }: OpeningWindow): Window {
  const days = Array.from({ length: 8 }, (_, weekday) => business_days.includes(weekday))
  const start = timeOfDay(day_start)
  const end = timeOfDay(day_end)
  return { days, start, end: end > start ? end : end + DAY }
}
