/** Some weeks of sandboxes on the virtual clock: nothing is deleted early, and nothing is left behind. `npm run check:sandboxes -- --year` lives a year. */
import { expect, test } from 'vitest'
import { sized } from '../../api/testing/repetitions.ts'
import { liveThrough } from './year.ts'

/** On a machine that does much else. */
const live_ms_max = 300_000

test('weeks of creating, expiring and cleaning', { timeout: live_ms_max }, async () => {
  const { wrong, accesses, cleaned } = await liveThrough(sized(12, 60), 1)
  expect(wrong).toEqual([])
  expect(accesses).toBeGreaterThan(4)
  expect(cleaned).toBe(accesses)
})
