/** The additional port of the Temporal runner, and the results of its activities. Types only. */
import type { Definition } from '../core/definition.ts'
import type { Input } from '../core/inputs.ts'
import type { RunStatus, State } from '../core/state.ts'

export interface RunKey {
  site_id: string
  run_id: string
}

/** A live run as its workflow is named and found by. */
export interface LiveRun {
  run_id: string
  journey_id: string
  lead_id: string
  status: RunStatus
}

export interface DueRun extends LiveRun {
  wake_at: number
  /** Its last input; null if it is only due. */
  input: number | null
  /** Whether a workflow was started for it. */
  has_workflow: boolean
  cursor: Cursor
}

export type Cursor = readonly [wake_at: number, row: number]

/** The state of a run in the record. */
export interface RunRecord {
  definition: Definition
  journey_version: number
  state: State
}

/** Actions on a run through Temporal, which become the same inputs as an owner's actions. */
export type Request = 'unenroll' | 'skip_wait'

/** One site's record as Temporal's runner reads it. Implemented by the API. */
export interface TemporalRecord {
  /** Due runs, without paused journeys, by due time. */
  dueRuns(page: { now: number; after: Cursor | null; limit: number }): Promise<DueRun[]>
  /** Live runs for which no workflow was started yet, by id. */
  runsWithoutWorkflow(page: { after: string; limit: number }): Promise<LiveRun[]>
  /** Those of the runs that have not ended. */
  liveAmong(run_ids: readonly string[]): Promise<ReadonlySet<string>>
  noteWorkflows(started: readonly { run_id: string; temporal_run_id: string }[]): Promise<void>
  standing(run_id: string): Promise<(RunRecord & { wake_at: number | null; paused: boolean }) | null>
  /** Every input applied since a sequence, in order, with the version of the definition at that time. */
  inputsSince(run_id: string, sequence: number): Promise<{ journey_version: number; inputs: Input[] }[]>
  leave(run_id: string, request: Request): Promise<void>
}

export interface CarryOnRequest extends RunKey {
  /** The workflow's view of the run. */
  sequence: number
  journey_version: number
  request?: Request
}

/**
 * `changed` has the inputs that the workflow must apply and the state that it must reach; `replaced` says that its view no
 * longer serves.
 */
export type CarriedOn =
  | { type: 'gone' }
  | { type: 'changed'; inputs: Input[]; sequence: number; status: RunStatus; wait_ms: number | null }
  | { type: 'replaced'; standing: RunRecord; wait_ms: number | null }

/** The activity, as the workflow calls it. Everything in it is ids, decisions and moments. */
export interface JourneyActivities {
  carryOn(request: CarryOnRequest): Promise<CarriedOn>
}
