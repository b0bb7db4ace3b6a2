import { describe, expect, test } from 'vitest'
import { datesDueOn, daysAround, momentOn, nextLook, nextOccurrence } from './date-occurrences.ts'

const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000
const due = (on: string, date: string, yearly: boolean, offset_days = 0): boolean =>
  datesDueOn(day(on), { offset_days, yearly, at: '09:00' }).includes(Date.parse(`${date}T00:00:00Z`))

test.each<[string, string, boolean, number, string | null]>([
  ['1996-02-29', '2027-02-01T00:00:00Z', true, 0, '2027-02-28T08:00:00.000Z'],
  ['1996-02-29', '2027-02-28T08:00:00Z', true, 0, '2027-02-28T08:00:00.000Z'],
  ['1996-02-29', '2027-02-28T08:00:01Z', true, 0, '2028-02-29T08:00:00.000Z'],
  ['1996-02-29', '2028-02-01T00:00:00Z', true, -7, '2028-02-22T08:00:00.000Z'],
  ['2027-07-01', '2027-02-01T00:00:00Z', false, 1, '2027-07-02T07:00:00.000Z'],
  ['2026-07-01', '2027-02-01T00:00:00Z', false, 0, null],
])('%s comes round after %s (yearly %s, %i days after it) at %s', (date, from, yearly, offset_days, expected) => {
  const trigger = { offset_days, yearly, at: '09:00' }
  const at = nextOccurrence(Date.parse(`${date}T00:00:00Z`), trigger, 'Europe/Madrid', Date.parse(from))
  expect(at && new Date(at).toISOString()).toBe(expected)
})

describe('which dates a day is meant by', () => {
  test.each<[string, string, boolean, number, boolean]>([
    ['2027-03-14', '2027-03-14', false, 0, true],
    ['2027-03-14', '2026-03-14', false, 0, false],
    ['2027-03-14', '2027-03-21', false, -7, true],
    ['2027-03-14', '2026-03-14', false, 365, true],
    ['2027-03-14', '1960-03-14', true, 0, true],
    ['2027-03-14', '2031-03-14', true, 0, true],
    ['2027-03-14', '1960-03-15', true, 0, false],
    ['2027-12-29', '1990-01-01', true, -3, true],
    ['2028-01-02', '1990-12-31', true, 2, true],
    ['2027-02-28', '2000-02-29', true, 0, true],
    ['2027-02-28', '2000-02-28', true, 0, true],
    ['2028-02-28', '2000-02-29', true, 0, false],
    ['2028-02-29', '2000-02-29', true, 0, true],
    ['2028-02-29', '2000-02-28', true, 0, false],
    ['2027-03-01', '2000-02-29', true, 0, false],
    ['2027-03-01', '2000-02-29', true, 1, true],
    ['2100-02-28', '2096-02-29', true, 0, true],
  ])('%s for %s, yearly %s, %i days after: %s', (on, date, yearly, offset, expected) => {
    expect(due(on, date, yearly, offset)).toBe(expected)
  })

  test('a birthday comes once in every year, whatever it is', () => {
    for (const birthday of ['2000-02-29', '2000-02-28', '1999-12-31', '2001-01-01']) {
      for (let year = 2020; year < 2032; year++) {
        const [first, last] = [day(`${year}-01-01`), day(`${year}-12-31`)]
        let times = 0
        for (let d = first; d <= last; d++) {
          if (datesDueOn(d, { offset_days: 0, yearly: true, at: '09:00' }).includes(Date.parse(birthday))) times++
        }
        expect([birthday, year, times]).toEqual([birthday, year, 1])
      }
    }
  })
})

test('a time of day that a clock change skips moves later', () => {
  expect(new Date(momentOn(day('2027-03-28'), '02:30', 'Europe/Madrid')).toISOString()).toBe('2027-03-28T01:30:00.000Z')
  expect(new Date(momentOn(day('2027-03-14'), '09:00', 'Europe/Madrid')).toISOString()).toBe('2027-03-14T08:00:00.000Z')
})

test('the days around a stretch hold it in every zone', () => {
  const from = Date.parse('2027-03-14T00:00:00Z')
  expect(daysAround(from, from)).toEqual([day('2027-03-13'), day('2027-03-14'), day('2027-03-15')])
})

describe('when to look next', () => {
  const at = (text: string) => Date.parse(text)
  test.each([
    ['2027-03-14T07:59:59.999Z', '09:00', '2027-03-14T08:00:00.000Z'],
    ['2027-03-14T08:00:00.000Z', '09:00', '2027-03-15T08:00:00.000Z'],
    ['2027-03-27T23:30:00.000Z', '02:30', '2027-03-28T01:30:00.000Z'],
  ])('after %s at %s in Madrid: %s', (after, time, expected) => {
    expect(new Date(nextLook(at(after), time, 'Europe/Madrid')).toISOString()).toBe(expected)
  })
  test.each([
    ['2027-03-14T07:59:00.000Z', '09:07', '2027-03-14T08:07:00.000Z'],
    ['2027-03-14T08:07:00.000Z', '09:07', '2027-03-14T08:22:00.000Z'],
    ['2027-03-14T08:00:00.000Z', '00:00', '2027-03-14T08:15:00.000Z'],
  ])('after %s at %s in any zone: %s', (after, time, expected) => {
    expect(new Date(nextLook(at(after), time, 'any')).toISOString()).toBe(expected)
  })
})
