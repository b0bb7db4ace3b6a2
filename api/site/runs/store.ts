/** Every query on runs but those of the runner, which are in port-store.ts. */
import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Input } from '../../../workflows/core/inputs.ts'
import type { RunStatus } from '../../../workflows/core/state.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { leads } from '../leads/table.ts'
import { runInputs, runRecord, runs, runTransitions } from './table.ts'

type Db = Handle<'site'>
export type RunRow = typeof runs.$inferSelect
export type RecordRow = typeof runRecord.$inferSelect

const runById = (db: Db) =>
  db
    .select()
    .from(runs)
    .where(eq(runs.id, sql.placeholder('id')))
    .prepare()

export async function findRun(db: Db, id: string): Promise<RunRow | undefined> {
  return db.prepared(runById).get({ id })
}

const lastRun = (db: Db) =>
  db
    .select({ id: runs.id, ended_at: runs.ended_at })
    .from(runs)
    .where(and(eq(runs.journey_id, sql.placeholder('journey_id')), eq(runs.lead_id, sql.placeholder('lead_id'))))
    .orderBy(sql`${runs.ended_at} is not null`, desc(runs.id))
    .limit(1)
    .prepare()

/** The live run of a lead in a journey, else its last one. */
export async function lastRunOf(db: Db, journey_id: string, lead_id: string) {
  return db.prepared(lastRun).get({ journey_id, lead_id })
}

const newRunRow = (db: Db) =>
  db
    .insert(runs)
    .values({
      id: sql.placeholder('id'),
      journey_id: sql.placeholder('journey_id'),
      journey_version: sql.placeholder('journey_version'),
      lead_id: sql.placeholder('lead_id'),
      once_key: sql.placeholder('once_key'),
      cause: sql.placeholder('cause'),
      cause_event: sql.placeholder('cause_event'),
      submission_id: sql.placeholder('submission_id'),
      status: sql.placeholder('status'),
      state: sql.placeholder('state'),
      wake_at: sql.placeholder('wake_at'),
      attempts: sql.placeholder('attempts'),
      enrolled_at: sql.placeholder('enrolled_at'),
      ended_at: sql.placeholder('ended_at'),
    })
    .prepare()

export async function insertRun(tx: Db, row: RunRow): Promise<void> {
  await tx.prepared(newRunRow).run(row)
}

export async function insertInputs(tx: Db, inputs: readonly { run_id: string; input: Input }[]): Promise<void> {
  const rows = inputs.map(({ run_id, input }) => [run_id, JSON.stringify(input)])
  await tx.run(sql`
    insert into run_inputs (run_id, input)
    select value ->> 0, value ->> 1 from json_each(${JSON.stringify(rows)}) order by key`)
}

/** Makes runs due, but none later than it is already. */
export async function makeDue(tx: Db, due: readonly { run_id: string; at: number }[]): Promise<void> {
  const rows = due.map(({ run_id, at }) => [run_id, at])
  await tx.run(sql`
    update runs set wake_at = min(coalesce(wake_at, e.value ->> 1), e.value ->> 1)
    from json_each(${JSON.stringify(rows)}) e where runs.id = e.value ->> 0`)
}

export async function leaveStops(
  tx: Db,
  of: { journey_id: string } | { lead_id: string },
  input: Input,
  now: number,
): Promise<number> {
  const which = and(
    'journey_id' in of ? eq(runs.journey_id, of.journey_id) : eq(runs.lead_id, of.lead_id),
    isNull(runs.ended_at),
  )
  const live = await tx.select({ id: runs.id }).from(runs).where(which)
  await tx.run(
    sql`insert into ${runInputs} (run_id, input) select id, ${JSON.stringify(input)} from ${runs} where ${which}`,
  )
  await tx.update(runs).set({ wake_at: now }).where(which)
  return live.length
}

export async function recordOf(db: Db, run_id: string): Promise<RecordRow[]> {
  return db.select().from(runRecord).where(eq(runRecord.run_id, run_id)).orderBy(asc(runRecord.sequence))
}

export async function transitionsOf(db: Db, run_id: string) {
  return db
    .select()
    .from(runTransitions)
    .where(eq(runTransitions.run_id, run_id))
    .orderBy(asc(runTransitions.first_sequence))
}

export async function countByStatus(db: Db, journey_id: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: runs.status, count: sql<number>`count(*)` })
    .from(runs)
    .where(eq(runs.journey_id, journey_id))
    .groupBy(runs.status)
  return Object.fromEntries(rows.map(r => [r.status, r.count]))
}

export interface RunFilter {
  journey_id?: string | undefined
  lead_id?: string | undefined
  status?: RunStatus | undefined
  from?: number | undefined
  to?: number | undefined
}

export async function pageOfRuns(db: Db, filter: RunFilter, page: { after: string | null; limit: number }) {
  return listedRuns(db)
    .where(
      and(
        filter.journey_id ? eq(runs.journey_id, filter.journey_id) : undefined,
        filter.lead_id ? eq(runs.lead_id, filter.lead_id) : undefined,
        filter.status ? eq(runs.status, filter.status) : undefined,
        filter.from === undefined ? undefined : gte(runs.enrolled_at, filter.from),
        filter.to === undefined ? undefined : lte(runs.enrolled_at, filter.to),
        page.after ? lt(runs.id, page.after) : undefined,
      ),
    )
    .orderBy(desc(runs.id))
    .limit(page.limit + 1)
}

const listedRuns = (db: Db) =>
  db
    .select({ run: runs, email: leads.email, first_name: leads.first_name, last_name: leads.last_name })
    .from(runs)
    .leftJoin(leads, eq(leads.id, runs.lead_id))

/** A run with who goes through it. */
export async function findListedRun(db: Db, id: string) {
  const [row] = await listedRuns(db).where(eq(runs.id, id))
  return row
}

/** Takes what was known of a person from their runs. */
export async function replacePerson(tx: Db, lead_id: string, hash: string): Promise<void> {
  const own = tx.select({ id: runs.id }).from(runs).where(eq(runs.lead_id, lead_id))
  await tx.update(runRecord).set({ facts: null }).where(inArray(runRecord.run_id, own))
  await tx
    .update(runs)
    .set({ lead_id: hash, once_key: sql`case when ${runs.once_key} is null then null else ${runs.id} end` })
    .where(eq(runs.lead_id, lead_id))
}
