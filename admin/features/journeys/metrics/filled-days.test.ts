import { expect, test } from 'vitest'
import { enrolledDays, filledDays } from './filled-days.ts'

test('days without anybody are there, across the end of a month', () => {
  const days = [
    { date: '2027-02-27', enrolled: 3 },
    { date: '2027-03-02', enrolled: 1 },
  ]
  expect(filledDays(days).map(day => day.count)).toEqual([3, 0, 0, 1])
  expect(filledDays(days, 2)).toEqual([
    { date: '2027-03-01', count: 0 },
    { date: '2027-03-02', count: 1 },
  ])
  expect(filledDays([])).toEqual([])
})

test('the days before are as many as those shown, or none', () => {
  const days = [1, 2, 3, 4].map(day => ({ date: `2027-03-0${day}`, enrolled: day }))
  const { shown, before } = enrolledDays(days, 2)
  expect([shown.map(day => day.count), before]).toEqual([
    [3, 4],
    [1, 2],
  ])
  expect(enrolledDays(days, 3).before).toEqual([])
  expect(enrolledDays([]).shown).toEqual([])
})
