import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BusinessHours } from '../core/definition.ts'
import { nextOpen } from './next-open.ts'
import { systemZones, type ZoneTable } from './zones.ts'

const { cases } = JSON.parse(readFileSync(new URL('fixtures/business-hours.json', import.meta.url), 'utf8')) as {
  cases: (Required<Pick<BusinessHours, 'timezone' | 'business_days' | 'day_start' | 'day_end'>> & {
    now: string
    opens: string
  })[]
}

const opens = (hours: BusinessHours, now: string, zones: ZoneTable = systemZones()) =>
  new Date(nextOpen(zones, hours, hours.timezone, Date.parse(now))).toISOString().replace('.000', '')

test.each(cases)('$timezone $business_days $day_start–$day_end at $now', ({ now, opens: expected, ...hours }) => {
  expect(opens(hours, now)).toBe(expected)
})

const madrid = (hours: Partial<BusinessHours>): BusinessHours => ({ timezone: 'Europe/Madrid', ...hours })
const WEEK = [1, 2, 3, 4, 5, 6, 7]

test('an open moment is itself, to the millisecond; the end of the window is not open', () => {
  const hours = madrid({ business_days: [1], day_start: '09:00', day_end: '17:00' })
  expect(nextOpen(systemZones(), hours, 'Europe/Madrid', Date.parse('2027-01-11T15:59:59.999Z'))).toBe(
    Date.parse('2027-01-11T15:59:59.999Z'),
  )
  expect(opens(hours, '2027-01-11T16:00:00Z')).toBe('2027-01-18T08:00:00Z')
})

test('a repeated hour is open both times', () => {
  const hours = madrid({ business_days: [7], day_start: '02:15', day_end: '02:45' })
  expect(opens(hours, '2027-10-31T00:00:00Z')).toBe('2027-10-31T00:15:00Z')
  expect(opens(hours, '2027-10-31T00:50:00Z')).toBe('2027-10-31T01:15:00Z')
})

test('24:00 ends the day', () => {
  const hours = madrid({ business_days: [1], day_start: '22:00', day_end: '24:00' })
  expect(opens(hours, '2027-01-11T22:59:00Z')).toBe('2027-01-11T22:59:00Z')
  expect(opens(hours, '2027-01-11T23:00:00Z')).toBe('2027-01-18T21:00:00Z')
})

test('a day off closes the windows that open on it, and only those', () => {
  const hours = madrid({ business_days: WEEK, day_start: '22:00', day_end: '06:00', days_off: ['2027-01-12'] })
  expect(opens(hours, '2027-01-12T02:00:00Z')).toBe('2027-01-12T02:00:00Z')
  expect(opens(hours, '2027-01-12T21:30:00Z')).toBe('2027-01-13T21:00:00Z')
})

test('of several windows the earliest opening counts', () => {
  const window = { business_days: [1], day_start: '16:00', day_end: '18:00' }
  const hours = madrid({ windows: [window, { business_days: [1], day_start: '09:00', day_end: '10:00' }] })
  expect(opens(hours, '2027-01-11T07:00:00Z')).toBe('2027-01-11T08:00:00Z')
  expect(opens(hours, '2027-01-11T10:00:00Z')).toBe('2027-01-11T15:00:00Z')
})

test('a year of days off is waited for', () => {
  const days_off = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(2027, 0, 11 + i)).toISOString().slice(0, 10))
  const hours = madrid({ business_days: [1], day_start: '09:00', day_end: '17:00', days_off })
  expect(opens(hours, '2027-01-11T07:00:00Z')).toBe('2028-01-17T08:00:00Z')
})

test('another zone table gives another answer', () => {
  const zones: ZoneTable = {
    version: 'next',
    has: () => true,
    spanAt: () => ({ from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY, offset: 7_200_000 }),
  }
  const hours = madrid({ business_days: [1], day_start: '09:00', day_end: '17:00' })
  expect(opens(hours, '2027-01-11T00:00:00Z', zones)).toBe('2027-01-11T07:00:00Z')
})
