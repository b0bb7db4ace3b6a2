import { expect, test } from 'vitest'
import { popupWith } from '../../testing/popups.ts'
import type { Popup } from '../wire.ts'
import { choose, judge, nextDelay, type Progress, type Seen, type Situation } from './decide.ts'

const DAY = 86_400_000
const NOW = 1_800_000_000_000
const never: Seen = { shown: 0, closed: 0, submitted: 0 }
const arrived: Progress = { visible_ms: 0, scroll_percent: 0, exit_intent: false }

const situation = (seen: Partial<Seen> = {}, more: Partial<Situation> = {}): Situation => ({
  now: NOW,
  device: 'desktop',
  preview: false,
  seen: () => ({ ...never, ...seen }),
  ...more,
})

test('any one trigger opens, exactly at its measure', () => {
  const popup = popupWith({
    triggers: [{ kind: 'delay', seconds: 5 }, { kind: 'scroll', percent: 50 }, { kind: 'exit_intent' }],
  })
  const verdict = (progress: Partial<Progress>) => judge(popup, situation(), { ...arrived, ...progress })
  expect(verdict({ visible_ms: 4999, scroll_percent: 49.9 })).toBe('waiting')
  expect(verdict({ visible_ms: 5000 })).toBe('show')
  expect(verdict({ scroll_percent: 50 })).toBe('show')
  expect(verdict({ exit_intent: true })).toBe('show')
})

test('without triggers it waits for a call', () => {
  expect(
    judge(popupWith({ triggers: [] }), situation(), { visible_ms: 9e9, scroll_percent: 100, exit_intent: true }),
  ).toBe('waiting')
})

test('frequency counts from showing, hiding from closing, and both must have passed', () => {
  const popup = popupWith({ frequency_days: 7, hide_duration_days: 30 })
  const verdict = (seen: Partial<Seen>) => judge(popup, situation(seen), arrived)
  expect(verdict({ shown: NOW - 7 * DAY + 1 })).toBe('frequency')
  expect(verdict({ shown: NOW - 7 * DAY })).toBe('show')
  expect(verdict({ shown: NOW - 8 * DAY, closed: NOW - 30 * DAY + 1 })).toBe('hidden')
  expect(verdict({ shown: NOW - 31 * DAY, closed: NOW - 30 * DAY })).toBe('show')
  expect(
    judge(popupWith({ frequency_days: 0, hide_duration_days: 0 }), situation({ shown: NOW, closed: NOW }), arrived),
  ).toBe('show')
})

test('a submission ends it, and a preview forgets everything but the device', () => {
  const seen = { shown: NOW, closed: NOW, submitted: NOW - 4000 * DAY }
  expect(judge(popupWith(), situation(seen), arrived)).toBe('submitted')
  expect(judge(popupWith(), situation(seen, { preview: true }), arrived)).toBe('show')
  expect(judge(popupWith({ devices: ['mobile'] }), situation({}, { preview: true }), arrived)).toBe('device')
})

test('a type from a later version of the API is left alone', () => {
  expect(judge(popupWith({ type: 'hologram' }), situation(), arrived)).toBe('unsupported')
})

test('one at a time: priority, then age, then id', () => {
  const popup = (id: string, priority: number, day: number): Popup =>
    popupWith({ id, priority, created_at: `2026-01-0${day}T00:00:00.000Z` })
  const chosen = (...popups: Popup[]) => choose(popups, situation(), arrived)?.id
  expect(chosen(popup('low', 1, 1), popup('high', 2, 9))).toBe('high')
  expect(chosen(popup('young', 1, 2), popup('old', 1, 1))).toBe('old')
  expect(chosen(popup('b', 1, 1), popup('a', 1, 1))).toBe('a')
  expect(chosen({ ...popup('later', 9, 1), triggers: [{ kind: 'delay', seconds: 9 }] }, popup('now', 1, 1))).toBe('now')
  expect(chosen()).toBeUndefined()
})

test('the timer is set for the next delay that is still to come', () => {
  const popups = [3, 1, 8].map(seconds => popupWith({ triggers: [{ kind: 'delay', seconds }] }))
  expect(nextDelay(popups, 0)).toBe(1000)
  expect(nextDelay(popups, 1000)).toBe(3000)
  expect(nextDelay(popups, 8000)).toBeUndefined()
  expect(nextDelay([popupWith({ triggers: [{ kind: 'exit_intent' }] })], 0)).toBeUndefined()
})
