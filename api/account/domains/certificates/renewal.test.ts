import { expect, test } from 'vitest'
import { renewAt, tryAgainAt } from './renewal.ts'

const day_ms = 86_400_000
const minute_ms = 60_000

test('a certificate is renewed with a third of its time left or a little earlier, and not all at one moment', () => {
  const moments = Array.from({ length: 200 }, (_, i) =>
    renewAt({ certificate: `certificate ${i}`, not_before: 0, not_after: 90 * day_ms }),
  )
  expect(Math.max(...moments)).toBeLessThanOrEqual(60 * day_ms)
  expect(Math.min(...moments)).toBeGreaterThanOrEqual(55.5 * day_ms)
  expect(Math.max(...moments) - Math.min(...moments)).toBeGreaterThan(3 * day_ms)
  expect(new Set(moments).size).toBe(200)
})

test('failed tries are repeated later and later, and no earlier than the authority allows', () => {
  expect([1, 2, 3, 4, 5, 6].map(failures => tryAgainAt(0, failures, 0) / minute_ms)).toEqual([1, 10, 60, 360, 720, 720])
  expect(tryAgainAt(0, 1, 7_200)).toBe(120 * minute_ms)
  expect(tryAgainAt(0, 4, 60)).toBe(360 * minute_ms)
})
