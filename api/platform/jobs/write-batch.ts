/** The outcomes of jobs that ended at the same moment, in one transaction. */
import type { Handle, Kind } from '../database/handle.ts'
import type { JobHandler, Outcome } from './handler.ts'
import { type Job, postpone, removeJobs, stillHeld } from './jobs.ts'

export interface JobResult<K extends Kind> {
  job: Job
  outcome: Outcome<K>
}

/** Answers those whose lease was still valid. */
export async function writeBatch<K extends Kind>(
  tx: Handle<K>,
  handler: JobHandler<K>,
  batch: readonly JobResult<K>[],
): Promise<Set<Job>> {
  const held = await stillHeld(
    tx,
    batch.map(({ job }) => job),
  )
  const ending = batch.filter(({ job }) => held.has(job))
  const results = ending.flatMap(({ outcome }) => ('result' in outcome ? [outcome.result] : []))
  if (results.length > 0) await handler.writeResults?.(tx, results)
  for (const { outcome } of ending) await outcome.write?.(tx)
  const done = ending.filter(({ outcome }) => outcome.done)
  await removeJobs(
    tx,
    handler,
    done.map(({ job }) => job.subject_id),
  )
  for (const { job, outcome } of ending) if (!outcome.done) await postpone(tx, job, outcome.again_at)
  return held
}
