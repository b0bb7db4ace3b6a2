/** Every query on runs but those of the runner, which are in record/port-store.ts. */

import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Input } from '../../../../workflows/core/inputs.ts'
import type { StoredEntry } from '../../../../workflows/ports.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertInto, insertOfRows, updateOfRows } from '../../../platform/database/statements.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { hashesOf, theirs } from '../../../platform/features/people.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import { countEnrolled } from './metrics/counts.ts'
import { runInputs, runs, runTransitions } from './table.ts'

type Db = Handle<'site'>
export type RunRow = typeof runs.$inferSelect
export type RecordRow = StoredEntry
export type TransitionRow = typeof runTransitions.$inferSelect

const runById = (db: Db) =>
  db
    .select()
    .from(runs)
    .where(eq(runs.id, sql.placeholder('id')))
    .prepare()

export async function findRun(db: Db, id: string): Promise<RunRow | undefined> {
  return db.prepared(runById).get({ id })
}

/** For each lead the live run in a journey, else its last one. */
export async function findLastRuns(
  db: Db,
  journey_id: string,
  lead_ids: readonly string[],
): Promise<Map<string, Pick<RunRow, 'id' | 'ended_at' | 'enrolled_at'>>> {
  // A lead has few runs and a journey many: the unary plus stops SQLite from using the journey's indexes.
  const rows = await db.all<[string, string, number | null, number]>(sql`
    select r.lead_id, r.id, r.ended_at, r.enrolled_at from json_each(${JSON.stringify(lead_ids)}) e
    join runs r on r.id = (
      select id from runs where lead_id = e.value and +journey_id = ${journey_id}
      order by ended_at is not null, id desc limit 1)`)
  return new Map(rows.map(([lead_id, id, ended_at, enrolled_at]) => [lead_id, { id, ended_at, enrolled_at }]))
}

/** The number of runs that each of these leads has begun in a journey since a moment. */
export async function countEntries(
  db: Db,
  journey_id: string,
  lead_ids: readonly string[],
  since: number,
): Promise<Map<string, number>> {
  const rows = await db.all<[string, number]>(sql`
    select r.lead_id, count(*) from json_each(${JSON.stringify(lead_ids)}) e
    join runs r on r.lead_id = e.value and r.enrolled_at > ${since} and +r.journey_id = ${journey_id}
    group by r.lead_id`)
  return new Map(rows)
}

/** `<lead_id> <cause_event>` of those that there are already. */
export async function runsCausedBy(
  db: Db,
  journey_id: string,
  entrants: readonly { lead_id: string; cause_event: string }[],
): Promise<Set<string>> {
  if (entrants.length === 0) return new Set()
  const rows = await db.all<[string]>(sql`
    select r.lead_id || ' ' || r.cause_event
    from json_each(${JSON.stringify(entrants.map(e => [e.lead_id, e.cause_event]))}) e
    join runs r on r.lead_id = e.value ->> 0 and +r.journey_id = ${journey_id} and r.cause_event = e.value ->> 1`)
  return new Set(rows.map(([key]) => key))
}

/** Whether a lead has been enrolled by that already, as a condition. */
export const wasEnrolledBy = (journey_id: string, lead_id: SQL, cause_event: SQL): SQL => sql`exists (
  select 1 from runs where lead_id = ${lead_id} and +journey_id = ${journey_id} and cause_event = ${cause_event})`

/** Live runs of a journey, or of all, with the address of their lead. */
export async function namedLiveRuns(db: Db, journey_id: string | undefined, limit: number) {
  const rows = await db
    .select({ id: runs.id, email: leads.email })
    .from(runs)
    .leftJoin(leads, eq(leads.id, runs.lead_id))
    .where(and(journey_id === undefined ? undefined : eq(runs.journey_id, journey_id), isNull(runs.ended_at)))
    .limit(limit)
  return rows.map(({ id, email }) => ({ type: 'run', id, name: email ?? id }))
}

export const countLiveRuns = (db: Db): Promise<number> => db.$count(runs, isNull(runs.ended_at))

export type LiveRun = Pick<RunRow, 'id' | 'journey_id' | 'journey_version' | 'lead_id'>

/** The live runs of these leads. */
export async function findLiveRuns(db: Db, lead_ids: readonly string[]): Promise<LiveRun[]> {
  const rows = await db.all<[string, string, number, string]>(sql`
    select id, journey_id, journey_version, lead_id from runs
    where lead_id in (select value from json_each(${JSON.stringify(lead_ids)})) and ended_at is null`)
  return rows.map(([id, journey_id, journey_version, lead_id]) => ({ id, journey_id, journey_version, lead_id }))
}

const insertRows = insertInto(runs)

export async function insertRuns(tx: Db, rows: readonly RunRow[]): Promise<void> {
  if (rows.length === 0) return
  tx.announce('runs')
  await Promise.all([tx.run(insertRows, rows), countEnrolled(tx, rows)])
}

const insertLeft = insertOfRows('run_inputs', ['run_id', 'input'])

export async function insertInputs(tx: Db, inputs: readonly { run_id: string; input: Input }[]): Promise<void> {
  await tx.run(
    insertLeft,
    inputs.map(({ run_id, input }) => [run_id, JSON.stringify(input)]),
  )
}

const updateDue = updateOfRows('runs', 'id', ['at'], 'wake_at = min(coalesce(wake_at, e.at), e.at)')

/** Makes runs due, but none later than it is already. */
export async function makeDue(tx: Db, due: readonly { run_id: string; at: number }[]): Promise<void> {
  tx.announce('runs')
  await tx.run(
    updateDue,
    due.map(({ run_id, at }) => [run_id, at]),
  )
}

export type StoppedRuns = { journey_id: string } | { lead_ids: readonly string[] } | { run_ids: readonly string[] }

function stopped(of: StoppedRuns): SQL {
  if ('journey_id' in of) return eq(runs.journey_id, of.journey_id)
  if ('lead_ids' in of) return sql`${runs.lead_id} in (select value from json_each(${JSON.stringify(of.lead_ids)}))`
  return sql`${runs.id} in (select value from json_each(${JSON.stringify(of.run_ids)}))`
}

/** Runs that an operation began, between its start and its end. */
export interface EnrolledBy {
  journey_id: string
  operation_id: string
  from: number
  to: number
}
export type EnrolledRun = Pick<RunRow, 'enrolled_at' | 'id'>

const liveOf = ({ journey_id, operation_id, from, to }: EnrolledBy): SQL => sql`
  journey_id = ${journey_id} and enrolled_at >= ${from} and enrolled_at <= ${to}
  and operation_id = ${operation_id} and ended_at is null`

export async function countEnrolledBy(db: Db, which: EnrolledBy): Promise<number> {
  const [row] = await db.all<[number]>(sql`select count(*) from ${runs} where ${liveOf(which)}`)
  return row?.[0] ?? 0
}

export async function enrolledBy(
  db: Db,
  which: EnrolledBy,
  { after, limit }: { after: EnrolledRun | null; limit: number },
): Promise<EnrolledRun[]> {
  const behind = after ? sql`and (enrolled_at, id) > (${after.enrolled_at}, ${after.id})` : sql``
  const rows = await db.all<[number, string]>(sql`
    select enrolled_at, id from ${runs} where ${liveOf(which)} ${behind} order by enrolled_at, id limit ${limit}`)
  return rows.map(([enrolled_at, id]) => ({ enrolled_at, id }))
}

export async function leaveStops(tx: Db, of: StoppedRuns, input: Input, now: number): Promise<number> {
  const which = and(stopped(of), isNull(runs.ended_at))
  const live = await tx.select({ id: runs.id }).from(runs).where(which)
  await tx.run(
    sql`insert into ${runInputs} (run_id, input) select id, ${JSON.stringify(input)} from ${runs} where ${which}`,
  )
  tx.announce('runs')
  await tx.update(runs).set({ wake_at: now }).where(which)
  return live.length
}

/** A run's decisions with their reasons, in order. */
export async function readRecord(db: Db, run_id: string): Promise<RecordRow[]> {
  return (await listTransitions(db, run_id)).flatMap(({ record }) => record)
}

/** What each wake-up did to a run, in order. */
export async function listTransitions(db: Db, run_id: string): Promise<TransitionRow[]> {
  return db
    .select()
    .from(runTransitions)
    .where(eq(runTransitions.run_id, run_id))
    .orderBy(asc(runTransitions.first_sequence))
}

/** The state exactly as stored. */
export async function storedState(db: Db, run_id: string): Promise<string> {
  const rows = await db.all<[string]>(sql`select state from runs where id = ${run_id}`)
  return rows[0]?.[0] ?? ''
}

const once = 'once_key = case when once_key is null then null else id end'
/** A person of the same address, erased before, may have a live run in the journey: a pause keeps it. */
const standIn = `e.hash || iif(runs.ended_at is null and exists (
  select 1 from runs earlier where earlier.journey_id = runs.journey_id and earlier.lead_id = e.hash and earlier.ended_at is null
), '_' || runs.id, '')`
const replaceMany = updateOfRows('runs', 'lead_id', ['hash'], `lead_id = ${standIn}, ${once}`)

/** Erases people's data from their runs. */
export async function replacePeople(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  const own = tx
    .select({ id: runs.id })
    .from(runs)
    .where(inArray(runs.lead_id, theirs(people)))
  const withoutFacts = sql`(
    select json_group_array(json_set(e.value, '$.facts', null))
    from (select value from json_each(${runTransitions.record}) order by key) e)`
  await tx.update(runTransitions).set({ record: withoutFacts }).where(inArray(runTransitions.run_id, own))
  await tx.run(replaceMany, hashesOf(people))
}

/** Those of these runs that are still on their way. */
export async function liveAmong(db: Db, run_ids: readonly string[]): Promise<Set<string>> {
  if (run_ids.length === 0) return new Set()
  const rows = await db.all<[string]>(sql`
    select id from runs where ended_at is null and id in (select value from json_each(${JSON.stringify(run_ids)}))`)
  return new Set(rows.map(([id]) => id))
}
