/** Durations and decisions as people read them. */
import { expect, test, vi } from 'vitest'

vi.mock('react-aria-components/I18nProvider', () => ({ I18nProvider: () => null }))
const { loadTexts, messagesIn } = await import('../../messages/messages.tsx')
const { kindWords, plannedWords, reasonWords, spanWords, toneOf, waitWords } = await import('./run-words.ts')
await loadTexts('en', 'es')
const english = messagesIn('en')

test.each([
  [900, '1 sec'],
  [61_000, '1 min'],
  [3_600_000, '1 hr'],
  [3_660_000, '1 hr 1 min'],
  [90_000_000, '1 day 1 hr'],
])('%i ms is %s', (milliseconds, words) => {
  expect(spanWords(english, milliseconds)).toBe(words)
})

test('a code without words stays readable', () => {
  expect(reasonWords(english, 'some_new_code')).toBe('some new code')
  expect(reasonWords(english, 'no_consent')).not.toBe('no consent')
  expect(reasonWords(english, 'wait_up_to', 'answer_awaited')).toBe('No answer yet')
  expect(reasonWords(english, 'wait_up_to', 'event_awaited')).toBe('No branch matches yet')
})

test('a planned moment names the zone and whose it is', () => {
  const detail = { local: '2027-03-15T10:30:00', zone: 'Europe/Madrid', zone_source: 'lead' }
  expect(plannedWords(english, detail)).toMatch(/^Mar 15, 2027, 10:30 Europe\/Madrid \(.+\)$/)
  expect(plannedWords(messagesIn('es'), detail)).toMatch(/^15 mar 2027, 10:30 Europe\/Madrid \(.+\)$/)
  expect(plannedWords(english, {})).toBeUndefined()
})

test('a mail that did not arrive does not only end', () => {
  expect(kindWords(english, 'send_ended', { result: 'delivered' })).toBe('Sending ended')
  expect(kindWords(english, 'send_ended', { result: 'skipped' })).toBe('Email skipped')
  expect(kindWords(english, 'send_ended', { result: 'not_delivered' })).toBe('Email not delivered')
  expect(reasonWords(english, 'paused', 'send_ended')).toBe('Was due during the pause')
  expect(reasonWords(english, 'paused')).toBe('Paused')
})

test('only a delivered send is good', () => {
  expect(toneOf('send_ended', { result: 'delivered' })).toBe('good')
  expect(toneOf('send_ended', { result: 'skipped' })).toBe('warning')
  expect(toneOf('send_ended', { result: 'not_delivered' })).toBe('bad')
})

test('which rules were asked before a mail is said', () => {
  const words = (purpose: string, code: string) => reasonWords(english, code, 'exit_checked', { purpose })
  expect(words('goal', 'filter_not_matched')).toBe('The goal is not reached yet')
  expect(words('suppression', 'filter_matched')).toBe('Suppressed')
  expect(words('unenrollment', 'filter_not_matched')).toBe('Does not meet the unenrollment rules')
  expect(reasonWords(english, 'filter_not_matched', 'branch_checked', { branch_id: 'b' })).toBe(
    'The rules did not match',
  )
})

test('a wait without an end is told in the reader’s language', () => {
  expect(waitWords(english, { waiting_for: 'writing' })).toBe('Waits for the AI')
  expect(waitWords(messagesIn('es'), { waiting_for: 'writing' })).not.toBe('Waits for the AI')
})
