/** Edges of the two state machines of a sandbox. */
import { expect, test } from 'vitest'
import { cleanupAt, expiringFrom, hour_ms, mayStep, nextMoment, type Subscription, sandboxStatus } from './statuses.ts'

const day = 24 * hour_ms
const life: Subscription = {
  created_at: 0,
  expires_at: 100 * day,
  trial_ends_at: null,
  canceled_at: null,
  cleanup_after: 2,
  cleanup_unit: 'days',
}

test('a life expires in its last tenth, waits for its owner for 72 hours, and ends', () => {
  const moments = [0, 90 * day - 1, 90 * day, 100 * day - 1, 100 * day, 103 * day - 1, 103 * day]
  expect(moments.map(at => sandboxStatus(life, at))).toEqual([
    ...['active', 'active', 'expiring', 'expiring'],
    ...['action_required', 'action_required', 'expired'],
  ])
  expect(cleanupAt(life)).toBe(105 * day)
})

test('the last tenth of a short life is an hour', () => {
  expect(expiringFrom(0, 4 * hour_ms)).toBe(3 * hour_ms)
  expect(expiringFrom(0, hour_ms / 2)).toBeLessThan(0)
})

test('a trial ends as a life does; what is canceled stays until its end and has no grace', () => {
  const trial = { ...life, expires_at: null, trial_ends_at: 14 * day }
  expect(sandboxStatus(trial, day)).toBe('trialing')
  expect(sandboxStatus(trial, 13 * day)).toBe('expiring')
  expect(sandboxStatus(trial, 14 * day)).toBe('action_required')
  const canceled = { ...life, canceled_at: day }
  expect(sandboxStatus(canceled, 95 * day)).toBe('canceled')
  expect(sandboxStatus(canceled, 100 * day)).toBe('expired')
  expect(cleanupAt(canceled)).toBe(102 * day)
})

test('without an end nothing follows; without clean-up nothing is deleted', () => {
  const endless = { ...life, expires_at: null }
  expect([sandboxStatus(endless, 1e15), nextMoment(endless, 0), cleanupAt(endless)]).toEqual(['active', null, null])
  const kept = { ...life, cleanup_after: null }
  expect([nextMoment(kept, 100 * day), nextMoment(kept, 103 * day)]).toEqual([103 * day, null])
})

test('each moment leads to the next', () => {
  const seen: number[] = []
  for (let at: number | null = 0; at !== null; at = nextMoment(life, at)) seen.push(at / day)
  expect(seen).toEqual([0, 90, 100, 103, 105])
})

test('a machine is not suspended before it is there, nor brought back while it is deleted', () => {
  expect(mayStep('creating', 'suspend')).toBe(false)
  expect(mayStep('asleep', 'resume')).toBe(true)
  expect(mayStep('deleting', 'resume')).toBe(false)
  expect(mayStep('failed', 'work')).toBe(false)
  expect(mayStep('deleting', 'delete')).toBe(true)
})
