/** Compares subscriptions with Stripe each night, and when somebody asks for it. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Installation } from '../../platform/features/context.ts'
import { handle, type JobHandler } from '../../platform/jobs/handler.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { isId } from '../../platform/runtime/ids.ts'
import { reconcile } from './jobs.ts'
import { runReconciliation } from './reconcile.ts'
import { findReconciliation } from './store.ts'

const lease_ms = 60 * 60_000
const day_ms = 86_400_000
/** At three in the morning, UTC. */
const night_ms = 3 * 3_600_000

const nightly = 'nightly'
const nextNight = (now: number): number => Math.floor((now - night_ms) / day_ms + 1) * day_ms + night_ms

export function reconciliationHandlers(installation: Installation): readonly JobHandler<'control'>[] {
  const { databases, clock, newId } = installation
  return [
    handle(reconcile, {
      concurrency: 1,
      lease_ms,
      async perform({ subject_id }) {
        const asked = isId('reconciliation', subject_id)
        const now = clock.now()
        const begun = asked ? await databases.control.read(db => findReconciliation(db, subject_id)) : undefined
        const fresh = { subscriptions_compared: 0, differences: [], failure: null, started_at: now, ended_at: null }
        const row = begun ?? { id: newId('reconciliation'), status: 'running' as const, ...fresh }
        if (installation.payments && row.status === 'running') await runReconciliation(installation, row)
        return asked ? { done: true } : { done: false, again_at: nextNight(clock.now()) }
      },
    }),
  ]
}

/** Once payments are set up; again, it stays as it is. */
export const beginReconciling = (tx: Handle<'control'>, now: number): Promise<void> =>
  enqueue(tx, reconcile, { subject_id: nightly, due_at: nextNight(now) }, now)
