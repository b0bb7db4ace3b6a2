import { expect, test } from 'vitest'
import { levelOf, moved, peakOf, weekdayNames } from './heat-map-shape.ts'

test('a level is a share of the most, and one of a thousand is still seen', () => {
  expect([0, 1, 200, 201, 1000].map(count => levelOf(count, 1000))).toEqual([0, 1, 1, 2, 5])
  expect(levelOf(0, 0)).toBe(0)
})

test('the peak is the hour with the most, and the first hour where nothing happened', () => {
  expect(
    peakOf([
      [0, 2],
      [3, 3],
    ]),
  ).toEqual({ at: { weekday: 1, hour: 0 }, count: 3 })
  expect(peakOf([[0], [0]])).toEqual({ at: { weekday: 0, hour: 0 }, count: 0 })
})

test('arrows move by an hour and a day and stop at the edges', () => {
  expect(moved({ weekday: 0, hour: 0 }, 'ArrowLeft')).toEqual({ weekday: 0, hour: 0 })
  expect(moved({ weekday: 0, hour: 0 }, 'ArrowDown')).toEqual({ weekday: 1, hour: 0 })
  expect(moved({ weekday: 6, hour: 5 }, 'ArrowDown')).toEqual({ weekday: 6, hour: 5 })
  expect(moved({ weekday: 6, hour: 5 }, 'End')).toEqual({ weekday: 6, hour: 23 })
  expect(moved({ weekday: 6, hour: 5 }, 'x')).toBeUndefined()
})

test('a week begins on Monday in both languages', () => {
  expect(weekdayNames('en', 'long')[0]).toBe('Monday')
  expect(weekdayNames('es', 'long')[6]).toBe('domingo')
})
