/** Brings in line at Stripe what people change about themselves. */
import type { Installation } from '../../platform/features/context.ts'
import { handle, type JobHandler } from '../../platform/jobs/handler.ts'
import { accountsOwnedBy } from '../memberships/rules.ts'
import { changeOwner } from './customers.ts'
import { updatePayer } from './jobs.ts'

const lease_ms = 5 * 60_000

export function billingHandlers(installation: Installation): readonly JobHandler<'control'>[] {
  return [
    handle(updatePayer, {
      concurrency: 1,
      lease_ms,
      async perform({ subject_id }) {
        const account_ids = await installation.databases.control.read(db => accountsOwnedBy(db, subject_id))
        for (const account_id of account_ids) await changeOwner(installation, account_id)
        return { done: true }
      },
    }),
  ]
}
