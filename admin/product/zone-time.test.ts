/** A day is the site's day, also when the clock changes. */
import { expect, test } from 'vitest'
import { clockAt, dayBound, dayIn, firstOfLastDays, instantAt, lastDays } from './zone-time.ts'

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

test('an instant is what the clock of its zone shows', () => {
  expect(clockAt('2027-03-14T13:30:00.000Z', 'America/New_York')).toBe('2027-03-14T09:30')
  expect(clockAt('2027-01-01T23:05:00.000Z', 'Europe/Madrid')).toBe('2027-01-02T00:05')
})

test.each([
  ['2027-03-01T03:00:00Z', 'America/Los_Angeles', '2027-02-22'],
  ['2027-03-01T03:00:00Z', 'UTC', '2027-02-23'],
  ['2027-02-28T23:30:00Z', 'Europe/Madrid', '2027-02-23'],
  ['2027-04-01T00:30:00Z', 'Europe/Madrid', '2027-03-26'],
])('the last seven days at %s begin, in %s, on %s', (now, zone, day) => {
  expect(firstOfLastDays(7, zone, Date.parse(now))).toBe(day)
  expect(lastDays(7, zone, Date.parse(now))).toEqual({ from: day, to: dayIn(now, zone) })
})
