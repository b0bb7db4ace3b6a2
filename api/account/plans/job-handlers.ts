/** Ends plans that were granted for a time. */
import type { Installation } from '../../platform/features/context.ts'
import { handle, type JobHandler } from '../../platform/jobs/handler.ts'
import { endGrants } from './jobs.ts'
import { announceSites, endPlan, planOfAccount, retryInSites } from './rules.ts'

const lease_ms = 60_000

export function planHandlers(installation: Installation): readonly JobHandler<'control'>[] {
  const { databases, clock } = installation
  return [
    handle(endGrants, {
      concurrency: 1,
      lease_ms,
      async perform({ subject_id }) {
        const now = clock.now()
        const row = await databases.control.read(db => planOfAccount(db, subject_id))
        // Another plan has been given since, or none that ends.
        if (row?.source !== 'granted' || row.ends_at === null || row.ended_at !== null) return { done: true }
        if (row.ends_at > now) return { done: false, again_at: row.ends_at }
        const sites = await databases.control.write(async tx => {
          await endPlan(tx, subject_id, 'granted', now)
          return announceSites(tx, subject_id)
        })
        await retryInSites(installation, sites, now)
        return { done: true }
      },
    }),
  ]
}
