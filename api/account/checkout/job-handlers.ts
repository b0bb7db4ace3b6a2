/** Ends the payments of sites that are removed. */
import type { Installation } from '../../platform/features/context.ts'
import { handle, type JobHandler } from '../../platform/jobs/handler.ts'
import { endSitePayments } from './end-payments.ts'
import { endSiteAddOns } from './jobs.ts'

const lease_ms = 5 * 60_000

export function checkoutHandlers(installation: Installation): readonly JobHandler<'control'>[] {
  return [
    handle(endSiteAddOns, {
      concurrency: 2,
      lease_ms,
      async perform({ subject_id }) {
        await endSitePayments(installation, subject_id)
        return { done: true }
      },
    }),
  ]
}
