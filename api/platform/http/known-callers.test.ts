/** Who goes first under overload, and how often. */
import { expect, test } from 'vitest'
import type { Actor } from '../identity/actor.ts'
import { FixedClock } from '../runtime/clock.ts'
import { limits } from '../runtime/limits.ts'
import { KnownCallers } from './known-callers.ts'

const userNamed = (user_id: string): Actor => ({
  type: 'user',
  user_id,
  session_id: 'session_1',
  authenticated_at: 0,
  super_administrator: false,
  rights: [],
})
const keyOf = (maker_id: string) => ({ type: 'api_key', api_key_id: 'key_1', maker_id, rights: [] }) as unknown as Actor

function callers() {
  const clock = new FixedClock(0)
  const known = new KnownCallers(clock)
  const taken = (authorization: string | undefined) => {
    let count = 0
    while (known.takeShare(authorization)) count += 1
    return count
  }
  return { clock, known, taken }
}
const { overload_caller_requests_per_second_max: ofOne, overload_known_requests_per_second_max: ofAll } = limits

test('a person has a share of each second by all sessions together, and another one by keys', () => {
  const { clock, known, taken } = callers()
  for (const session of ['a', 'b']) known.note(session, userNamed('user_1'))
  known.note('k', keyOf('user_1'))
  expect([taken('k'), taken('a'), taken('b')]).toEqual([ofOne, ofOne, 0])
  clock.forward(1_000)
  expect(taken('b')).toBe(ofOne)
})

test('tokens that were made up, turned out to be invalid or were verified long ago have none', () => {
  const { clock, known, taken } = callers()
  known.note('made up', null)
  known.note('visitor', { type: 'visitor' })
  known.note('ended', userNamed('user_1'))
  known.note('ended', null)
  known.note('old', userNamed('user_1'))
  clock.forward(limits.overload_known_caller_seconds * 1_000 + 1)
  expect(['made up', 'visitor', 'ended', 'old', 'never seen', undefined].map(taken)).toEqual(Array(6).fill(0))
})

test('all together have no more than their share, and those seen last are remembered', () => {
  const { known, taken } = callers()
  for (let n = 0; n <= limits.overload_known_callers_max; n++) known.note(`s${n}`, userNamed(`user_${n}`))
  expect(taken('s0')).toBe(0)
  let all = 0
  for (let n = 1; n <= limits.overload_known_callers_max; n++) all += taken(`s${n}`)
  expect(all).toBe(ofAll)
})
