/** Random journeys under random inputs, fitting or not: what must hold of every run, whatever happens to it. */

import { expect, test } from 'vitest'
import type { Branch, Definition, Filter, Step } from './definition.ts'
import { type Effect, isOutside, type Outcomes } from './effects.ts'
import { canStandAt } from './events.ts'
import { findStep } from './graph.ts'
import type { Input, RunEvent, SuccessInput } from './inputs.ts'
import { byMembership } from './memberships.ts'
import type { RecordEntry } from './record.ts'
import { hasEnded, newRun, type State } from './state.ts'
import { step } from './step.ts'

type Random = (below: number) => number

function seeded(seed: number): Random {
  let state = seed >>> 0
  return below => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}
const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T

const hours = { value: 5, unit: 'hours' } as const
const filter: Filter = { type: 'all', filters: [] }
const mailed = { template_id: 'tmpl_1', sender_id: 'snd_1' }
const about = ['s0', 's1', 's2']

function randomSteps(random: Random, prefix: string, depth: number): Step[] {
  return Array.from({ length: 1 + random(4) }, (_, i): Step => {
    const id = `${prefix}${i}`
    const kinds = 9 + (depth < 2 ? 3 : 0)
    const type = random(kinds)
    if (type === 0) {
      return random(2)
        ? { id, type: 'assign_tags', tag_ids: ['tag_1'] }
        : { id, type: 'remove_from_audience', audience_ids: ['audience_1'] }
    }
    if (type === 1) return { id, type: 'delay', duration: hours }
    if (type === 2) return { id, type: 'delay', until: { field_id: 'f', offset_days: 0, at: '09:00', yearly: true } }
    if (type === 3) return { id, type: 'ai_email_writer', prompt: 'P', needs_approval: random(2) === 0 }
    if (type === 4) return { id, type: 'set_custom_field_value', field_id: 'f', value: 1 }
    if (type === 5 || type === 6) return { id, type: 'send_email', ...mailed }
    const field_id = random(2) ? 'f' : undefined
    if (type === 7)
      return { id, type: 'ask_question', ...mailed, question: 'Q', answers: [], field_id, wait_up_to: hours }
    if (type === 8 && i === 0) return { id, type: 'assign_sandbox', sandbox_id: 'sbx_1' }
    if (type === 8 && i === 1) return { id, type: 'extend_sandbox', sandbox_id: 'sbx_1', hours: 24 }
    if (type === 8) return { id, type: 'webhook', webhook_endpoint_id: 'we_1', fields: [] }
    const branches = Array.from({ length: 1 + random(3) }, (_, b): Branch => {
      const whens: Branch['when'][] = [
        { type: 'filter', filter },
        { type: 'percentage', percent: 30 },
        { type: 'opened', step_id: pick(random, about) },
        { type: 'answered', step_id: pick(random, about) },
      ]
      return { id: `${id}b${b}`, when: pick(random, whens), steps: randomSteps(random, `${id}b${b}s`, depth + 1) }
    })
    return { id, type: 'paths', branches, otherwise: randomSteps(random, `${id}o`, depth + 1), wait_up_to: hours }
  })
}

const randomDefinition = (random: Random): Definition => ({
  version: 1,
  steps: randomSteps(random, 's', 0),
  business_hours: random(2) ? { timezone: 'UTC', business_days: [1], day_start: '09:00', day_end: '17:00' } : null,
  timezone: null,
  use_lead_timezone: false,
  suppression: random(3) === 0 ? filter : null,
})

function answerTo(random: Random, effect: Effect, at: number): Input {
  const { sequence, type } = effect
  if (type === 'sleep_until') return { type: 'timer_fired', at: Math.max(at, effect.until), sequence }
  if (type !== 'resolve_time' && random(12) === 0) {
    const retry_at = random(3) ? at + 1 + random(1_000) : null
    return { type: 'effect_failed', at, sequence, code: 'no', retry_at }
  }
  const zone_source = 'site' as const
  const moment = { at: at + random(3) * 500, local: 'L', zone: 'UTC', zone_source, tz_data: '1' }
  const sent = { result: pick(random, ['delivered', 'skipped'] as const), reason: null, message_id: null }
  const outcomes: Outcomes = {
    send_email: sent,
    ask_question: sent,
    write_email: { draft_id: 'draft_1' },
    call_webhook: { result: pick(random, ['succeeded', 'failed'] as const), status: 200, reason: null, changed: [] },
    check_event: { at: random(3) ? null : at },
    store_answer: { changed: true },
    resolve_date: random(4) ? moment : { at: null, reason: 'no_date' },
    resolve_time: moment,
    evaluate_filter: { holds: random(3) === 0 },
    ...byMembership(() => ({ changed: [] })),
    set_field: { changed: true },
    assign_sandbox: { result: 'assigned' },
    extend_sandbox: { result: 'extended' },
    unsubscribe: { changed: true },
  }
  return { type: 'effect_succeeded', at, sequence, effect: type, outcome: outcomes[type] } as SuccessInput
}

function randomEvent(random: Random, state: State, at: number): Input {
  const step_id = random(3) ? (state.step_id ?? 's0') : pick(random, about)
  const events: RunEvent[] = [
    { type: 'opened', step_id },
    { type: 'clicked', step_id, url: 'https://a.example' },
    { type: 'answered', step_id, answer_id: null },
    { type: 'opened', step_id: pick(random, about) },
    { type: 'answered', step_id: pick(random, about), answer_id: null },
    { type: 'approval', step_id, approved: random(2) === 0 },
    { type: 'skip_wait' },
    { type: 'skip_step' },
    { type: 'replan' },
    { type: 'retry' },
    { type: 'time_data_changed' },
  ]
  return { type: 'event', at: at + random(2) * 600, event: pick(random, events) }
}

const freeze = <T>(value: T): T => {
  if (value && typeof value === 'object' && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(freeze)
  return value
}

/** What is answered in the transaction that asks is never outstanding in a state that is stored. */
const isStored = ({ outstanding: effect }: State) => !effect || effect.type === 'sleep_until' || isOutside(effect)

/** What holds of every state. */
function expectSound(definition: Definition, state: State): void {
  const { outstanding, wait, retry, status } = state
  if (status === 'stopped' || status === 'completed') {
    expect([outstanding, wait, retry, state.skipping]).toEqual([null, null, null, undefined])
    return
  }
  if (outstanding?.type === 'sleep_until') expect(wait?.until).toBe(outstanding.until)
  if (status === 'delayed') expect(wait?.waiting_for).toBe('delay')
  if (outstanding && isOutside(outstanding)) expect(wait?.until).toBeNull()
  if (outstanding) expect(outstanding.step_id).toBe(state.step_id)
  const waits = outstanding !== null || wait?.waiting_for === 'approval'
  if (!hasEnded(state) && status !== 'pending') expect(waits).toBe(true)
  const here = findStep(definition, state.step_id)
  if (here && status !== 'failed' && isStored(state)) expect(canStandAt(state, here)).toBe(true)
}

test('every run is sound, replays byte for byte, ignores what does not fit, and comes to an end', () => {
  const ends = new Set<string>()
  const events = new Set<string>()
  for (let seed = 1; seed <= 500; seed++) {
    const random = seeded(seed)
    const versions = [freeze(randomDefinition(random))]
    const taken: Input[] = []
    const sequences: number[] = []
    const record: RecordEntry[] = []
    let state = freeze(newRun(`run_${seed}`))
    let at = 1_000
    const give = (input: Input) => {
      const definition = versions.at(-1) as Definition
      const stepped = step(definition, state, freeze(input))
      if (stepped.state === state) {
        expect([stepped.effects, stepped.record]).toEqual([[], []])
        return
      }
      taken.push(input)
      if (input.type === 'event') events.add(input.event.type)
      record.push(...stepped.record)
      // An effect that is tried again keeps its number; nothing else ever shares one.
      const before = state.sequence
      const fresh = [...stepped.effects, ...stepped.record].map(x => x.sequence).filter(sequence => sequence > before)
      expect(new Set(fresh).size).toBe(stepped.state.sequence - before)
      sequences.push(...fresh)
      state = freeze(stepped.state)
      expectSound(definition, state)
    }
    give({ type: 'started', at })
    for (let turns = 0; turns < 600 && !(hasEnded(state) && state.status !== 'failed'); turns++) {
      at += random(300)
      if (random(40) === 0 && isStored(state)) {
        versions.push(freeze(randomDefinition(random)))
        give({ type: 'event', at, event: { type: 'moved', journey_version: versions.length } })
      }
      if (turns < 200 && random(2) === 0) give(randomEvent(random, state, at))
      else if (state.outstanding) give(answerTo(random, state.outstanding, at))
      else if (state.status === 'failed') give({ type: 'event', at, event: { type: 'retry' } })
      else give({ type: 'event', at, event: { type: 'approval', step_id: state.step_id ?? '', approved: true } })
      if (random(200) === 0)
        give({ type: 'stop', at, reason: 'enough', as: pick(random, ['stopped', 'failed', 'completed']) })
    }
    ends.add(`${state.status} ${state.reason}`)
    expect(hasEnded(state)).toBe(true)
    expect(new Set(sequences).size).toBe(sequences.length)
    let again = newRun(`run_${seed}`)
    let version = 1
    const entries: RecordEntry[] = []
    for (const input of JSON.parse(JSON.stringify(taken)) as Input[]) {
      if (input.type === 'event' && input.event.type === 'moved') version = input.event.journey_version
      const stepped = step(versions[version - 1] as Definition, JSON.parse(JSON.stringify(again)) as State, input)
      again = stepped.state
      entries.push(...stepped.record)
    }
    expect(JSON.stringify(again)).toBe(JSON.stringify(state))
    expect(JSON.stringify(entries)).toBe(JSON.stringify(record))
  }
  expect([...ends].toSorted()).toEqual([
    'completed enough',
    'completed last_step_done',
    'failed step_not_in_version',
    'stopped enough',
    'stopped suppressed',
  ])
  expect([...events].toSorted()).toEqual([
    ...['answered', 'approval', 'moved', 'opened', 'replan', 'retry', 'skip_step', 'skip_wait', 'time_data_changed'],
  ])
})
