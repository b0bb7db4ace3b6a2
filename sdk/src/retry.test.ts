import { expect, test } from 'vitest'
import { ConnectionError, LeadwrightError, ServerError } from './errors.ts'
import { pause, waitBeforeRetry } from './retry.ts'

const NOW = Date.parse('2027-01-01T00:00:00Z')
const answered = (status: number, retryAfter?: string) =>
  new LeadwrightError('', '', { status, headers: new Headers(retryAfter ? { 'retry-after': retryAfter } : {}) })

test.each([408, 429, 500, 502, 503, 504, 507])('tries again after %s', status => {
  expect(waitBeforeRetry(answered(status), 0, NOW, 0)).toBe(500)
})

test.each([400, 401, 403, 404, 409, 410, 412, 422])('does not try again after %s', status => {
  expect(waitBeforeRetry(answered(status, '1'), 0, NOW, 0)).toBeUndefined()
})

test('waits longer each time, up to a limit, and up to a quarter less at random', () => {
  const error = new ConnectionError(undefined)
  expect([0, 1, 2, 3, 4, 9].map(n => waitBeforeRetry(error, n, NOW, 0))).toEqual([500, 1000, 2000, 4000, 8000, 8000])
  expect(waitBeforeRetry(error, 1, NOW, 1)).toBe(750)
})

test.each([
  ['3', 3000],
  ['0', 0],
  ['Fri, 01 Jan 2027 00:00:05 GMT', 5000],
  ['Thu, 31 Dec 2026 23:59:00 GMT', 0],
  ['61', undefined],
  ['soon', 500],
])('understands Retry-After: %s', (value, wait) => {
  expect(waitBeforeRetry(answered(503, value), 0, NOW, 0)).toBe(wait)
})

test('does not repeat what failed for a reason of its own', () => {
  expect(waitBeforeRetry(new TypeError('bug'), 0, NOW, 0)).toBeUndefined()
  expect(waitBeforeRetry(new ServerError('', '', { status: 500 }), 0, NOW, 0)).toBe(500)
})

test('a pause ends with the reason of an abort', async () => {
  const controller = new AbortController()
  const waiting = pause(60_000, controller.signal)
  controller.abort('enough')
  await expect(waiting).rejects.toBe('enough')
  await expect(pause(60_000, controller.signal)).rejects.toBe('enough')
})
