/** Operations on many runs: inputs for the runs, and moves to another version. */
import { z } from '@hono/zod-openapi'
import type { RunStatus } from '../../../../../workflows/core/state.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import {
  type BatchResult,
  type Failure,
  type OperationWork,
  operationType,
} from '../../../../platform/features/operations/operation-type.ts'
import type { SiteScope } from '../../../../platform/features/site-scope.ts'
import { countRunsBy, keysOfRuns, type RunKey } from '../list-store.ts'
import { leaveInputs } from '../rules.ts'
import { runSelection } from '../run-filter.ts'
import type { RunSelection } from '../table.ts'
import { isReadable } from '../wire.ts'
import { moveBatch } from './moves.ts'
import { type Ask, inputOf, isPossible } from './requests.ts'
import { type FoundRun, findRuns } from './store.ts'

type Tx = Handle<'site'>

const batch_runs = 500

const live: readonly RunStatus[] = ['pending', 'running', 'waiting', 'delayed']
const reach: Record<Action, readonly RunStatus[]> = {
  stop: live,
  retry: ['failed'],
  skip_wait: ['waiting', 'delayed'],
  move: live,
}

const action = z.enum(['stop', 'retry', 'skip_wait', 'move'])
type Action = z.output<typeof action>

/** A move names the version that the runs are to have, and their journey. */
const asked = z.strictObject({ action, selection: runSelection, to_version: z.int().optional() })
export type RunActionRequest = z.output<typeof asked>

/** The selected runs that an action can apply to, enrolled before it began. */
export function reachableBy(action: Action, selection: RunSelection, now: number): RunSelection {
  const { statuses, to } = selection
  return {
    ...selection,
    statuses: statuses ? reach[action].filter(status => statuses.includes(status)) : reach[action],
    to: to === undefined ? now : Math.min(to, now),
  }
}

function acting({ database, clock }: SiteScope): OperationWork<RunActionRequest, RunKey, readonly RunKey[]> {
  return {
    count: ({ parameters }) => database.readSlow(db => countRunsBy(db, parameters.selection)),
    async find({ parameters }, after) {
      const rows = await database.readSlow(db => keysOfRuns(db, parameters.selection, { after, limit: batch_runs }))
      const cursor = rows.at(-1) ?? after ?? { enrolled_at: 0, id: '' }
      return { rows, cursor, is_last: rows.length < batch_runs }
    },
    async apply(tx, { parameters }, keys) {
      const found = await findRuns(tx, keys)
      const unreadable = found.filter(({ run }) => !isReadable(run))
      const readable = found.filter(({ run }) => isReadable(run))
      const { succeeded = 0, skipped = 0, failures = [] } = await carryOut(tx, parameters, readable, clock.now())
      return {
        succeeded,
        skipped: skipped + keys.length - found.length,
        failures: [...unreadable.map(failing('state_version_unknown')), ...failures],
      }
    },
  }
}

const failing =
  (code: string) =>
  ({ run }: FoundRun): Failure => ({ subject_id: run.id, code })

function carryOut(
  tx: Tx,
  { action, selection, to_version }: RunActionRequest,
  found: readonly FoundRun[],
  now: number,
) {
  if (action !== 'move') return askBatch(tx, action, found, now)
  const { journey_id } = selection
  if (to_version === undefined || journey_id === undefined) throw new Error('A move has no version to go to')
  return moveBatch(tx, { journey_id, to_version }, found, now)
}

/** Those that have ended since are left as they are. */
async function askBatch(tx: Tx, ask: Ask, found: readonly FoundRun[], now: number): Promise<BatchResult> {
  const possible = found.filter(({ run }) => isPossible(ask, run))
  const impossible = found.filter(({ run }) => !isPossible(ask, run))
  await leaveInputs(
    tx,
    possible.map(({ run }) => ({ run_id: run.id, input: inputOf(ask, now) })),
  )
  const [over, standing] = [impossible.filter(isOver), impossible.filter(one => !isOver(one))]
  return { succeeded: possible.length, skipped: over.length, failures: standing.map(failing('not_possible')) }
}

const isOver = ({ run }: FoundRun): boolean => run.ended_at !== null

export const runAction = operationType({
  name: 'run_action',
  permission: 'manage-marketing',
  parameters: asked,
  details: ({ action, to_version }) => ({ action, ...(to_version !== undefined && { to_version }) }),
  failures: ['not_possible', 'step_missing', 'other_step', 'state_version_unknown'],
  reasons: [],
  work: acting,
})
