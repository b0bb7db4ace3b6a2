/** Brings prices at Stripe in line with plans that were edited. */
import type { Installation } from '../../platform/features/context.ts'
import { handle, type JobHandler } from '../../platform/jobs/handler.ts'
import { syncPrices } from './jobs.ts'
import { syncPlanPrices } from './set-up.ts'

const lease_ms = 5 * 60_000

export function priceHandlers(installation: Installation): readonly JobHandler<'control'>[] {
  return [
    handle(syncPrices, {
      concurrency: 1,
      lease_ms,
      async perform({ subject_id }) {
        if (installation.payments) await syncPlanPrices(installation, subject_id)
        return { done: true }
      },
    }),
  ]
}
