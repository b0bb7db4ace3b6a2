import { expect, test } from 'vitest'
import { nextInput } from './advance.ts'
import type { Input, RunEvent } from './core/inputs.ts'
import { newRun, type State } from './core/state.ts'

const asleep: State = {
  ...newRun('run_1'),
  status: 'delayed',
  step_id: 'a',
  outstanding: { type: 'sleep_until', run_id: 'run_1', sequence: 4, step_id: 'a', until: 100 },
}
const event = (at: number, event: RunEvent): Input => ({ type: 'event', at, event })
const opened = (at: number) => event(at, { type: 'opened', step_id: 'm' })
const stop: Input = { type: 'stop', at: 200, reason: 'switched_off', as: 'stopped' }
const timer = (at: number): Input => ({ type: 'timer_fired', at, sequence: 4 })

/** Everything a run that sleeps until 100 is given at 200, in the order in which it is. */
const order = (left: Input[], now = 200) => {
  const given: Input[] = []
  for (let input = nextInput(asleep, left, now); input; input = nextInput(asleep, left, now)) {
    given.push(input)
    if (input.type === 'timer_fired') break
  }
  return given
}

test('what was left before the timer was due comes first, what was left later does not', () => {
  expect(order([opened(99), opened(101)])).toEqual([opened(99), timer(200)])
  expect(order([opened(101)])).toEqual([timer(200)])
  expect(order([opened(101)], 99)).toEqual([opened(101)])
})

test('a stop comes before everything, then the move to another version', () => {
  const moved = event(150, { type: 'moved', journey_version: 2 })
  expect(order([opened(1), moved, stop])).toEqual([stop, moved, opened(1), timer(200)])
})

test.each(['replan', 'skip_step', 'skip_wait', 'time_data_changed'] as const)(
  '%s is heard before the timer that it is about, but not before what was left earlier',
  type => {
    const decided = event(150, { type })
    expect(order([opened(50), opened(140), decided])).toEqual([opened(50), decided, timer(200)])
  },
)

test('a run that has not begun begins, whatever else was left', () => {
  expect(nextInput(newRun('run_1'), [opened(1)], 200)).toEqual({ type: 'started', at: 200 })
})
