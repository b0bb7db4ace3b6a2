/** Carries on what a request has begun at Stripe and could not end. */
import type { Installation } from '../../../platform/features/context.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import { oneAtATime } from '../customers.ts'
import { completeRefund } from './give-back.ts'
import { carryRefundOn } from './jobs.ts'
import { findSubscription } from './store.ts'

const lease_ms = 5 * 60_000

export function subscriptionHandlers(installation: Installation): readonly JobHandler<'control'>[] {
  return [
    handle(carryRefundOn, {
      concurrency: 2,
      lease_ms,
      async perform({ subject_id }) {
        const row = await installation.databases.control.read(db => findSubscription(db, subject_id))
        if (row) await oneAtATime(installation, row.account_id, () => completeRefund(installation, row))
        return { done: true }
      },
    }),
  ]
}
