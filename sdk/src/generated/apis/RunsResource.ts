/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  MovePreview,
  NewRunAction,
  Operation,
  Run,
  RunActionPreview,
  RunDetails,
  RunMove,
  RunPage,
  RunReplay,
  RunStatus,
} from '../models/index.ts'

export interface CreateRunActionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `action` and `filter`. Unknown fields are refused. */
  body: NewRunAction
}

export interface ExportRunsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Only those of this journey. */
  journey_id?: string
  /** Only those of this version of the journey. */
  journey_version?: number
  /** Only those of this lead. */
  lead_id?: string
  status?: RunStatus
  /** ID of the step that the run is at now. */
  step_id?: string
  /** Only runs enrolled at this time or later. */
  from?: string
  /** Only runs enrolled at this time or earlier. */
  to?: string
  /** Beginning of the lead’s email address; if none matches, any part of it. */
  search?: string
}

export interface GetRunRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the run. */
  run_id: string
}

export interface ListRunsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only runs enrolled after this time (`enrolled_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only runs enrolled before this time (`enrolled_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Order by `enrolled_at`: `created_at` has the oldest first, `-created_at` the newest. Absent: the list’s own order. */
  sort?: CreatedSort
  /** Only those of this journey. */
  journey_id?: string
  /** Only those of this version of the journey. */
  journey_version?: number
  /** Only those of this lead. */
  lead_id?: string
  status?: RunStatus
  /** ID of the step that the run is at now. */
  step_id?: string
  /** Only runs enrolled at this time or later. */
  from?: string
  /** Only runs enrolled at this time or earlier. */
  to?: string
  /** Beginning of the lead’s email address; if none matches, any part of it. */
  search?: string
}

export interface MoveRunsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: RunMove
}

export interface PreviewMoveRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: RunMove
}

export interface PreviewRunActionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `action` and `filter`. Unknown fields are refused. */
  body: NewRunAction
}

export interface ReplayRunRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the run. */
  run_id: string
}

export interface RetryRunRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the run. */
  run_id: string
}

export interface SkipWaitRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the run. */
  run_id: string
}

export interface StopRunRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the run. */
  run_id: string
}

/** One lead’s way through a journey, step by step, with the reasons. */
export class RunsResource extends Resource {
  /**
   * Stop, retry or skip the waits of all runs that fit
   *
   * Returns an operation of type `run_action`. Each run is processed once, whatever changes meanwhile; runs for which the action is not possible are listed as failures.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/run-actions` (createRunAction)
   * @example
   * ```ts
   * const result = await client.runs.createAction({
   *   site_id,
   *   body: {
   *     action: 'stop',
   *     filter: { journey_id: 'jrn_0199a3f2c4d87e6b9a0112233445566f', status: 'delayed' },
   *   },
   * })
   * ```
   */
  createAction(request: CreateRunActionRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/run-actions', body: true }, request, options)
  }

  /**
   * Export runs as CSV
   *
   * A header row, then one row per run. Cells that begin with `=`, `+`, `-`, `@`, tab or carriage return are prefixed with an apostrophe.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/runs/export` (exportRuns)
   * @example
   * ```ts
   * const file = await client.runs.export({ site_id })
   * ```
   */
  export(request: ExportRunsRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/runs/export', query: ['journey_id', 'journey_version', 'lead_id', 'status', 'step_id', 'from', 'to', 'search'], accept: 'text/csv' }, request, options)
  }

  /**
   * Get a run with every decision and its reason
   *
   * Returns each decision with the facts it was made by, and the emails of the run.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/runs/{run_id}` (getRun)
   * @example
   * ```ts
   * const run = await client.runs.get({ site_id, run_id })
   * ```
   */
  get(request: GetRunRequest, options?: RequestOptions): Answer<RunDetails> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/runs/{run_id}' }, request, options)
  }

  /**
   * List runs, the last enrollment first
   *
   * Returns runs of all journeys with the lead, the step and what each waits for.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/runs` (listRuns)
   * @example
   * ```ts
   * for await (const item of client.runs.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListRunsRequest, options?: RequestOptions): ListAnswer<RunPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/runs', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'journey_id', 'journey_version', 'lead_id', 'status', 'step_id', 'from', 'to', 'search'] }, request, options)
  }

  /**
   * Move waiting runs to another version of the journey
   *
   * Runs stay at the step with the same ID; waits are recalculated from their start. Returns an operation of type `run_action`; runs that cannot be moved stay unchanged and are listed as failures.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/moves` (moveRuns)
   * @example
   * ```ts
   * const result = await client.runs.move({ site_id, journey_id, body: { from_version: 1 } })
   * ```
   */
  move(request: MoveRunsRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/moves', body: true }, request, options)
  }

  /**
   * Preview moving runs to another version: which can, which cannot, which would act at once
   *
   * Changes nothing.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/moves/preview` (previewMove)
   * @example
   * ```ts
   * const result = await client.runs.previewMove({ site_id, journey_id, body: { from_version: 1 } })
   * ```
   */
  previewMove(request: PreviewMoveRequest, options?: RequestOptions): Answer<MovePreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/moves/preview', body: true }, request, options)
  }

  /**
   * Count the runs an action would reach
   *
   * Changes nothing.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/run-actions/preview` (previewRunAction)
   * @example
   * ```ts
   * const result = await client.runs.previewAction({
   *   site_id,
   *   body: {
   *     action: 'stop',
   *     filter: { journey_id: 'jrn_0199a3f2c4d87e6b9a0112233445566f', status: 'delayed' },
   *   },
   * })
   * ```
   */
  previewAction(request: PreviewRunActionRequest, options?: RequestOptions): Answer<RunActionPreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/run-actions/preview', body: true }, request, options)
  }

  /**
   * Replay a run from its stored inputs and compare the results
   *
   * Changes nothing. `identical` is `true` if the state matches byte for byte and the record entry for entry; otherwise `difference` says where they differ.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/runs/{run_id}/replay` (replayRun)
   * @example
   * ```ts
   * const result = await client.runs.replay({ site_id, run_id })
   * ```
   */
  replay(request: ReplayRunRequest, options?: RequestOptions): Answer<RunReplay> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/runs/{run_id}/replay' }, request, options)
  }

  /**
   * Retry a failed run from where it stands
   *
   * The failed step is carried out again. What was done before it is not repeated.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/runs/{run_id}/retry` (retryRun)
   * @example
   * ```ts
   * const result = await client.runs.retry({ site_id, run_id })
   * ```
   */
  retry(request: RetryRunRequest, options?: RequestOptions): Answer<Run> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/runs/{run_id}/retry' }, request, options)
  }

  /**
   * End the wait of a run now
   *
   * Skips a delay, or a wait for an open window, an open, a click or an answer. An email being sent is not affected.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/runs/{run_id}/skip-wait` (skipWait)
   * @example
   * ```ts
   * const result = await client.runs.skipWait({ site_id, run_id })
   * ```
   */
  skipWait(request: SkipWaitRequest, options?: RequestOptions): Answer<Run> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/runs/{run_id}/skip-wait' }, request, options)
  }

  /**
   * Stop a live run
   *
   * Queued email of the run is not sent. A run that was stopped cannot go on.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/runs/{run_id}/stop` (stopRun)
   * @example
   * ```ts
   * const result = await client.runs.stop({ site_id, run_id })
   * ```
   */
  stop(request: StopRunRequest, options?: RequestOptions): Answer<Run> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/runs/{run_id}/stop' }, request, options)
  }
}
