/** Carries runs on inside one transaction of the record: the loop around `step` that every runner shares. No rules here. */
import { type Effect, isOutside, type OutsideEffect, type RecordEffect, type ResolveTime } from './core/effects.ts'
import type { EffectSucceeded, Input, RunEvent } from './core/inputs.ts'
import { type State, wakeAt } from './core/state.ts'
import { step } from './core/step.ts'
import type { ClaimedRun, EffectResult, RunPort, StoredEntry, Transition } from './ports.ts'
import { resolveTime, type TimeRequest } from './time/resolve.ts'

/** What the loop needs of the record. */
export type AdvancePort<Tx> = Pick<RunPort<Tx>, 'applyEffect' | 'enqueue' | 'save' | 'zones'>

/** One run could not be carried on; the transaction must not be committed. */
export class RunBroken extends Error {
  readonly run: ClaimedRun
  constructor(run: ClaimedRun, cause: unknown) {
    super(`Run ${run.run_id} could not be carried on`, { cause })
    this.run = run
  }
}

/** Carries each run on by its inputs and by its timer, if that is due, and saves all together. */
export async function advance<Tx>(
  port: AdvancePort<Tx>,
  tx: Tx,
  runs: ClaimedRun[],
  now: number,
): Promise<Transition[]> {
  const transitions: Transition[] = []
  const outside: OutsideEffect[] = []
  for (const run of runs) {
    try {
      transitions.push(await advanceOne(port, tx, run, now, outside))
    } catch (cause) {
      throw new RunBroken(run, cause)
    }
  }
  if (outside.length > 0) await port.enqueue(tx, outside, now)
  if (transitions.length > 0) await port.save(tx, transitions)
  return transitions
}

async function advanceOne<Tx>(
  port: AdvancePort<Tx>,
  tx: Tx,
  run: ClaimedRun,
  now: number,
  outside: OutsideEffect[],
): Promise<Transition> {
  let state = run.state
  const taken: Input[] = []
  const record: StoredEntry[] = []
  const facts = new Map<number, Record<string, unknown>>()
  const left = [...run.inputs]
  const answers: Input[] = []
  for (;;) {
    const input = answers.shift() ?? nextInput(state, left, now)
    if (!input) break
    const stepped = step(run.definition, state, input)
    if (stepped.state === state) continue
    state = stepped.state
    taken.push(input)
    for (const entry of stepped.record) record.push({ ...entry, facts: null })
    for (const effect of stepped.effects) {
      if (isOutside(effect)) outside.push(effect)
      else if (effect.kind !== 'sleep_until') answers.push(await answer(port, tx, run, effect, now, facts))
    }
  }
  for (const entry of record) if (entry.effect !== null) entry.facts = facts.get(entry.effect) ?? null
  const first_sequence = run.state.sequence + 1
  return { run_id: run.run_id, first_sequence, at: now, state, wake_at: wakeAt(state), inputs: taken, record }
}

/** Decisions about a wait that is due already are heard before its timer, or they would come too late for what they are about. */
const BEFORE_TIMER: ReadonlySet<RunEvent['kind']> = new Set(['replan', 'skip_step', 'skip_wait', 'time_data_changed'])

const isStop = (input: Input) => input.type === 'stop'
const isMove = (input: Input) => input.type === 'event' && input.event.kind === 'moved'
const isBeforeTimer = (input: Input) => input.type === 'event' && BEFORE_TIMER.has(input.event.kind)

/**
 * What a run takes next; it is taken from `left`. A stop comes before everything, then a move, since the definition handed
 * in is that of its version. Else the earlier moment wins: what was left before the timer was due, then the timer.
 */
export function nextInput(state: State, left: Input[], now: number): Input | undefined {
  const first = takeOut(left, isStop) ?? takeOut(left, isMove)
  if (first) return first
  if (state.status === 'pending') return { type: 'started', at: now }
  const due = wakeAt(state)
  const timerFirst = due !== null && due <= now && (left[0] === undefined || left[0].at > due)
  if (!timerFirst || !state.outstanding) return left.shift()
  const before = takeOut(left, isBeforeTimer)
  if (before) return before
  return { type: 'timer_fired', at: now, sequence: state.outstanding.sequence }
}

function takeOut(left: Input[], fits: (input: Input) => boolean): Input | undefined {
  if (left.length === 0) return undefined
  const at = left.findIndex(fits)
  return at < 0 ? undefined : left.splice(at, 1)[0]
}

async function answer<Tx>(
  port: AdvancePort<Tx>,
  tx: Tx,
  run: ClaimedRun,
  effect: Exclude<Effect, OutsideEffect | { kind: 'sleep_until' }>,
  now: number,
  facts: Map<number, Record<string, unknown>>,
): Promise<Input> {
  const { sequence, kind } = effect
  const result: EffectResult =
    effect.kind === 'resolve_time'
      ? { ok: true, outcome: resolveTime(timeRequest(effect, now), run, port.zones) }
      : await port.applyEffect(tx, run, effect satisfies RecordEffect, now)
  if (result.facts) facts.set(sequence, result.facts)
  if (!result.ok) return { type: 'effect_failed', at: now, sequence, code: result.code, retry_at: result.retry_at }
  // The port answers each kind with its own outcome; the pair cannot be written without a cast.
  return { type: 'effect_succeeded', at: now, sequence, kind, outcome: result.outcome } as EffectSucceeded
}

/** An input may be taken up long after its moment: a delay still counts from then, but a window must be open now. */
function timeRequest(effect: ResolveTime, now: number): TimeRequest {
  return effect.purpose === 'open_minute' ? { ...effect, from: Math.max(effect.from, now) } : effect
}

/** Ends a run that breaks whenever it is carried on. The owner may retry it. */
export async function giveUp<Tx>(
  port: AdvancePort<Tx>,
  tx: Tx,
  run: ClaimedRun,
  reason: string,
  now: number,
): Promise<void> {
  const input: Input = { type: 'stop', at: now, reason, as: 'failed' }
  const { state, record } = step(run.definition, run.state, input)
  if (state === run.state) return
  const entries = record.map(entry => ({ ...entry, facts: null }))
  const first_sequence = run.state.sequence + 1
  const transition = {
    run_id: run.run_id,
    first_sequence,
    at: now,
    state,
    wake_at: null,
    inputs: [input],
    record: entries,
  }
  await port.save(tx, [transition])
}
