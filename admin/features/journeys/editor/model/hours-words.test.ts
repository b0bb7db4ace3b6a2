/** Days read as people say them. */
import { expect, test } from 'vitest'
import { loadTexts, messagesIn } from '../../../../messages/messages.tsx'
import { dayNames } from '../../../../product/business-hours/day-names.ts'
import type { JourneyDocument } from '../../../../product/journeys/document.ts'
import { daysWords, hoursWords } from './hours-words.ts'

const document: JourneyDocument = {
  triggers: [],
  allow_duplicate_enrollment: false,
  use_lead_timezone: false,
  steps: [],
}

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

test('a time zone reads as people say it', async () => {
  await loadTexts('en')
  const words = hoursWords(messagesIn('en'), document, 'America/New_York')
  expect(words).toContain('America/New York')
})
