/** The rules of opening hours once more, slowly and in another way: minute by minute over clocks read from Intl. Only checks use it. */
import type { BusinessHours, OpeningWindow } from '../core/definition.ts'

const MINUTE = 60_000
const HOUR = 3_600_000

/** The local clock of every minute of a stretch: `local[i]` is minutes since 1970-01-01T00:00 on the wall. */
export interface ClockTable {
  start: number
  local: Int32Array
}

/** Reads the clock each hour, and each minute of the hours in which it jumps. `start` is a full UTC hour. */
export function readClocks(zone: string, start: number, hours: number): ClockTable {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const read = (instant: number) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute) / MINUTE
  }
  const local = new Int32Array(hours * 60)
  let first = read(start)
  for (let hour = 0; hour < hours; hour++) {
    const next = read(start + (hour + 1) * HOUR)
    for (let minute = 0; minute < 60; minute++) {
      const i = hour * 60 + minute
      local[i] = next - first === 60 ? first + minute : read(start + i * MINUTE)
    }
    first = next
  }
  return { start, local }
}

/** The first open instant at or after `now`, found by trying every minute; null when the table ends before one. */
export function nextOpenByMinutes(hours: BusinessHours, clocks: ClockTable, now: number): number | null {
  const first = Math.floor((now - clocks.start) / MINUTE)
  const daysOff = new Set(hours.days_off)
  const windows = hours.windows ?? [hours as OpeningWindow]
  const parsed = windows.map(({ business_days, day_start, day_end }) => ({
    business_days,
    start: minutes(day_start),
    end: minutes(day_end),
  }))
  for (let i = first; i < clocks.local.length; i++) {
    const wall = clocks.local[i] ?? 0
    if (parsed.some(window => isOpen(window, daysOff, wall))) return Math.max(now, clocks.start + i * MINUTE)
  }
  return null
}

function isOpen(
  window: { business_days: number[]; start: number; end: number },
  off: Set<string>,
  wall: number,
): boolean {
  const today = Math.floor(wall / 1_440)
  const minute = wall - today * 1_440
  const { start, end } = window
  if (end > start) return minute >= start && minute < end && opensOn(window.business_days, off, today)
  if (minute >= start) return opensOn(window.business_days, off, today)
  return minute < end && opensOn(window.business_days, off, today - 1)
}

function opensOn(days: number[], off: Set<string>, day: number): boolean {
  const date = new Date(day * 86_400_000)
  return days.includes(date.getUTCDay() || 7) && !off.has(date.toISOString().slice(0, 10))
}

function minutes(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return hour * 60 + minute
}
