/** The job that waits for the next moment at which time changes a membership: nobody looks before. */
import type { Handle } from '../../../platform/database/handle.ts'
import { enqueue, findDueTime, removeJobs } from '../../../platform/jobs/jobs.ts'
import { earliestDue } from './dues-store.ts'
import { audienceDuesJob } from './jobs.ts'

type Db = Handle<'site'>

const subject_id = 'site'

/** Moves the job to the first moment that is due. Where it is being done, it is replaced by one for what is left. */
export async function scheduleDues(tx: Db, now: number, { anew = false } = {}): Promise<void> {
  const due_at = await earliestDue(tx)
  if (!anew && (await findDueTime(tx, audienceDuesJob, subject_id)) === due_at) return
  await removeJobs(tx, audienceDuesJob, [subject_id])
  if (due_at !== null) await enqueue(tx, audienceDuesJob, { subject_id, due_at }, now)
}
