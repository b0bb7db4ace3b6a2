import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '../../testing/repetitions.ts'
import { nextAttempt, RETRY_HORIZON_MS } from './back-off.ts'

const HOUR = 3_600_000

test('a message deferred for ever is tried at growing distances until 72 hours are over', () => {
  const first_at = 1_000_000
  const moments: number[] = []
  let now: number | null = first_at
  for (let attempts = 1; now !== null; attempts++) {
    moments.push(now)
    now = nextAttempt({ attempts, first_at, now })
  }
  expect(moments.slice(0, 4).map(moment => (moment - first_at) / 60_000)).toEqual([0, 1, 6, 21])
  expect((moments.at(-1) ?? 0) - first_at).toBe(RETRY_HORIZON_MS)
  expect(moments.length).toBeGreaterThan(12)
  expect(moments.length).toBeLessThan(30)
})

test('the next attempt is later than now, never past the horizon, and gives up at it', () => {
  fc.assert(
    fc.property(
      fc.nat(1000),
      fc.nat(100 * HOUR),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (attempts, elapsed, spread) => {
        const next = nextAttempt({ attempts, first_at: 0, now: elapsed, spread })
        if (elapsed >= 72 * HOUR) expect(next).toBeNull()
        else {
          expect(next).toBeGreaterThan(elapsed)
          expect(next).toBeLessThanOrEqual(72 * HOUR)
        }
      },
    ),
    tries(),
  )
})
