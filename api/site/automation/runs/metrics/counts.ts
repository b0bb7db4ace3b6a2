/**
 * Keeps the numbers of a journey up: one delta for each batch, in its transaction. What became of handed-off mail is
 * counted by triggers on `emails` (by-hand.sql), under `mailKey` and the like. Reading the numbers is counts-store.ts.
 */
import { sql } from 'drizzle-orm'
import type { RunStatus, State } from '../../../../../workflows/core/state.ts'
import type { StoredEntry, Transition } from '../../../../../workflows/ports.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import { lastMoves, readRecords } from '../actions/moves-store.ts'

type Tx = Handle<'site'>

/** The cohort in which a run counts. */
export interface CountKey {
  journey_id: string
  journey_version: number
  /** The site's local day, counted from 1970-01-01. */
  enrolled_day: number
}

/** Current positions of runs: `at <status>` of a step, or of '' before the first and after the last. */
export const placeKey = (status: RunStatus): string => `at ${status}`
export const reachedKey = 'reached'
/** `branch <branch_id>`; without an id, `otherwise`. */
export const branchKey = (branch_id: string): string => `branch ${branch_id}`
/** Sends that ended before there was a mail. */
export const skippedKey = (reason: string): string => `skipped ${reason}`

/** The counter of an email by its state; an email that has not started has none. SQL triggers write the same. */
export const mailKey = (state: string, reason: string | null): string =>
  state === 'skipped' ? `mail skipped ${reason ?? ''}` : `mail ${state}`

interface Cohort {
  journey_id: string
  journey_version: number
  day: number
  /** By key and step. */
  keys: Map<string, Map<string, number>>
}

/** Sums of one batch: few keys, however many runs. */
export class Tally {
  readonly #cohorts: Cohort[] = []
  /** Runs of one cohort are adjacent. */
  #last: Cohort | undefined

  add(of: CountKey, step_id: string, key: string, n: number): void {
    const { keys } = this.#cohortOf(of)
    const steps = keys.get(key) ?? new Map<string, number>()
    keys.set(key, steps)
    steps.set(step_id, (steps.get(step_id) ?? 0) + n)
  }

  #cohortOf({ journey_id, journey_version, enrolled_day: day }: CountKey): Cohort {
    const isOf = (c: Cohort | undefined) =>
      c !== undefined && c.day === day && c.journey_version === journey_version && c.journey_id === journey_id
    if (this.#last && isOf(this.#last)) return this.#last
    const known = this.#cohorts.find(isOf)
    this.#last = known ?? { journey_id, journey_version, day, keys: new Map() }
    if (!known) this.#cohorts.push(this.#last)
    return this.#last
  }

  rows(): unknown[][] {
    return this.#cohorts.flatMap(({ journey_id, journey_version, day, keys }) =>
      [...keys].flatMap(([key, steps]) =>
        [...steps].flatMap(([step_id, n]) => (n === 0 ? [] : [[journey_id, key, step_id, journey_version, day, n]])),
      ),
    )
  }

  async write(tx: Tx): Promise<void> {
    const rows = this.rows()
    if (rows.length === 0) return
    await tx.run(sql`
      insert into journey_counts (journey_id, key, step_id, journey_version, day, n)
      select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
      from json_each(${JSON.stringify(rows)}) where true
      on conflict (journey_id, key, step_id, journey_version, day) do update set n = n + excluded.n`)
  }
}

/** Updates the counters after a batch. `runOf` answers a run as it was claimed. */
export async function countTransitions(
  tx: Tx,
  transitions: readonly Transition[],
  runOf: (run_id: string) => CountKey & { state: State; enrolled_at: number },
): Promise<void> {
  const tally = new Tally()
  const moves = await lastMoves(tx)
  const mayHaveMoved = ({ run_id }: Transition): boolean => {
    const { journey_id, enrolled_at } = runOf(run_id)
    return enrolled_at <= (moves.get(journey_id) ?? -1)
  }
  for (const transition of transitions) {
    if (moves.size > 0 && mayHaveMoved(transition)) continue
    const { run_id, state, record } = transition
    const run = runOf(run_id)
    movePlace(tally, run, run.state, state)
    countEntries(tally, run, mailUnderWay(run.state), record)
    for (const step_id of stepsReached(run.state.step_id, record, state.step_id)) tally.add(run, step_id, reachedKey, 1)
  }
  if (moves.size > 0) await countAgain(tx, tally, transitions.filter(mayHaveMoved), runOf)
  await tally.write(tx)
}

/** A run that was moved to another version can reach a step twice, so it is counted from its whole record. */
async function countAgain(
  tx: Tx,
  tally: Tally,
  transitions: readonly Transition[],
  runOf: (run_id: string) => CountKey & { state: State },
): Promise<void> {
  const records = await readRecords(
    tx,
    transitions.map(t => t.run_id),
  )
  for (const { run_id, first_sequence, state, record } of transitions) {
    const run = runOf(run_id)
    const before = (records.get(run_id) ?? []).filter(entry => entry.sequence < first_sequence)
    addRun(tally, { ...run, record: before, mails: [] }, -1)
    addRun(tally, { ...run, state, record: [...before, ...record], mails: [] }, 1)
  }
}

/** Counts runs that have just been enrolled. */
export async function countEnrolled(tx: Tx, runs: readonly (CountKey & { status: RunStatus })[]): Promise<void> {
  const tally = new Tally()
  for (const run of runs) tally.add(run, '', placeKey(run.status), 1)
  await tally.write(tx)
}

/** A run with all that it did so far. */
export interface CountedRun extends CountKey {
  state: State
  record: readonly StoredEntry[]
  /** What became of its mails. */
  mails: readonly { step_id: string; keys: readonly string[] }[]
}

/** Takes runs out of the numbers of their version and adds them to those of another. */
export async function countMoved(tx: Tx, runs: readonly CountedRun[], journey_version: number): Promise<void> {
  const tally = new Tally()
  for (const run of runs) {
    addRun(tally, run, -1)
    addRun(tally, { ...run, journey_version }, 1)
  }
  await tally.write(tx)
}

/** Everything that one run counts for. A step that it reached twice counts by its last time. */
export function addRun(tally: Tally, run: CountedRun, n: 1 | -1): void {
  const { state, record, mails } = run
  tally.add(run, state.step_id ?? '', placeKey(state.status), n)
  for (const step_id of stepsReached(null, record, state.step_id)) tally.add(run, step_id, reachedKey, n)
  const mailed = new Set(record.filter(isHandOff).map(entry => entry.step_id))
  const decided = new Map<string, string>()
  for (const entry of record) {
    const key = mailed.has(entry.step_id) && entry.type !== 'branch_taken' ? null : keyOf(entry)
    if (key !== null && entry.step_id !== null) decided.set(entry.step_id, key)
  }
  for (const [step_id, key] of decided) tally.add(run, step_id, key, n)
  for (const { step_id, keys } of mails) for (const key of keys) tally.add(run, step_id, key, n)
}

function movePlace(tally: Tally, run: CountKey, from: State, to: State): void {
  if (from.status === to.status && from.step_id === to.step_id) return
  tally.add(run, from.step_id ?? '', placeKey(from.status), -1)
  tally.add(run, to.step_id ?? '', placeKey(to.status), 1)
}

/** Steps that a run reached; each once, and every completed step has an entry. */
function stepsReached(from: string | null, record: readonly StoredEntry[], to: string | null): Set<string> {
  const steps = new Set<string>()
  for (const { step_id } of record) if (step_id !== null) steps.add(step_id)
  if (to !== null) steps.add(to)
  if (from !== null) steps.delete(from)
  return steps
}

const isHandOff = ({ type }: StoredEntry): boolean => type === 'send_handed_off'

/** The counter of an entry; null for most. */
function keyOf({ type, effect, reason, detail }: StoredEntry): string | null {
  if (type === 'branch_taken') return branchKey(String(detail.branch_id ?? ''))
  return type === 'send_ended' && effect === null ? skippedKey(reason) : null
}

/** A step whose email was handed off counts by the email's state, and not by the run's entries. */
function countEntries(
  tally: Tally,
  run: CountKey,
  mailedBefore: readonly string[],
  record: readonly StoredEntry[],
): void {
  const mailed = [...mailedBefore]
  for (const entry of record) {
    const { step_id } = entry
    if (step_id === null) continue
    if (isHandOff(entry)) mailed.push(step_id)
    const key = keyOf(entry)
    if (key !== null && !(entry.type === 'send_ended' && mailed.includes(step_id))) tally.add(run, step_id, key, 1)
  }
}

const mailEffects: ReadonlySet<string> = new Set(['send_email', 'ask_question'])

/** The step whose mail is under way or to be tried again. */
function mailUnderWay({ outstanding, retry }: State): string[] {
  return [outstanding, retry].flatMap(effect => (effect && mailEffects.has(effect.type) ? [effect.step_id] : []))
}
