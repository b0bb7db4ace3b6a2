/** Days read as people say them. */
import { expect, test } from 'vitest'
import { dayNames, daysWords } from './hours-words.ts'

test.each([
  [[1, 2, 3, 4, 5], 'Mon–Fri'],
  [[7, 6], 'Sat, Sun'],
  [[1, 2, 3, 5], 'Mon–Wed, Fri'],
  [[3], 'Wed'],
])('%j is %s', (days, words) => {
  expect(daysWords('en', days)).toBe(words)
})

test('weeks begin on Monday in every language', () => {
  expect(dayNames('es', 'long')[0]).toBe('lunes')
  expect(dayNames('en', 'long')[6]).toBe('Sunday')
})
