/** Jobs about one email that end with a write in the site's database, and need nothing from outside. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { JobDefinition } from '../../../platform/jobs/define.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'

const lease_ms = 60_000

/** The subject of such a job begins with the id of the email. */
export const settling = (
  job: JobDefinition,
  settle: (tx: Handle<'site'>, email_id: string) => Promise<void>,
): JobHandler<'site'> =>
  handle(job, {
    concurrency: 20,
    lease_ms,
    async perform({ subject_id }) {
      const [email_id = ''] = subject_id.split(' ')
      return { done: true, write: tx => settle(tx, email_id) }
    },
  })
