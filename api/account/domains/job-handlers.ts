/** Looks at domains again, as long as they are waited for and from then on once a day. */
import type { Installation } from '../../platform/features/context.ts'
import { handle, type JobHandler } from '../../platform/jobs/handler.ts'
import { certificateHandler } from './certificates/job-handlers.ts'
import { checkDomain } from './jobs.ts'
import { lookUp } from './look-up.ts'
import { applyLook } from './rules.ts'
import { findDomain } from './store.ts'

const lease_ms = 5 * 60_000

export function domainHandlers(installation: Installation): readonly JobHandler<'control'>[] {
  const { databases, clock } = installation
  const checking: JobHandler<'control'> = handle(checkDomain, {
    concurrency: 4,
    lease_ms,
    async perform({ subject_id }) {
      const row = await databases.control.read(db => findDomain(db, subject_id))
      // Deleted, or given up.
      if (!row || row.next_check_at === null) return { done: true }
      if (row.next_check_at > clock.now()) return { done: false, again_at: row.next_check_at }
      const looked = await lookUp(installation, row.host)
      const now = clock.now()
      const after = await databases.control.write(tx => applyLook(tx, row, looked, installation, now))
      return after?.next_check_at ? { done: false, again_at: after.next_check_at } : { done: true }
    },
  })
  return [checking, certificateHandler(installation)]
}
