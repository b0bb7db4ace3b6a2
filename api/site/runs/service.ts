/** The operations on runs. */
import { toInstant, toInstantOrNull } from '../../platform/clock.ts'
import type { Context, InAction } from '../../platform/context.ts'
import { action, query } from '../../platform/operation.ts'
import { afterId, page, pageLimit } from '../../platform/pagination.ts'
import { problem } from '../../platform/problem/problem.ts'
import type { Signals } from '../../platform/signals.ts'
import * as contract from './contract.ts'
import { existingRun, leaveInput } from './rules.ts'
import * as store from './store.ts'

type Listed = Awaited<ReturnType<typeof store.pageOfRuns>>[number]

function toRun({ run, email, first_name, last_name }: Listed) {
  const { wait, step_id, reason } = run.state
  const waits = wait !== null && (run.status === 'waiting' || run.status === 'delayed')
  return {
    run_id: run.id,
    journey_id: run.journey_id,
    journey_version: run.journey_version,
    lead: { id: run.lead_id, email: email ?? '', name: [first_name, last_name].filter(Boolean).join(' ') },
    run_date: toInstant(run.enrolled_at),
    run_status: run.status,
    run_duration: run.ended_at === null ? null : run.ended_at - run.enrolled_at,
    reason,
    step_id,
    ...(waits && {
      wait: {
        waiting_for: wait.waiting_for,
        reason: wait.reason,
        since: toInstant(wait.since),
        until: toInstantOrNull(wait.until),
        local: wait.local,
        zone: wait.zone,
        zone_source: wait.zone_source,
      },
    }),
    cause: run.cause,
    submission_id: run.submission_id,
    ended_at: toInstantOrNull(run.ended_at),
  }
}

const toEntry = (row: store.RecordRow) => ({
  sequence: row.sequence,
  at: toInstant(row.at),
  step_id: row.step_id,
  kind: row.kind,
  reason: row.reason,
  detail: row.detail,
  ...(row.facts && { facts: row.facts }),
})

export const listRuns = query(contract.listRuns, async (db, { query: q }) => {
  const rows = await store.pageOfRuns(db, q, { after: afterId(q), limit: pageLimit(q) })
  return page(q, rows, ({ run }) => [run.id], toRun)
})

async function listed(db: Parameters<typeof store.findRun>[0], run_id: string): Promise<Listed> {
  const row = await store.findListedRun(db, run_id)
  if (!row) throw problem('not_found')
  return row
}

export const getRun = query(contract.getRun, async (db, { params }) => {
  const row = await listed(db, params.run_id)
  const entries = await store.recordOf(db, params.run_id)
  return { ...toRun(row), entries: entries.map(toEntry) }
})

const signalsOf = async (_input: unknown, { installation }: Context): Promise<Signals> => installation.signals
const wake = (context: InAction, signals: Signals) => context.afterCommit(() => signals.wake('runs', context.site.id))

export const stopRun = action(contract.stopRun, signalsOf, async (tx, { params }, context, signals) => {
  const row = await existingRun(tx, params.run_id)
  if (row.ended_at !== null) throw problem('transition_not_allowed', { values: { state: row.status } })
  const at = context.now()
  await leaveInput(tx, row.id, { type: 'stop', at, reason: 'stopped_by_owner', as: 'stopped' }, at)
  wake(context, signals)
  return toRun(await listed(tx, row.id))
})

export const retryRun = action(contract.retryRun, signalsOf, async (tx, { params }, context, signals) => {
  const row = await existingRun(tx, params.run_id)
  if (row.status !== 'failed') throw problem('transition_not_allowed', { values: { state: row.status } })
  const at = context.now()
  await leaveInput(tx, row.id, { type: 'event', at, event: { kind: 'retry' } }, at)
  wake(context, signals)
  return toRun(await listed(tx, row.id))
})
