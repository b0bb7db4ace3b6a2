/** Every query on runs that became due during a pause. */
import { type SQL, sql } from 'drizzle-orm'
import type { Input } from '../../../../../workflows/core/inputs.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import { journeys } from '../../journey-records/table.ts'

type Db = Handle<'site'>
/** One journey, or every journey of the site that is not paused itself. */
export type PauseScope = { journey_id: string } | 'site'

/** Runs whose wait is over: only waits can be overdue, not inputs. */
const overdue = (which: PauseScope, now: number): SQL => sql`
  runs.ended_at is null and runs.wake_at <= ${now} and json_extract(runs.state, '$.outstanding.type') = 'sleep_until'
  and json_extract(runs.state, '$.outstanding.until') <= ${now} and ${ofJourneys(which)}`

const ofJourneys = (which: PauseScope): SQL =>
  which === 'site'
    ? sql`runs.journey_id in (select id from ${journeys} where paused_at is null)`
    : sql`runs.journey_id = ${which.journey_id}`

export async function countOverdue(db: Db, which: PauseScope, now: number): Promise<number> {
  const [row] = await db.all<[number]>(sql`select count(*) from runs where ${overdue(which, now)}`)
  return row?.[0] ?? 0
}

/** Leaves a request for each run that is overdue; they are due already. */
export async function leaveOverdue(tx: Db, which: PauseScope, input: Input, now: number): Promise<void> {
  tx.announce('runs')
  await tx.run(sql`
    insert into run_inputs (run_id, input)
    select id, ${JSON.stringify(input)} from runs where ${overdue(which, now)} order by wake_at`)
}

/** Makes overdue runs due now, so that the late policy does not apply to them. */
export async function moveOverdue(tx: Db, which: PauseScope, now: number): Promise<void> {
  tx.announce('runs')
  await tx.run(sql`update runs set wake_at = ${now} where ${overdue(which, now)}`)
  await tx.run(sql`
    update runs set wake_at = ${now}
    where ended_at is null and status = 'pending' and wake_at <= ${now} and ${ofJourneys(which)}`)
}
