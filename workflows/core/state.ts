/** The state of a run: a JSON value whose version selects the rules that can read it. */
import type { Effect, ZoneSource } from './effects.ts'

export type RunStatus = 'pending' | 'running' | 'waiting' | 'delayed' | 'stopped' | 'failed' | 'completed'

export type WaitingFor =
  | 'delay'
  | 'open_window'
  | 'delivery'
  | 'retry'
  | 'event'
  | 'answer'
  | 'writing'
  | 'approval'
  | 'webhook'

/** The description of a wait, and what is needed to recompute it when time-zone data changes. */
export interface Wait {
  waiting_for: WaitingFor
  reason: string
  since: number
  until: number | null
  local: string | null
  zone: string | null
  zone_source: ZoneSource | null
  tz_data: string | null
}

export interface State {
  version: 1
  run_id: string
  status: RunStatus
  /** The last number given to an effect or an entry of the record; never goes back. */
  sequence: number
  started_at: number | null
  ended_at: number | null
  step_id: string | null
  wait: Wait | null
  /** The one effect whose answer the run waits for. */
  outstanding: Effect | null
  /** An effect that failed for now and is to be tried again under its own sequence. */
  retry: Effect | null
  attempts: number
  /** Why the run ended. */
  reason: string | null
  /** Steps that reach a person are skipped until the next wait: they were overdue, and the owner chose so. */
  skipping?: true
}

/** The state of a run that is enrolled and has done nothing. */
export function newRun(runId: string): State {
  return {
    version: 1,
    run_id: runId,
    status: 'pending',
    sequence: 0,
    started_at: null,
    ended_at: null,
    step_id: null,
    wait: null,
    outstanding: null,
    retry: null,
    attempts: 0,
    reason: null,
  }
}

/** Whether nothing but an owner's retry can move the run. */
export function hasEnded(state: State): boolean {
  return state.status === 'stopped' || state.status === 'failed' || state.status === 'completed'
}

/** When the run is due: 0 at once, null if it waits for an input or has ended. */
export function wakeAt(state: State): number | null {
  if (state.status === 'pending') return 0
  if (hasEnded(state)) return null
  return state.outstanding?.type === 'sleep_until' ? state.outstanding.until : null
}
