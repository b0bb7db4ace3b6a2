/** What is wrong with opening hours whose shape is already right. */
import type { BusinessHours, OpeningWindow } from '../core/definition.ts'
import { systemZones, type ZoneTable } from './zones.ts'

export type HoursProblemCode =
  | 'unknown_zone'
  | 'no_days'
  | 'invalid_day'
  | 'invalid_time_of_day'
  | 'equal_times'
  | 'no_windows'
  | 'two_forms'
  | 'missing_value'
  | 'invalid_date'
  | 'too_many'

/** `field` is a JSON pointer into the opening hours. */
export interface HoursProblem {
  field: string
  code: HoursProblemCode
}

const START = /^([01]\d|2[0-3]):[0-5]\d$/
const END = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/
const WINDOWS_MAX = 50
const DAYS_OFF_MAX = 1_000

/** Every problem of opening hours, in document order. */
export function validateBusinessHours(hours: BusinessHours, zones: ZoneTable = systemZones()): HoursProblem[] {
  const problems: HoursProblem[] = []
  if (!zones.has(hours.timezone)) problems.push({ field: '/timezone', code: 'unknown_zone' })
  if (hours.windows) checkWindows(hours, hours.windows, problems)
  else checkSingle(hours, problems)
  checkDaysOff(hours.days_off ?? [], problems)
  return problems
}

function checkWindows(hours: BusinessHours, windows: OpeningWindow[], problems: HoursProblem[]): void {
  for (const field of ['business_days', 'day_start', 'day_end'] as const) {
    if (hours[field] !== undefined) problems.push({ field: `/${field}`, code: 'two_forms' })
  }
  if (windows.length === 0) problems.push({ field: '/windows', code: 'no_windows' })
  if (windows.length > WINDOWS_MAX) problems.push({ field: '/windows', code: 'too_many' })
  windows.slice(0, WINDOWS_MAX).forEach((window, i) => {
    checkWindow(window, `/windows/${i}`, problems)
  })
}

function checkSingle({ business_days, day_start, day_end }: BusinessHours, problems: HoursProblem[]): void {
  if (business_days === undefined) problems.push({ field: '/business_days', code: 'missing_value' })
  if (day_start === undefined) problems.push({ field: '/day_start', code: 'missing_value' })
  if (day_end === undefined) problems.push({ field: '/day_end', code: 'missing_value' })
  if (business_days && day_start !== undefined && day_end !== undefined) {
    checkWindow({ business_days, day_start, day_end }, '', problems)
  }
}

function checkWindow({ business_days, day_start, day_end }: OpeningWindow, at: string, problems: HoursProblem[]): void {
  const isDay = (day: number) => Number.isInteger(day) && day >= 1 && day <= 7
  if (business_days.length === 0) problems.push({ field: `${at}/business_days`, code: 'no_days' })
  if (!business_days.every(isDay)) problems.push({ field: `${at}/business_days`, code: 'invalid_day' })
  if (!START.test(day_start)) problems.push({ field: `${at}/day_start`, code: 'invalid_time_of_day' })
  if (!END.test(day_end)) problems.push({ field: `${at}/day_end`, code: 'invalid_time_of_day' })
  if (day_start === day_end) problems.push({ field: `${at}/day_end`, code: 'equal_times' })
}

function checkDaysOff(daysOff: string[], problems: HoursProblem[]): void {
  if (daysOff.length > DAYS_OFF_MAX) problems.push({ field: '/days_off', code: 'too_many' })
  daysOff.slice(0, DAYS_OFF_MAX).forEach((date, i) => {
    if (!isDate(date)) problems.push({ field: `/days_off/${i}`, code: 'invalid_date' })
  })
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
