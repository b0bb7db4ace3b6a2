import { expect, test, vi } from 'vitest'
import { popupWith } from '../../testing/popups.ts'
import { openMemory } from '../loader/memory.ts'
import { remaining } from './countdown.tsx'
import { endOf } from './end.ts'

const NOW = Date.parse('2027-03-14T09:30:00Z')
const HOUR = 3_600_000
const memory = () => openMemory('site_1', () => ({}) as Storage)

test('a moment is that of the server, however wrong the clock of the phone', () => {
  const popup = popupWith({ countdown: { ends_at: NOW + HOUR } })
  // Two hours fast: the server is behind.
  const fast = endOf(popup, { memory: memory(), skew_ms: -2 * HOUR })
  expect(fast - (NOW + 2 * HOUR)).toBe(HOUR)
  expect(endOf(popup, { memory: memory(), skew_ms: Number.NaN })).toBe(NOW + HOUR)
  expect(endOf(popup, undefined)).toBe(NOW + HOUR)
})

test('of each visitor it begins when it first shows, and never anew', () => {
  vi.useFakeTimers({ now: NOW })
  const session = { memory: memory(), skew_ms: 5 * HOUR }
  const popup = popupWith({ countdown: { minutes: 15 } })
  expect(endOf(popup, session)).toBe(NOW + 900_000)
  vi.setSystemTime(NOW + HOUR)
  session.memory.note(popup.id, 0)
  expect(endOf(popup, session)).toBe(NOW + 900_000)
  vi.useRealTimers()
})

test('what is left counts down to nothing and no further', () => {
  const left = (ms: number) => remaining(ms).map(({ count }) => count)
  expect(left(90_061_000)).toEqual([1, 1, 1, 1])
  expect(left(3_600_000)).toEqual([1, 0, 0])
  expect(left(59_001)).toEqual([0, 1, 0])
  expect(left(0)).toEqual([0, 0, 0])
  expect(left(-5000)).toEqual([0, 0, 0])
})

test('in an editor that of a visitor runs, and begins anew at its end', () => {
  vi.useFakeTimers({ now: NOW })
  const popup = popupWith({ countdown: { minutes: 15 } })
  expect(endOf(popup, undefined)).toBe(NOW + 900_000)
  vi.setSystemTime(NOW + 60_000)
  expect(endOf(popup, undefined)).toBe(NOW + 900_000)
  expect(endOf(popupWith({ countdown: { minutes: 30 } }), undefined)).toBe(NOW + 60_000 + 1_800_000)
  vi.setSystemTime(NOW + 900_000)
  expect(endOf(popup, undefined)).toBe(NOW + 1_800_000)
  vi.useRealTimers()
})
