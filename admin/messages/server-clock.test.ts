import { afterEach, expect, test } from 'vitest'
import { noteServerTime, serverNow } from './server-clock.ts'

afterEach(() => noteServerTime(new Date().toISOString()))

test('a clock that is ahead is followed, and one that is almost right is the same', () => {
  const now = Date.now()
  noteServerTime(new Date(now + 3 * 86_400_000).toISOString(), now)
  expect(serverNow() - now).toBeGreaterThan(2.9 * 86_400_000)
  noteServerTime(new Date(now + 2_000).toISOString(), now)
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(100)
})

test('an answer without a time changes nothing', () => {
  noteServerTime(null)
  noteServerTime('yesterday')
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(100)
})
