/**
 * Time-zone data may have changed while nothing ran. Then every wait that was computed with other data is to be computed
 * again: a job finds them and leaves an input for their runs, batch by batch. The core recomputes the wait.
 */
import { sql } from 'drizzle-orm'
import { systemZones } from '../../../../../workflows/time/zones.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { SiteScope } from '../../../../platform/features/site-scope.ts'
import { handle, type JobHandler } from '../../../../platform/jobs/handler.ts'
import { enqueue } from '../../../../platform/jobs/jobs.ts'
import { recomputeWaitsJob } from '../jobs.ts'
import { leaveInputs } from '../rules.ts'
import { runTimeData } from '../table.ts'

type Db = Handle<'site'>

const looked_at_runs = 2_000
const lease_ms = 10 * 60_000

/** Queues the look if the data is not that of the last one; the job's subject is the version of the data. */
export async function beginRecomputing(scope: SiteScope, version: string = systemZones().version): Promise<void> {
  const { database, clock } = scope
  if ((await database.read(lastVersion)) === version) return
  const now = clock.now()
  await database.write(tx => enqueue(tx, recomputeWaitsJob, { subject_id: version }, now))
}

export function recomputeWaitsHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, clock } = scope
  return handle(recomputeWaitsJob, {
    concurrency: 1,
    lease_ms,
    async perform({ subject_id: version }, signal) {
      let after = ''
      for (;;) {
        // After a restart it finds the rest: waits that were recomputed name the new data.
        if (signal.aborted) return { done: false, again_at: clock.now() }
        const { last, stale } = await database.read(db => staleWaits(db, after, version))
        if (last === null) return { done: true, write: tx => saveVersion(tx, version) }
        after = last
        if (stale.length === 0) continue
        const input = { type: 'event', at: clock.now(), event: { type: 'time_data_changed' } } as const
        await database.write(tx =>
          leaveInputs(
            tx,
            stale.map(run_id => ({ run_id, input })),
          ),
        )
      }
    },
  })
}

async function lastVersion(db: Db): Promise<string | null> {
  const [row] = await db.select().from(runTimeData)
  return row?.version ?? null
}

async function saveVersion(tx: Db, version: string): Promise<void> {
  await tx
    .insert(runTimeData)
    .values({ id: 1, version })
    .onConflictDoUpdate({ target: runTimeData.id, set: { version } })
}

/** The next runs in order of their ids: the last one looked at, and those that sleep by other data. */
async function staleWaits(db: Db, after: string, version: string): Promise<{ last: string | null; stale: string[] }> {
  const rows = await db.all<[string, number | null]>(sql`
    select id, wake_at is not null and ended_at is null and json_extract(state, '$.wait.tz_data') <> ${version}
    from runs where id > ${after} order by id limit ${looked_at_runs}`)
  return { last: rows.at(-1)?.[0] ?? null, stale: rows.filter(([, is]) => is === 1).map(([id]) => id) }
}
