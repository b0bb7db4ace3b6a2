/** Carries runs on inside one transaction of the record: the loop around `step` that every runner shares. No rules here. */
import { isOutside, type OutsideEffect, type RecordEffect, type ResolveTime } from './core/effects.ts'
import type { Input, RunEvent, SuccessInput } from './core/inputs.ts'
import { type State, wakeAt } from './core/state.ts'
import { step } from './core/step.ts'
import {
  type AskedEffect,
  BrokenRunError,
  type ClaimedRun,
  type EffectResult,
  type RunPort,
  type StoredEntry,
  type Transition,
} from './ports.ts'
import { resolveTime, type TimeRequest } from './time/resolve.ts'
import type { ZoneTable } from './time/zones.ts'

/** The part of the record that the loop needs. */
export type AdvancePort<Tx> = Pick<RunPort<Tx>, 'applyEffects' | 'enqueue' | 'save' | 'zones'>

interface TransitionPlan {
  transition: Transition
  outside: OutsideEffect[]
}

/** Requests an effect on the database and continues with the result. */
type TransitionSteps = Generator<RecordEffect, TransitionPlan, EffectResult | undefined>

/** A run on its way. */
interface TransitionProgress {
  run: ClaimedRun
  carrying: TransitionSteps
  carried: TransitionPlan | null
}

/** Carries each run on by its inputs and by its timer, if that is due, and saves all together. */
export async function advance<Tx>(
  port: AdvancePort<Tx>,
  tx: Tx,
  runs: ClaimedRun[],
  now: number,
): Promise<Transition[]> {
  const all = runs.map((run): TransitionProgress => ({ run, carrying: carry(run, now, port.zones), carried: null }))
  for (const turn of wavesOf(all)) await advanceTogether(port, tx, turn, now)
  const carried = all.flatMap(one => one.carried ?? [])
  const outside = carried.flatMap(one => one.outside)
  const transitions = carried.map(one => one.transition)
  if (outside.length > 0) await port.enqueue(tx, outside, now)
  if (transitions.length > 0) await port.save(tx, transitions)
  return transitions
}

/** Runs of the same lead are stepped one after another, so that the second sees the first one's changes. */
function wavesOf(all: readonly TransitionProgress[]): TransitionProgress[][] {
  const turns: TransitionProgress[][] = []
  const behind = new Map<string, number>()
  for (const one of all) {
    const turn = behind.get(one.run.lead_id) ?? 0
    behind.set(one.run.lead_id, turn + 1)
    const others = turns[turn]
    if (others) others.push(one)
    else turns[turn] = [one]
  }
  return turns
}

/** Steps runs of different leads together, so that their requests of the same kind share statements. */
async function advanceTogether<Tx>(
  port: AdvancePort<Tx>,
  tx: Tx,
  runs: readonly TransitionProgress[],
  now: number,
): Promise<void> {
  let going = runs
  let results: EffectResult[] = []
  while (going.length > 0) {
    const asked: AskedEffect[] = []
    going = going.filter((one, i) => {
      const next = goOn(one, results[i])
      if (next.done) one.carried = next.value
      else asked.push({ run: one.run, effect: next.value })
      return !next.done
    })
    if (asked.length > 0) results = await port.applyEffects(tx, asked, now)
  }
}

function goOn(
  { run, carrying }: TransitionProgress,
  result: EffectResult | undefined,
): IteratorResult<RecordEffect, TransitionPlan> {
  try {
    return carrying.next(result)
  } catch (cause) {
    throw new BrokenRunError(run, cause)
  }
}

function* carry(run: ClaimedRun, now: number, zones: ZoneTable | undefined): TransitionSteps {
  let state = run.state
  const taken: Input[] = []
  const record: StoredEntry[] = []
  const outside: OutsideEffect[] = []
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
      else if (effect.type !== 'sleep_until') {
        const result = effect.type === 'resolve_time' ? timeResult(effect, run, now, zones) : yield effect
        if (!result) throw new Error(`The effect ${effect.type} was not answered`)
        if (result.facts) facts.set(effect.sequence, result.facts)
        answers.push(answerTo(effect, result, now))
      }
    }
  }
  for (const entry of record) if (entry.effect !== null) entry.facts = facts.get(entry.effect) ?? null
  const first_sequence = run.state.sequence + 1
  const wake_at = wakeAt(state)
  return { outside, transition: { run_id: run.run_id, first_sequence, at: now, state, wake_at, inputs: taken, record } }
}

/** Decisions about a wait that is already due are applied before its timer, which would end it. */
const BEFORE_TIMER: ReadonlySet<RunEvent['type']> = new Set(['replan', 'skip_step', 'skip_wait', 'time_data_changed'])

const isStop = (input: Input) => input.type === 'stop'
const isMove = (input: Input) => input.type === 'event' && input.event.type === 'moved'
const isBeforeTimer = (input: Input) => input.type === 'event' && BEFORE_TIMER.has(input.event.type)

/**
 * The next input of a run, removed from `left`. A stop comes first, then a move, since the definition handed
 * in is that of its version. Otherwise the earlier moment wins: inputs from before the timer was due, then the timer.
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

function timeResult(
  effect: ResolveTime,
  run: ClaimedRun,
  now: number,
  zones: ZoneTable | undefined,
): EffectResult<'resolve_time'> {
  return { ok: true, outcome: resolveTime(timeRequest(effect, now), run, zones) }
}

function answerTo({ sequence, type }: RecordEffect | ResolveTime, result: EffectResult, now: number): Input {
  if (!result.ok) return { type: 'effect_failed', at: now, sequence, code: result.code, retry_at: result.retry_at }
  // The port answers each kind with its own outcome; the pair cannot be written without a cast.
  return { type: 'effect_succeeded', at: now, sequence, effect: type, outcome: result.outcome } as SuccessInput
}

/** An input may be handled long after its moment: a delay still counts from then, but business hours apply to now. */
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
