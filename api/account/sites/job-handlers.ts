/** Ends the making and the removal of sites that met an outage: until then a half-made one has its subdomain. */
import type { Installation } from '../../platform/features/context.ts'
import { handle, type JobHandler } from '../../platform/jobs/handler.ts'
import { finishSite } from './jobs.ts'
import { removeSite } from './rules.ts'
import * as store from './store.ts'

const lease_ms = 5 * 60_000

export const siteHandlers = (installation: Installation): readonly JobHandler<'control'>[] => [
  handle(finishSite, {
    concurrency: 1,
    lease_ms,
    async perform({ subject_id }) {
      const isUnfinished = await installation.databases.control.read(db => store.isUnfinished(db, subject_id))
      if (isUnfinished) await removeSite(installation, subject_id)
      return { done: true }
    },
  }),
]
