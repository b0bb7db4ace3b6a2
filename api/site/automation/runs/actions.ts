/**
 * Carries out what was asked of many runs, a batch at a time: inputs for the runs and the place up to which it is done are
 * one transaction, so that each run is reached once, whatever stops in between.
 */
import type { RunStatus } from '../../../../workflows/core/state.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { RunActionRow } from './actions-store.ts'
import * as store from './actions-store.ts'
import { keysOfRuns, type RunKey } from './list-store.ts'
import { moveBatch } from './moves.ts'
import { type Ask, inputOf, isPossible } from './requests.ts'
import { leaveInputs } from './rules.ts'
import type { RunSelection } from './table.ts'
import { isReadable } from './wire.ts'

type Tx = Handle<'site'>

export const runActionKind = 'run_action'
const batch_runs = 500

const live: readonly RunStatus[] = ['pending', 'running', 'waiting', 'delayed']
const reach: Record<RunActionRow['kind'], readonly RunStatus[]> = {
  stop: live,
  retry: ['failed'],
  skip_wait: ['waiting', 'delayed'],
  move: live,
}

/** Of a selection the runs that an action can reach at all, enrolled before it. */
export function reachableBy(kind: RunActionRow['kind'], selection: RunSelection, now: number): RunSelection {
  const { statuses, to } = selection
  return {
    ...selection,
    statuses: statuses ? reach[kind].filter(status => statuses.includes(status)) : reach[kind],
    to: to === undefined ? now : Math.min(to, now),
  }
}

/** The next runs of an action; true once all were looked at. */
export async function carryOutBatch(tx: Tx, row: RunActionRow, now: number): Promise<boolean> {
  const after: RunKey | null =
    row.after_at === null || row.after_id === null ? null : { enrolled_at: row.after_at, id: row.after_id }
  const keys = await keysOfRuns(tx, row.filter, { after, limit: batch_runs })
  const found = (await store.runsOf(tx, keys)).filter(({ run }) => isReadable(run))
  const reached = row.kind === 'move' ? await moveBatch(tx, row, found, now) : await askBatch(tx, row.kind, found, now)
  const last = keys.at(-1)
  const over = keys.length < batch_runs
  await store.saveProgress(tx, row.id, {
    done: row.done + reached,
    left: row.left + keys.length - reached,
    ...(last && { after_at: last.enrolled_at, after_id: last.id }),
    ...(over && { ended_at: now }),
  })
  return over
}

async function askBatch(
  tx: Tx,
  ask: Ask,
  found: Awaited<ReturnType<typeof store.runsOf>>,
  now: number,
): Promise<number> {
  const asked = found.filter(({ run }) => isPossible(ask, run))
  await leaveInputs(
    tx,
    asked.map(({ run }) => ({ run_id: run.id, input: inputOf(ask, now) })),
  )
  return asked.length
}
