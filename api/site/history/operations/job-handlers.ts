/** Writes an operation as it now is where those who look after the installation see those of all sites. */
import { noteOperation } from '../../../account/console/rules.ts'
import { reportOperationJob } from '../../../platform/features/operations/jobs.ts'
import { findOperation } from '../../../platform/features/operations/store.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'

type Scope = Pick<SiteScope, 'database' | 'installation' | 'site_id'>

/** One at a time, so that nothing older is written after something newer. */
export const reportHandler = ({ database, installation, site_id }: Scope): JobHandler<'site'> =>
  handle(reportOperationJob, {
    concurrency: 1,
    lease_ms: 60_000,
    async perform({ subject_id }) {
      const row = await database.read(db => findOperation(db, subject_id))
      if (row) await installation.databases.control.write(tx => noteOperation(tx, site_id, row))
      return { done: true }
    },
  })
