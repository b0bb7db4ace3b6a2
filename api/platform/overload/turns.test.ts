import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FixedClock } from '../clock.ts'
import { limits } from '../limits.ts'
import { Turns } from './turns.ts'

const crowd = limits.overload_requests_min

/** A turn with so many requests, each of which takes so long; what the last of them has waited. */
async function inOneTurn(turns: Turns, clock: FixedClock, requests: number, each_ms: number): Promise<number> {
  let last = 0
  for (let i = 0; i < requests; i++) {
    last = turns.waited()
    clock.forward(each_ms)
  }
  await turn()
  return last
}

test('a crowded turn after another says how long its requests have waited', async () => {
  const clock = new FixedClock(0)
  const turns = new Turns(clock)
  expect(await inOneTurn(turns, clock, crowd, 10)).toBe(0)
  expect(await inOneTurn(turns, clock, crowd, 10)).toBe((crowd - 1) * 10)
  // As long as that before it, so that one hiccup among many does not count for more.
  expect(await inOneTurn(turns, clock, crowd, 20)).toBe(crowd * 10)
})

test('a hiccup, few requests, and what was long ago say nothing', async () => {
  const clock = new FixedClock(0)
  const turns = new Turns(clock)
  await inOneTurn(turns, clock, crowd, 1)
  expect(await inOneTurn(turns, clock, crowd - 1, 500)).toBe(0)
  await inOneTurn(turns, clock, crowd, 500)
  await turn()
  clock.forward(1_001)
  expect(await inOneTurn(turns, clock, crowd, 500)).toBe(0)
})
