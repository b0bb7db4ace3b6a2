/** Fifty texts that nobody writes, and the waits of others, in this process. */
import { expect, test } from 'vitest'
import { lagsBesideSlowWriter } from './slow-writer.ts'

test('waits end on time beside fifty texts that nobody writes', { timeout: 180_000 }, async () => {
  const { quiet_ms, beside_ms, asked, written } = await lagsBesideSlowWriter({})
  expect({ asked, written }).toEqual({ asked: 8, written: 0 })
  expect(beside_ms).toBeLessThan(quiet_ms + 3_000)
})
