/**
 * What a runner needs from the record: one site's database as the runs see it. Implemented by the API, and in memory by
 * tests.
 */
import type { Definition } from './core/definition.ts'
import type { AnsweredKind, Outcomes, OutsideEffect, RecordEffect } from './core/effects.ts'
import type { Input } from './core/inputs.ts'
import type { RecordEntry } from './core/record.ts'
import type { State } from './core/state.ts'
import type { ZoneTable } from './time/zones.ts'

/** A run as it is claimed. Runs of one version share one `definition` object, so that its index is built once. */
export interface ClaimedRun {
  run_id: string
  lead_id: string
  definition: Definition
  state: State
  /**
   * Results and requests that were left for the run (with its `wake_at` set to now), oldest first; claiming takes them
   * away.
   */
  inputs: Input[]
  /** How often in a row carrying this run on has broken. */
  attempts: number
  lead_timezone: string | null
  site_timezone: string
}

/** The answer to an effect on the database. `facts` (values of the lead) go into the record only, never into the state. */
export type EffectResult<K extends AnsweredKind = AnsweredKind> =
  | { ok: true; outcome: Outcomes[K]; facts?: Record<string, unknown> }
  | { ok: false; code: string; retry_at: number | null; facts?: Record<string, unknown> }

/** An effect on the database that a run waits for. */
export interface AskedEffect<R extends ClaimedRun = ClaimedRun, E extends RecordEffect = RecordEffect> {
  run: R
  effect: E
}

/** An entry as it is stored: the core's, and the facts of the effect it is about. */
export interface StoredEntry extends RecordEntry {
  facts: Record<string, unknown> | null
}

/**
 * Everything that one wake-up did to a run. `first_sequence` identifies it: unique with `run_id`.
 * When no input fitted, `inputs` and `record` are empty and only `wake_at` is to be written.
 */
export interface Transition {
  run_id: string
  first_sequence: number
  at: number
  state: State
  wake_at: number | null
  /** In the order in which they were taken; replaying them from the first reproduces the state byte for byte. */
  inputs: Input[]
  record: StoredEntry[]
}

/** A run that failed to step: nothing of it was saved, and it is retried at `wake_at`. */
export interface Postponement {
  run_id: string
  attempts: number
  wake_at: number
}

export interface Due {
  now: number
  limit: number
  run_ids?: readonly string[]
  /** Inputs of this transaction, by run: these runs are claimed whatever their due time, and no others. */
  came?: Came
}

/** Delivers inputs to runs in the transaction that caused them. */
export type Came = ReadonlyMap<string, readonly Input[]>

/** One run could not be carried on; the transaction must not be committed. */
export class BrokenRunError extends Error {
  readonly run: ClaimedRun
  constructor(run: ClaimedRun, cause: unknown) {
    super(`Run ${run.run_id} could not be carried on`, { cause })
    this.run = run
  }
}

/** One site. Inside `transaction` nothing but the database may be awaited. */
export interface RunPort<Tx> {
  /** The time-zone data to plan with; absent: this process's. */
  zones?: ZoneTable
  /** Commits what `work` did, or nothing of it. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Due runs (`wake_at <= now`), oldest first, without paused ones; only of `run_ids` or of `came`
   * where they are given.
   */
  claimDue(tx: Tx, due: Due): Promise<ClaimedRun[]>
  /**
   * Applies effects on the database, one of each run and at most one of each lead, and answers the results in order.
   * A throw is a defect or an outage (`BrokenRunError` where it is known whose); a refusal is an answer.
   */
  applyEffects(tx: Tx, asked: readonly AskedEffect[], now: number): Promise<EffectResult[]>
  /**
   * Makes jobs of effects outside the database, unique by (`run_id`, `sequence`): one that has ended before is opened
   * again.
   */
  enqueue(tx: Tx, effects: OutsideEffect[], now: number): Promise<void>
  /** Writes states, wake-ups and record, and sets the runs' `attempts` to 0. */
  save(tx: Tx, transitions: Transition[]): Promise<void>
  /** Writes that runs are to be tried again later, with the count of tries. */
  postpone(tx: Tx, postponements: Postponement[]): Promise<void>
  /** The earliest `wake_at` of all runs that may be claimed. */
  nextWake(): Promise<number | null>
}

/** What carries out many effects, one after another, by what carries out one. */
export function oneByOne<Tx, E extends RecordEffect = RecordEffect>(
  apply: (tx: Tx, run: ClaimedRun, effect: E, now: number) => Promise<EffectResult>,
): (tx: Tx, asked: readonly AskedEffect<ClaimedRun, E>[], now: number) => Promise<EffectResult[]> {
  return async (tx, asked, now) => {
    const results: EffectResult[] = []
    for (const { run, effect } of asked) {
      results.push(await blaming(run, () => apply(tx, run, effect, now)))
    }
    return results
  }
}

/** Whatever breaks in `work` is this run's. */
export async function blaming<T>(run: ClaimedRun, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw cause instanceof BrokenRunError ? cause : new BrokenRunError(run, cause)
  }
}
