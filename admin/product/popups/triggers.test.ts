/** Each kind of trigger is there once, with its number. */
import type { PopupTrigger } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { triggerNumber, withTrigger, withTriggerNumber } from './triggers.ts'

const first: PopupTrigger[] = [{ type: 'delay', seconds: 5 }]

test('a trigger is switched on with a number and keeps the others', () => {
  const both = withTriggerNumber(withTrigger(first, 'scroll', true), 'scroll', 80)
  expect(both).toEqual([
    { type: 'delay', seconds: 5 },
    { type: 'scroll', percent: 80 },
  ])
  expect(withTrigger(both, 'delay', false)).toEqual([{ type: 'scroll', percent: 80 }])
  const resting = withTriggerNumber(withTrigger(first, 'inactivity', true), 'inactivity', 7200)
  expect([triggerNumber(resting, 'inactivity'), triggerNumber(resting, 'delay')]).toEqual([7200, 5])
  expect(triggerNumber(resting, 'scroll')).toBeUndefined()
})
