/** Every query on what a hold has kept back. */
import { type SQL, sql } from 'drizzle-orm'
import type { Input } from '../../../workflows/core/inputs.ts'
import type { Handle } from '../../platform/database/handle.ts'

type Db = Handle<'site'>
/** One journey, or every journey of the site that is not held by itself. */
export type Held = { journey_id: string } | 'site'

/** Runs whose wait is over: only a wait can be overdue, and what was left for a run is not one. */
const overdue = (which: Held, now: number): SQL => sql`
  runs.ended_at is null and runs.wake_at <= ${now} and json_extract(runs.state, '$.outstanding.kind') = 'sleep_until'
  and json_extract(runs.state, '$.outstanding.until') <= ${now} and ${ofJourneys(which)}`

const ofJourneys = (which: Held): SQL =>
  which === 'site'
    ? sql`runs.journey_id in (select id from journeys where held_at is null)`
    : sql`runs.journey_id = ${which.journey_id}`

export async function countOverdue(db: Db, which: Held, now: number): Promise<number> {
  const [row] = await db.values<[number]>(sql`select count(*) from runs where ${overdue(which, now)}`)
  return row?.[0] ?? 0
}

/** Leaves a request for each run that is overdue; they are due already. */
export async function leaveOverdue(tx: Db, which: Held, input: Input, now: number): Promise<void> {
  await tx.run(sql`
    insert into run_inputs (run_id, input)
    select id, ${JSON.stringify(input)} from runs where ${overdue(which, now)} order by wake_at`)
}

/** What is overdue is due from now, so that nothing takes it for late once more. */
export async function moveOverdue(tx: Db, which: Held, now: number): Promise<void> {
  await tx.run(sql`update runs set wake_at = ${now} where ${overdue(which, now)}`)
  await tx.run(sql`
    update runs set wake_at = ${now}
    where ended_at is null and status = 'pending' and wake_at <= ${now} and ${ofJourneys(which)}`)
}
