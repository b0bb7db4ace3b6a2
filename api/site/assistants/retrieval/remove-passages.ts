/** Removes the passages of versions that nothing answers from any more, few at a time, so that others write between. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { removePassagesJob } from './jobs.ts'
import { retrievalLimits } from './limits.ts'
import { removeFromBlock } from './removing-store.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

const subject_id = 'knowledge'
/** Who has just found a passage may still read it. */
const rest_ms = 60_000

/** What a source had until now is removed a little later. `kept` is what it has now. */
export async function leaveBlocks(tx: Db, source_id: string, kept: number | null, now: number): Promise<void> {
  await store.leaveBlocksOf(tx, source_id, kept, now)
  await enqueue(tx, removePassagesJob, { subject_id, due_at: now + rest_ms }, now)
}

export const removePassagesHandler = ({ database, clock }: SiteScope): JobHandler<'site'> =>
  handle(removePassagesJob, {
    concurrency: 1,
    lease_ms: 10 * 60_000,
    async perform(_job, signal) {
      const block = await database.read(db => store.blockToRemove(db, clock.now() - rest_ms))
      const remove = (one: number) =>
        database.write(tx => removeFromBlock(tx, one, retrievalLimits.removed_passages_at_once), {
          relaxed: true,
        })
      if (block !== undefined) while (!signal.aborted && (await remove(block)));
      const next = await database.read(store.nextLeft)
      return next === null ? { done: true } : { done: false, again_at: Math.max(clock.now(), next + rest_ms) }
    },
  })
