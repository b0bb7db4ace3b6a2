import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurn, takingTurns } from './housekeeping-turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const seen: string[] = []
  const part = {
    start: async () => void seen.push('start'),
    wake: () => void seen.push('wake'),
    settled: async () => undefined,
    stop: async () => void seen.push('stop'),
  }
  return { part, seen }
}

test('what woke a site comes before its housekeeping, which hears of what happens all the same', async () => {
  const { part, seen } = watched()
  const all = inTurn([part], takingTurns({ first_ms: 1_000, between_ms: 100 }))
  await all.start()
  all.wake()
  await vi.advanceTimersByTimeAsync(999)
  expect(seen).toEqual(['wake'])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual(['wake', 'start'])
  await all.stop()
  expect(seen).toEqual(['wake', 'start', 'stop'])
})

test('sites that are woken at once take turns; one that stops before its own begins nothing', async () => {
  const turn = takingTurns({ first_ms: 1_000, between_ms: 100 })
  const sites = [watched(), watched(), watched()]
  const parts = sites.map(({ part }) => inTurn([part], turn))
  for (const part of parts) await part.start()
  await vi.advanceTimersByTimeAsync(1_000)
  await parts[1]?.stop()
  expect(sites.map(({ seen }) => seen)).toEqual([['start'], ['stop'], []])
  await vi.advanceTimersByTimeAsync(100)
  // Its turn goes to the next.
  expect(sites.map(({ seen }) => seen)).toEqual([['start'], ['stop'], ['start']])
})
