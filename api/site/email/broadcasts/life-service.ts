/** Changes of a broadcast by its owner: scheduled, paused, resumed, canceled. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import { action } from '../../../platform/features/endpoint.ts'
import { removeJobs, restart } from '../../../platform/jobs/jobs.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { releaseBroadcastSends } from '../emails/rules.ts'
import * as contract from './contract.ts'
import { cancel } from './end.ts'
import { findIssues } from './issues.ts'
import { broadcastJob } from './jobs.ts'
import { existingBroadcast } from './rules.ts'
import * as store from './store.ts'
import { startOf } from './whom.ts'
import { oneBroadcast } from './wire.ts'

type Tx = Handle<'site'>

/** The broadcast, in one of the states from which this is possible. */
async function inState(tx: Tx, id: string, context: InAction, ...states: store.BroadcastStatus[]) {
  const row = await existingBroadcast(tx, id)
  context.ifMatch(row.version)
  if (!states.includes(row.status)) throw problem('transition_not_allowed', { values: { status: row.status } })
  return row
}

async function change(tx: Tx, row: store.BroadcastRow, set: Partial<store.BroadcastRow>, context: InAction) {
  await store.saveBroadcast(tx, row.id, { ...set, updated_at: context.now() })
  return oneBroadcast(tx, await existingBroadcast(tx, row.id), context)
}

export const scheduleBroadcast = action(contract.scheduleBroadcast, async (tx, { params }, context) => {
  const row = await inState(tx, params.broadcast_id, context, 'draft')
  const now = context.now()
  const errors = await findIssues(tx, row, context.site, now)
  if (errors.length > 0) throw problem('broadcast_incomplete', { errors })
  const starts_at = startOf(row, now)
  await restart(tx, broadcastJob, { subject_id: row.id, due_at: starts_at }, now)
  return change(tx, row, { status: 'scheduled', starts_at }, context)
})

export const unscheduleBroadcast = action(contract.unscheduleBroadcast, async (tx, { params }, context) => {
  const row = await inState(tx, params.broadcast_id, context, 'scheduled')
  await removeJobs(tx, broadcastJob, [row.id])
  return change(tx, row, { status: 'draft', starts_at: null }, context)
})

export const pauseBroadcast = action(contract.pauseBroadcast, async (tx, { params }, context) => {
  const row = await inState(tx, params.broadcast_id, context, 'scheduled', 'sending')
  await restart(tx, broadcastJob, { subject_id: row.id, due_at: context.now() }, context.now())
  return change(tx, row, { status: 'paused', reason: null }, context)
})

/** One that had not begun begins at its time, or now if that has passed. */
export const resumeBroadcast = action(contract.resumeBroadcast, async (tx, { params }, context) => {
  const row = await inState(tx, params.broadcast_id, context, 'paused')
  const now = context.now()
  const due_at = row.started_at === null ? Math.max(now, row.starts_at ?? now) : now
  await restart(tx, broadcastJob, { subject_id: row.id, due_at }, now)
  await releaseBroadcastSends(tx, row.id, now)
  return change(tx, row, { status: row.started_at === null ? 'scheduled' : 'sending', reason: null }, context)
})

export const cancelBroadcast = action(contract.cancelBroadcast, async (tx, { params }, context) => {
  const row = await inState(tx, params.broadcast_id, context, 'scheduled', 'sending', 'paused')
  await cancel(tx, row, null, { emit: context.emit, now: context.now() })
  return oneBroadcast(tx, await existingBroadcast(tx, row.id), context)
})
