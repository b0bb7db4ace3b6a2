/** A day is the site's day, also when the clock changes. */
import { expect, test } from 'vitest'
import { dayBound } from './day-bounds.ts'

test.each([
  ['2026-11-20', 'Europe/Madrid', 0, '2026-11-19T23:00:00.000Z'],
  ['2026-07-01', 'Europe/Madrid', 0, '2026-06-30T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Madrid', 1, '2026-10-25T23:00:00.000Z'],
  ['2026-10-25', 'Europe/Madrid', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-12-31', 'America/Los_Angeles', 1, '2027-01-01T08:00:00.000Z'],
  ['nonsense', 'UTC', 0, undefined],
  [undefined, 'UTC', 0, undefined],
])('%s in %s, %i days on, is %s', (day, zone, later, expected) => {
  expect(dayBound(day, zone, later)).toBe(expected)
})
