/** What does the jobs of a type, and what becomes of each. */
import type { Handle, Kind } from '../database/handle.ts'
import { type JobDefinition, type JobOf, readJob } from './define.ts'
import type { Job } from './jobs.ts'

/**
 * The outcome of a job: done, or to be retried. Either may write in the completing transaction: by itself, or
 * through its handler's `writeResults` together with others that end at the same moment.
 */
export type Outcome<K extends Kind, R = unknown> = {
  write?: (tx: Handle<K>) => Promise<void>
  result?: R
  /** Called once the outcome is on disk, or could not be written. */
  settled?: () => void
  /** Called at once where it could not be written; then the job is performed again once something can be. */
  unwritten?: (error: unknown) => void
} & ({ done: true } | { done: false; again_at: number })

export interface JobHandler<K extends Kind, R = unknown> {
  readonly type: string
  /** At most this many at once for one database. */
  concurrency: number
  /** More are taken once so many places are free, so that those that are taken together are prepared together. */
  free_min?: number
  lease_ms: number
  /** Makes due what a process that was killed left waiting, as a worker starts. */
  recover?(tx: Handle<K>): Promise<void>
  perform(job: Job, signal: AbortSignal): Promise<Outcome<K, R>>
  /** The transaction in which outcomes are written, where it is not just any of the database. */
  within?<T>(work: (tx: Handle<K>) => Promise<T>): Promise<T>
  /** Writes a batch of results in few statements. If it throws, each is written alone, so that one harms no other. */
  writeResults?(tx: Handle<K>, results: readonly R[]): Promise<void>
}

/** What does the jobs of a declaration; it gets their payload as declared. */
export const handle = <D extends JobDefinition, K extends Kind = 'site', R = unknown>(
  job: D,
  handler: Omit<JobHandler<K, R>, 'type' | 'perform'> & {
    perform(job: JobOf<D>, signal: AbortSignal): Promise<Outcome<K, R>>
  },
): JobHandler<K, R> => ({
  ...handler,
  type: job.type,
  perform: async (claimed, signal) => handler.perform(readJob(job, claimed), signal),
})
