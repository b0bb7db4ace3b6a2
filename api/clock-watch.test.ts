import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRunner } from '../workflows/embedded/runner.ts'
import { startBackground } from './background.ts'
import { watchClock } from './clock-watch.ts'
import { FixedClock } from './platform/runtime/clock.ts'
import { createHarness, until } from './testing/harness.ts'

test('a clock that is set is noticed, forward and back, once each; one that goes is not', () => {
  const clock = new FixedClock(1_800_000_000_000)
  const steadyClock = new FixedClock(5_000)
  const seen: number[] = []
  const watch = watchClock({ clock, steadyClock, moved: jump => seen.push(jump) })
  const pass = (milliseconds: number) => {
    clock.forward(milliseconds)
    steadyClock.forward(milliseconds)
    watch.look()
  }
  pass(60_000)
  clock.forward(-3_600_000)
  pass(1_000)
  pass(1_000)
  clock.forward(3_600_000)
  pass(1_000)
  // Kept right in small steps.
  for (let i = 0; i < 50; i++) {
    clock.forward(100)
    pass(1_000)
  }
  watch.stop()
  expect(seen).toEqual([-3_600_000, 3_600_000])
})

test('mail that waits while the clock is an hour slow leaves when it is right again', async () => {
  const h = await createHarness({}, { steadyClock: new FixedClock(0) })
  const email = 'eva@example.com'
  const person = {
    email,
    password: 'long enough',
    password_confirmation: 'long enough',
    first_name: 'Eva',
    last_name: 'Ruiz',
  }
  expect((await h.post('/v1/auth/register', person, { token: null })).status).toBe(202)
  h.clock.forward(-3_600_000)
  const sent: string[] = []
  const background = await startBackground(h.installation, { createRunner, onFile: mail => sent.push(mail.to) })
  try {
    // It looks, finds nothing due, and sleeps.
    await sleep(100)
    expect(sent).toEqual([])
    h.clock.forward(3_600_000)
    await until(
      async () => sent,
      mails => mails.includes(email),
    )
  } finally {
    await background.stop()
    await h.close()
  }
})
