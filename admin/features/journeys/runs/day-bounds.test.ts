/** A day is the site's day, also when the clock changes. */
import { expect, test } from 'vitest'
import { dayBound, instantAt } from './day-bounds.ts'

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

test('a clock time is the moment of its zone, in summer and in winter', () => {
  expect(instantAt('2026-07-01T09:30', 'Europe/Madrid')).toBe('2026-07-01T07:30:00.000Z')
  expect(instantAt('2026-12-01T09:30', 'Europe/Madrid')).toBe('2026-12-01T08:30:00.000Z')
  expect(instantAt('tomorrow', 'Europe/Madrid')).toBeUndefined()
})
