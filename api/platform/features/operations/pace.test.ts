/** A batch has fewer rows where they take long, and more again once they do not. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

const [most, least, goal_ms] = [384, 16, 25]

test('rows of a batch follow from how long the last one took, between their limits', async () => {
  const pace = new Pace({ most, least, goal_ms })
  expect(pace.rows).toBe(most)
  expect(await pace.timed(0, async () => 'answer')).toBe('answer')
  expect(pace.rows).toBe(most)
  await pace.timed(most, () => sleep(4 * goal_ms))
  expect(pace.rows).toBeGreaterThanOrEqual(least)
  expect(pace.rows).toBeLessThanOrEqual(most / 3)
  const slow = pace.rows
  await pace.timed(1, () => sleep(4 * goal_ms))
  expect(pace.rows).toBe(least)
  await pace.timed(most, async () => undefined)
  expect(pace.rows).toBe(Math.min(2 * least, most))
  for (let i = 0; i < 10; i++) await pace.timed(most, async () => undefined)
  expect(pace.rows).toBe(most)
  expect(slow).toBeGreaterThan(0)
})

test('the first batch is as large as is said, the second at most twice that', async () => {
  const pace = new Pace({ first: 24, least, most, goal_ms })
  expect(pace.rows).toBe(24)
  await pace.timed(24, async () => undefined)
  expect(pace.rows).toBe(48)
})
