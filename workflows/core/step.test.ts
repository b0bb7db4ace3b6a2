import { describe, expect, test } from 'vitest'
import type { Definition, Step } from './definition.ts'
import type { Resolution } from './effects.ts'
import type { Input } from './inputs.ts'
import { newRun, type State, type Wait, wakeAt } from './state.ts'
import { step } from './step.ts'

const definition = (steps: Step[], settings: Partial<Definition> = {}): Definition => ({
  version: 1,
  steps,
  business_hours: null,
  timezone: null,
  use_lead_timezone: false,
  ...settings,
})

const given = (journey: Definition, inputs: Input[]) => {
  let state = newRun('run_1')
  for (const input of inputs) state = step(journey, state, input).state
  return { when: (input: Input) => step(journey, state, input), state }
}

const started: Input = { type: 'started', at: 1_000 }
const tags: Step = { id: 'tags', type: 'assign_tags', tag_ids: ['tag_1', 'tag_2'] }
const mail: Step = { id: 'mail', type: 'send_email', template_id: 'tmpl_1', sender_id: 'snd_1' }
const delay: Step = { id: 'delay', type: 'delay', duration: { value: 1, unit: 'days', at: '09:00' } }
const hours = { timezone: 'Europe/Madrid', business_days: [1], day_start: '09:00', day_end: '17:00' }
const moment = (at: number): Resolution => ({ at, local: 'L', zone: 'Z', zone_source: 'site', tz_data: '2026b' })
const resolved = (at: number, sequence: number, until: number): Input => {
  return { type: 'effect_succeeded', at, sequence, effect: 'resolve_time', outcome: moment(until) }
}

describe('starting', () => {
  test('asks for the first effect under the next sequence', () => {
    const { state, effects, record } = given(definition([tags]), []).when(started)
    expect(effects).toEqual([
      { type: 'assign_tags', run_id: 'run_1', sequence: 2, step_id: 'tags', tag_ids: ['tag_1', 'tag_2'] },
    ])
    expect(record).toEqual([
      { sequence: 1, at: 1_000, step_id: null, type: 'run_started', reason: 'enrolled', detail: {}, effect: null },
    ])
    expect(state).toMatchObject({ status: 'running', step_id: 'tags', started_at: 1_000, sequence: 2 })
  })

  test('twice is once', () => {
    const run = given(definition([tags]), [started])
    const again = run.when({ type: 'started', at: 2_000 })
    expect(again.state).toBe(run.state)
    expect(again.effects).toEqual([])
  })

  test('without steps completes', () => {
    expect(given(definition([]), []).when(started).state).toMatchObject({ status: 'completed', ended_at: 1_000 })
  })
})

describe('waiting', () => {
  test('a delay sleeps until the moment that it was told, and keeps the local intention', () => {
    const { state, effects } = given(definition([delay]), [started]).when(resolved(1_000, 2, 9_000))
    expect(state).toMatchObject({
      status: 'delayed',
      wait: { waiting_for: 'delay', since: 1_000, until: 9_000, local: 'L' },
    })
    expect(effects).toMatchObject([{ type: 'sleep_until', until: 9_000 }])
    expect(wakeAt(state)).toBe(9_000)
  })

  test('a moment that is over is not slept for', () => {
    expect(given(definition([delay]), [started]).when(resolved(1_000, 2, 1_000)).state.status).toBe('completed')
  })

  test('a timer that fires early or for another sleep changes nothing', () => {
    const run = given(definition([delay]), [started, resolved(1_000, 2, 9_000)])
    const sequence = run.state.outstanding?.sequence ?? 0
    expect(run.when({ type: 'timer_fired', at: 8_999, sequence }).state).toBe(run.state)
    expect(run.when({ type: 'timer_fired', at: 9_000, sequence: sequence - 1 }).state).toBe(run.state)
    expect(run.when({ type: 'timer_fired', at: 9_000, sequence }).state.status).toBe('completed')
  })

  test('a window is asked for again when its timer fires', () => {
    const run = given(definition([mail], { business_hours: hours }), [started, resolved(1_000, 2, 9_000)])
    expect(run.state).toMatchObject({ status: 'waiting', wait: { waiting_for: 'open_window' } })
    const { effects } = run.when({ type: 'timer_fired', at: 50_000, sequence: run.state.outstanding?.sequence ?? 0 })
    expect(effects).toMatchObject([{ type: 'resolve_time', purpose: 'open_minute', from: 50_000 }])
  })
})

describe('answers', () => {
  test('of another type than asked for change nothing', () => {
    const run = given(definition([tags]), [started])
    const answer: Input = {
      type: 'effect_succeeded',
      at: 1,
      sequence: 2,
      effect: 'unsubscribe',
      outcome: { changed: true },
    }
    expect(run.when(answer).state).toBe(run.state)
  })

  test('that come after the end change nothing', () => {
    const stop: Input = { type: 'stop', at: 1_500, reason: 'lead_erased', as: 'stopped' }
    const run = given(definition([tags]), [started, stop])
    const answer: Input = {
      type: 'effect_succeeded',
      at: 2_000,
      sequence: 2,
      effect: 'assign_tags',
      outcome: { changed: [] },
    }
    expect(run.when(answer).state).toBe(run.state)
    expect(run.when(stop).state).toBe(run.state)
  })

  test('of temporary failure are counted, and the effect comes back unchanged', () => {
    const failed: Input = { type: 'effect_failed', at: 2_000, sequence: 2, code: 'busy', retry_at: 5_000 }
    const run = given(definition([tags]), [started, failed])
    expect(run.state).toMatchObject({ status: 'waiting', attempts: 1, wait: { waiting_for: 'retry', reason: 'busy' } })
    const { effects, state } = run.when({
      type: 'timer_fired',
      at: 5_000,
      sequence: run.state.outstanding?.sequence ?? 0,
    })
    expect(effects).toMatchObject([{ type: 'assign_tags', sequence: 2 }])
    expect(state.retry).toBeNull()
  })
})

describe('stopping', () => {
  test('before a mail is handed off records the skip, after it does not', () => {
    const stop: Input = { type: 'stop', at: 2_000, reason: 'unenrolled', as: 'stopped' }
    const paused = given(definition([mail], { business_hours: hours }), [started, resolved(1_000, 2, 9_000)]).when(stop)
    expect(paused.record.map(entry => entry.type)).toEqual(['send_ended', 'run_stopped'])
    const sent = given(definition([mail]), [started]).when(stop)
    expect(sent.record.map(entry => entry.type)).toEqual(['run_stopped'])
    expect(sent.state).toMatchObject({ status: 'stopped', wait: null, outstanding: null })
  })

  test('as failed keeps the wait, and a retry goes on in it', () => {
    const stop: Input = { type: 'stop', at: 2_000, reason: 'internal_error', as: 'failed' }
    const run = given(definition([delay]), [started, resolved(1_000, 2, 9_000), stop])
    expect(run.state).toMatchObject({ status: 'failed', reason: 'internal_error', ended_at: 2_000 })
    expect(wakeAt(run.state)).toBeNull()
    const { state } = run.when({ type: 'event', at: 3_000, event: { type: 'retry' } })
    expect(state).toMatchObject({ status: 'delayed', reason: null, ended_at: null })
    expect(wakeAt(state)).toBe(9_000)
  })
})

describe('taking a stop back', () => {
  const stop: Input = { type: 'stop', at: 2_000, reason: 'lead_merged', as: 'stopped' }
  const back = (wait: Wait | null): Input => ({
    type: 'event',
    at: 3_000,
    event: { type: 'reinstated', reason: 'merge_undone', wait },
  })

  test('the run goes on in its wait, to the moment that was planned', () => {
    const delayed = [started, resolved(1_000, 2, 9_000)]
    const { wait } = given(definition([delay]), delayed).state
    const { state, record } = given(definition([delay]), [...delayed, stop]).when(back(wait))
    expect(state).toMatchObject({ status: 'delayed', reason: null, ended_at: null, wait })
    expect(wakeAt(state)).toBe(9_000)
    expect(record.map(({ type, reason }) => [type, reason])).toEqual([['run_reinstated', 'merge_undone']])
  })

  test('what has done nothing is pending; what was handed off stays stopped, and what is live stays as it is', () => {
    const fresh = given(definition([delay]), [stop]).when(back(null))
    expect(fresh.state).toMatchObject({ status: 'pending', ended_at: null })
    const { wait } = given(definition([mail]), [started]).state
    expect(given(definition([mail]), [started, stop]).when(back(wait)).state.status).toBe('stopped')
    const live = given(definition([delay]), [started, resolved(1_000, 2, 9_000)])
    expect(live.when(back(live.state.wait)).state).toBe(live.state)
  })
})

describe('purity', () => {
  test('arguments are left alone', () => {
    const freeze = <T>(value: T): T => {
      if (value && typeof value === 'object') Object.values(Object.freeze(value)).forEach(freeze)
      return value
    }
    const journey = freeze(definition([tags, delay, mail]))
    let state: State = freeze(newRun('run_1'))
    const changed = { changed: [] }
    const inputs: Input[] = [
      started,
      { type: 'effect_succeeded', at: 1, sequence: 2, effect: 'assign_tags', outcome: changed },
      resolved(2, 4, 9),
      { type: 'timer_fired', at: 9, sequence: 6 },
    ]
    for (const input of inputs) state = freeze(step(journey, state, freeze(input)).state)
    expect(state).toMatchObject({ step_id: 'mail', wait: { waiting_for: 'delivery' } })
  })

  test('a state of an unknown version is refused, not guessed at', () => {
    const state = { ...newRun('run_1'), version: 9 } as unknown as State
    expect(() => step(definition([]), state, started)).toThrow('version 9')
  })
})

describe('shares', () => {
  const half = (id: string, percent: number) => ({ id, when: { type: 'percentage' as const, percent }, steps: [] })
  const journey = definition([{ id: 'p', type: 'paths', branches: [half('a', 30), half('b', 50)], otherwise: [] }])

  test('are met over many runs, and the same for the same run', () => {
    const taken: Record<string, number> = {}
    for (let i = 0; i < 10_000; i++) {
      const { record } = step(journey, newRun(`run_${i}`), started)
      expect(step(journey, newRun(`run_${i}`), started).record).toEqual(record)
      const branch = String(record.find(entry => entry.type === 'branch_taken')?.detail.branch_id)
      taken[branch] = (taken[branch] ?? 0) + 1
    }
    expect(Math.abs((taken.a ?? 0) - 3_000)).toBeLessThan(200)
    expect(Math.abs((taken.b ?? 0) - 5_000)).toBeLessThan(200)
    expect(Math.abs((taken.null ?? 0) - 2_000)).toBeLessThan(200)
  })
})
