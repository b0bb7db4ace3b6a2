import { expect, test } from 'vitest'
import { doubtOf, isEarly, isOneOfAllLinks, wasRead } from './hit-verdict.ts'
import { emailLimits } from './limits.ts'

const { email_hit_early_seconds, email_hit_early_verdict_seconds, email_hit_all_links_seconds } = emailLimits
const early_ms = email_hit_early_seconds * 1_000
const within = email_hit_all_links_seconds * 1_000

test('early ends at its limit, and before the end of a delivery everything is early', () => {
  expect(isEarly(1_000 + early_ms - 1, 1_000)).toBe(true)
  expect(isEarly(1_000 + early_ms, 1_000)).toBe(false)
  expect(isEarly(999, 1_000)).toBe(true)
  expect(isEarly(999_999, null)).toBe(true)
  expect(doubtOf(1_000, 1_000)).toBe(email_hit_early_verdict_seconds * 1_000)
  expect(doubtOf(1_000 + early_ms, 1_000)).toBe(within)
})

test('what was open for as long as reading takes was read', () => {
  const reading_ms = emailLimits.email_hit_reading_seconds * 1_000
  expect(wasRead(5_000, [5_000 - reading_ms])).toBe(true)
  expect(wasRead(5_000, [5_000 - reading_ms + 1, 6_000])).toBe(false)
})

test('all links at once are a machine’s, up to the limit; one link is never all', () => {
  const click = (at: number, target: string | null) => ({ at, target })
  const first = click(0, 'a')
  expect(isOneOfAllLinks(first, [first, click(within, 'b')], 2, within)).toBe(true)
  expect(isOneOfAllLinks(first, [first, click(within + 1, 'b')], 2, within)).toBe(false)
  expect(isOneOfAllLinks(first, [first, click(10, 'a'), click(20, null)], 2, within)).toBe(false)
  expect(isOneOfAllLinks(first, [first, click(10, 'b')], 3, within)).toBe(false)
  expect(isOneOfAllLinks(first, [first], 1, within)).toBe(false)
})
