/** The embedded runner shows every behavior, and a few that only it can. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Definition, Step } from '../../workflows/core/definition.ts'
import { newRun } from '../../workflows/core/state.ts'
import { createRunner } from '../../workflows/embedded/runner.ts'
import { conformance } from './conformance.ts'
import { type EmbeddedHarness, embeddedHarness } from './embedded-harness.ts'
import { memoryRecord } from './memory-record.ts'
import { replay } from './replay.ts'
import { DELIVERED } from './runner-harness.ts'
import { HOUR, paths, reasons, START } from './scenes.ts'

let harness: EmbeddedHarness | undefined

afterEach(async () => {
  await harness?.close()
  harness = undefined
})

describe('embedded runner', () => {
  for (const behavior of conformance) {
    test(behavior.name, async () => {
      harness = embeddedHarness(START)
      await behavior.run(harness)
      for (const runId of harness.memory.rows.keys()) expectReplay(harness, runId)
    })
  }
})

/** Every behavior ends so: the stored inputs, taken once more from the beginning, give the stored state byte for byte. */
function expectReplay({ memory }: EmbeddedHarness, runId: string): void {
  const row = memory.rows.get(runId)
  if (!row) throw new Error(`No run ${runId}`)
  const replayed = replay(newRun(runId), row.versions)
  for (const transition of row.transitions) {
    for (const input of transition.inputs) replayed.take(input)
    expect(JSON.stringify(replayed.state())).toBe(JSON.stringify(transition.state))
  }
  expect(JSON.stringify(replayed.state())).toBe(row.state)
}

const DEFINITION: Definition = {
  version: 1,
  steps: [{ id: 'a', type: 'assign_tags', tag_ids: ['tag_1'] }],
  business_hours: null,
  timezone: null,
  use_lead_timezone: false,
}

test('a record without a due run is asked when something wakes its site, and in a while in case a wake was lost', async () => {
  const memory = memoryRecord()
  const nextWake = vi.spyOn(memory, 'nextWake')
  let now = START
  let ring = () => {}
  const runner = createRunner({
    now: () => now,
    setTimer(_ms, callback) {
      ring = callback
      return () => {}
    },
    isOutage: () => false,
  })
  const asked = async (minutes: number, begin?: () => void) => {
    nextWake.mockClear()
    begin?.()
    await new Promise(resolve => setImmediate(resolve))
    for (let minute = 0; minute < minutes; minute++) {
      now += 60_000
      ring()
      await new Promise(resolve => setImmediate(resolve))
    }
    return nextWake.mock.calls.length
  }
  expect(await asked(9, () => runner.add('site_1', memory))).toBe(1)
  expect(await asked(9, () => runner.wake('site_1'))).toBe(1)
  memory.add({ run_id: 'run_1', definition: DEFINITION })
  expect(await asked(1)).toBeGreaterThan(0)
  expect(JSON.parse(memory.rows.get('run_1')?.state ?? '{}').status).toBe('completed')
  await runner.stop()
})

test('an outage blames no run, and the site recovers alone', async () => {
  harness = embeddedHarness(START)
  harness.memory.outage = new Error('database is full')
  await harness.enroll({ run_id: 'run_1', definition: DEFINITION })
  await harness.moveTo(START + 60_000)
  expect(harness.state('run_1').status).toBe('pending')
  expect(harness.memory.rows.get('run_1')?.attempts).toBe(0)
  expect(harness.errors().length).toBeGreaterThan(0)
  harness.memory.outage = null
  await harness.moveTo(START + 120_000)
  expect(harness.state('run_1').status).toBe('completed')
})

test('a stopped runner takes nothing more', async () => {
  harness = embeddedHarness(START)
  await harness.runner().stop()
  await harness.enroll({ run_id: 'run_1', definition: DEFINITION })
  expect(harness.state('run_1').status).toBe('pending')
})

test('a stop wins over a timer that is due at the same look', async () => {
  harness = embeddedHarness(START)
  const delay = { id: 'w', type: 'delay', duration: { value: 1, unit: 'hours' } } as const
  const definition: Definition = { ...DEFINITION, steps: [delay, ...DEFINITION.steps] }
  await harness.enroll({ run_id: 'run_1', definition })
  await harness.enroll({ run_id: 'run_2', definition })
  const at = START + 3_600_001
  harness.memory.leave('run_1', { type: 'stop', at, reason: 'suppressed', as: 'stopped' })
  await harness.moveTo(at + 1)
  expect(harness.state('run_1')).toMatchObject({ status: 'stopped', reason: 'suppressed' })
  expect(harness.lead('run_1').tags).toEqual([])
  expect(harness.lead('run_2').tags).toEqual(['tag_1'])
})

const opened = { type: 'opened', step_id: 'm' } as const
/** A run that waits up to two hours for its mail to be opened. */
const awaiting = async (run_id: string) => {
  const mail: Step = { id: 'm', type: 'send_email', template_id: 'tmpl_1', sender_id: 'snd_1' }
  await harness?.enroll({ run_id, definition: { ...DEFINITION, steps: [mail, paths('p', { opened }, 2)] } })
  const sequence = harness?.state(run_id).outstanding?.sequence ?? -1
  await harness?.leave(run_id, {
    type: 'effect_succeeded',
    at: START,
    sequence,
    effect: 'send_email',
    outcome: DELIVERED,
  })
}

test('the earlier moment wins when an event and its limit are seen together', async () => {
  harness = embeddedHarness(START)
  for (const run_id of ['before', 'after']) await awaiting(run_id)
  const limit = START + 2 * HOUR
  harness.memory.leave('before', { type: 'event', at: limit - 1, event: opened })
  harness.memory.leave('after', { type: 'event', at: limit + 1, event: opened })
  await harness.moveTo(limit + HOUR)
  expect(harness.lead('before').tags).toEqual(['opened'])
  expect(harness.lead('after').tags).toEqual(['otherwise'])
})

test('what happened in time counts at the limit, though word of it never came', async () => {
  harness = embeddedHarness(START)
  for (const run_id of ['in_time', 'too_late']) await awaiting(run_id)
  const limit = START + 2 * HOUR
  harness.memory.rows.get('in_time')?.happened.push({ event: opened, at: limit })
  harness.memory.rows.get('too_late')?.happened.push({ event: opened, at: limit + 1 })
  await harness.moveTo(limit + HOUR)
  expect(harness.lead('in_time').tags).toEqual(['opened'])
  expect(harness.lead('too_late').tags).toEqual(['otherwise'])
})

test.each([
  ['skip_step', 'completed', ['paused']],
  ['replan', 'delayed', []],
] as const)('%s of an overdue wait is heard before its timer', async (type, status, sends) => {
  harness = embeddedHarness(START)
  const delay: Step = { id: 'w', type: 'delay', duration: { value: 1, unit: 'hours' } }
  const mail: Step = { id: 'm', type: 'send_email', template_id: 'tmpl_1', sender_id: 'snd_1' }
  await harness.enroll({ run_id: 'run_1', definition: { ...DEFINITION, steps: [delay, mail] } })
  harness.memory.leave('run_1', { type: 'event', at: START + 5 * HOUR, event: { type } })
  await harness.moveTo(START + 5 * HOUR)
  expect(harness.state('run_1').status).toBe(status)
  expect(reasons(harness, 'send_ended')).toEqual(sends)
  expect(harness.sends()).toEqual([])
})

test('a site with nothing due is not written to', async () => {
  harness = embeddedHarness(START)
  let claims = 0
  const claimDue = harness.memory.claimDue
  harness.memory.claimDue = (tx, due) => {
    claims += 1
    return claimDue(tx, due)
  }
  for (let minute = 1; minute <= 10; minute++) await harness.moveTo(START + minute * 60_000)
  expect(claims).toBe(0)
})

test('a run that cannot be saved is found in its batch and does not hold up the others', async () => {
  harness = embeddedHarness(START)
  const { save } = harness.memory
  harness.memory.save = (tx, transitions) => {
    if (transitions.some(({ run_id, state }) => run_id === 'run_7' && state.status !== 'failed'))
      throw new Error('unique')
    return save(tx, transitions)
  }
  for (let i = 0; i < 20; i++) harness.memory.add({ run_id: `run_${i}`, definition: DEFINITION })
  for (let hour = 0; hour < 6; hour++) await harness.moveTo(START + hour * 3_600_000)
  const ended = [...harness.memory.rows.keys()].map(id => harness?.state(id).status)
  expect(ended.filter(status => status === 'completed')).toHaveLength(19)
  expect(harness.state('run_7')).toMatchObject({ status: 'failed', reason: 'internal_error' })
})
