/** The simulating runner shows every behavior but those of a crash, and plays time by itself. */
import { describe, expect, test } from 'vitest'
import { newRun } from '../../workflows/core/state.ts'
import { play } from '../../workflows/simulate/play.ts'
import { conformance } from './conformance.ts'
import { replay } from './replay.ts'
import { HOUR, journey, mail, OFFICE, START, tag, wait } from './scenes.ts'
import { type SimulateHarness, simulateHarness } from './simulate-harness.ts'

describe('simulating runner', () => {
  for (const behavior of conformance.filter(({ crashes }) => !crashes)) {
    test(behavior.name, async () => {
      const harness = simulateHarness(START)
      await behavior.run(harness)
      for (const runId of harness.versions.keys()) expectReplay(harness, runId)
    })
  }
})

/** Every behavior ends so: the inputs, taken once more from the beginning, give the state byte for byte. */
function expectReplay(harness: SimulateHarness, runId: string): void {
  const again = replay(newRun(runId), harness.versions.get(runId) ?? [])
  for (const input of harness.inputs(runId)) again.take(input)
  expect(JSON.stringify(again.state())).toBe(JSON.stringify(harness.state(runId)))
}

test('time is played from moment to moment, and what happens comes at its own', async () => {
  const harness = simulateHarness(START)
  const definition = journey([wait('a', 10), mail('b'), tag('c', 'end')], { business_hours: OFFICE })
  await harness.enroll({ run_id: 'run_1', definition })
  const opens = Date.parse('2027-01-12T08:00:00Z')
  const stop = { type: 'stop', at: opens + HOUR, reason: 'unenrolled_by_owner', as: 'stopped' } as const
  const happenings = [{ at: stop.at, happen: async () => [stop] }]
  await play(harness.simulator, 'run_1', { happenings, until: opens })
  expect(harness.sends()).toMatchObject([{ step_id: 'b' }])
  expect(harness.state('run_1')).toMatchObject({ status: 'waiting', wait: { waiting_for: 'delivery', since: opens } })
  await play(harness.simulator, 'run_1', { happenings, until: opens + 2 * HOUR })
  expect(harness.state('run_1')).toMatchObject({ status: 'stopped', ended_at: stop.at })
  expect(harness.record('run_1').at(-1)).toMatchObject({ at: stop.at, reason: 'unenrolled_by_owner' })
})
