/**
 * Queries of the Temporal runner: which runs need their workflow started or woken, and the inputs that a workflow has
 * missed.
 */
import { eq, sql } from 'drizzle-orm'
import type { Input } from '../../../../../workflows/core/inputs.ts'
import type { RunStatus, State } from '../../../../../workflows/core/state.ts'
import type { Cursor, DueRun, LiveRun } from '../../../../../workflows/temporal/record.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import { journeys } from '../../journey-records/table.ts'
import { runs } from '../table.ts'

type Db = Handle<'site'>

type DueRow = [string, string, string, RunStatus, number, number | null, number, number]

/** Due runs of journeys that are not paused, a page at a time; rows of one moment in the order of their making. */
export async function dueRuns(
  db: Db,
  { now, after, limit }: { now: number; after: Cursor | null; limit: number },
): Promise<DueRun[]> {
  const [moment, row] = after ?? [-1, 0]
  const rows = await db.all<DueRow>(sql`
    select r.id, r.journey_id, r.lead_id, r.status, r.wake_at,
      (select max(seq) from run_inputs i where i.run_id = r.id),
      exists (select 1 from run_workflows w where w.run_id = r.id), r.rowid
    from runs r join ${journeys} j on j.id = r.journey_id and j.paused_at is null
    where r.wake_at >= ${moment} and r.wake_at <= ${now} and (r.wake_at > ${moment} or r.rowid > ${row})
    order by r.wake_at, r.rowid limit ${limit}`)
  return rows.map(([run_id, journey_id, lead_id, status, wake_at, input, known, rowid]) => ({
    ...{ run_id, journey_id, lead_id, status, wake_at, input },
    has_workflow: known === 1,
    cursor: [wake_at, rowid],
  }))
}

export async function runsWithoutWorkflow(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<LiveRun[]> {
  const rows = await db.all<[string, string, string, RunStatus]>(sql`
    select id, journey_id, lead_id, status from runs
    where id > ${after} and ended_at is null and not exists (select 1 from run_workflows w where w.run_id = runs.id)
    order by id limit ${limit}`)
  return rows.map(([run_id, journey_id, lead_id, status]) => ({ run_id, journey_id, lead_id, status }))
}

export async function liveAmong(db: Db, run_ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.all<[string]>(sql`
    select id from runs where ended_at is null and id in (select value from json_each(${JSON.stringify(run_ids)}))`)
  return new Set(rows.map(([id]) => id))
}

export async function noteWorkflows(
  tx: Db,
  started: readonly { run_id: string; temporal_run_id: string }[],
): Promise<void> {
  const rows = started.map(({ run_id, temporal_run_id }) => [run_id, temporal_run_id])
  await tx.run(sql`
    insert into run_workflows (run_id, temporal_run_id)
    select value ->> 0, value ->> 1 from json_each(${JSON.stringify(rows)}) where true
    on conflict do update set temporal_run_id = excluded.temporal_run_id`)
}

export interface StandingRow {
  journey_id: string
  journey_version: number
  state: State
  wake_at: number | null
  paused_at: number | null
}

export async function findStanding(db: Db, run_id: string): Promise<StandingRow | undefined> {
  const { journey_id, journey_version, state, wake_at } = runs
  return db
    .select({ journey_id, journey_version, state, wake_at, paused_at: journeys.paused_at })
    .from(runs)
    .innerJoin(journeys, eq(journeys.id, runs.journey_id))
    .where(eq(runs.id, run_id))
    .get()
}

/** A transition begins at the sequence that its state had reached and goes beyond it. */
export async function inputsSince(
  db: Db,
  run_id: string,
  sequence: number,
): Promise<{ journey_version: number; inputs: Input[] }[]> {
  const rows = await db.all<[number, string]>(sql`
    select journey_version, inputs from run_transitions
    where run_id = ${run_id} and first_sequence > ${sequence} order by first_sequence`)
  return rows.map(([journey_version, inputs]) => ({ journey_version, inputs: JSON.parse(inputs) as Input[] }))
}
