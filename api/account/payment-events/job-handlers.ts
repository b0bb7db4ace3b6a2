/** Carries events of payments on: several objects at once, of one object never two. */
import type { Installation } from '../../platform/features/context.ts'
import { handle, type JobHandler } from '../../platform/jobs/handler.ts'
import { settleStripeObject } from './jobs.ts'
import { settleObject } from './settle-object.ts'

const lease_ms = 5 * 60_000
const retry_ms = 600_000

export function paymentEventHandlers(installation: Installation): readonly JobHandler<'control'>[] {
  return [
    handle(settleStripeObject, {
      concurrency: 8,
      lease_ms,
      async perform({ subject_id }) {
        if (!installation.payments) return { done: false, again_at: installation.clock.now() + retry_ms }
        await settleObject(installation, subject_id)
        return { done: true }
      },
    }),
  ]
}
