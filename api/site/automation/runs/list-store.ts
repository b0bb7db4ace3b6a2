/**
 * Finding runs by a filter, the last enrollment first, in time that does not grow with their number: each place where runs
 * of a journey can be is a range of an index, and a page is merged from the beginnings of the ranges.
 */

import { inArray, type SQL, sql } from 'drizzle-orm'
import type { RunStatus } from '../../../../workflows/core/state.ts'
import { DAY } from '../../../../workflows/time/local-clock.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import { runLimits } from './limits.ts'
import { type RunSelection, runs } from './table.ts'

type Db = Handle<'site'>

/** A run's position in the list: by enrollment, then by id, which every index on runs has at its end. */
export interface RunKey {
  enrolled_at: number
  id: string
}

export interface RunPage {
  after: RunKey | null
  limit: number
  /** Absent: the last enrollment first. */
  oldest_first?: boolean
}

/** The keys of the runs that fit, from `after` on. */
export async function keysOfRuns(db: Db, filter: RunSelection, page: RunPage): Promise<RunKey[]> {
  const rows = await db.all<[number, string]>(await queryOf(db, filter, page))
  return rows.map(([enrolled_at, id]) => ({ enrolled_at, id }))
}

async function queryOf(db: Db, filter: RunSelection, page: RunPage): Promise<SQL> {
  const lead_ids = await leadsOf(db, filter)
  const direction = page.oldest_first ? sql`asc` : sql`desc`
  const inOrder = sql`order by r.enrolled_at ${direction}, r.rowid ${direction} limit ${page.limit}`
  const stretch = sql`${await withinVersion(db, filter)} and ${within(filter, page)} ${inOrder}`
  if (filter.run_ids) {
    return sql`select r.enrolled_at, r.id from ${named(filter.run_ids)}
      where ${ofLeads(lead_ids)} and ${ofJourney(filter)} and ${ofPlace(filter)} and ${stretch}`
  }
  if (lead_ids) {
    // Leads have few runs and journeys many: the unary plus stops SQLite from using the journey's indexes.
    return sql`select r.enrolled_at, r.id from json_each(${JSON.stringify(lead_ids)}) l cross join runs r
      where r.lead_id = l.value and ${ofJourney(filter)} and ${ofPlace(filter)} and ${stretch}`
  }
  const journeys = filter.journey_id === undefined ? await journeysWithRuns(db) : [filter.journey_id]
  if (!filter.statuses && !filter.step_ids) {
    return sql`select r.enrolled_at, r.id from json_each(${JSON.stringify(journeys)}) j cross join runs r
      where r.rowid in (select r.rowid from runs r where r.journey_id = j.value and ${stretch})
      ${inOrder}`
  }
  const places = JSON.stringify(await placesIn(db, journeys, filter))
  return sql`select r.enrolled_at, r.id from json_each(${places}) p cross join runs r
    where r.rowid in (select r.rowid from runs r where r.journey_id = p.value ->> 0 and r.status = p.value ->> 1
      and r.step_id is p.value ->> 2 and ${stretch})
    ${inOrder}`
}

const always = sql`true`

/** The runs that are named, each once. */
const named = (run_ids: readonly string[]): SQL =>
  sql`json_each(${JSON.stringify([...new Set(run_ids)])}) n cross join runs r on r.id = n.value`

const ofLeads = (lead_ids: readonly string[] | null): SQL => (lead_ids ? among(sql`r.lead_id`, lead_ids) : always)

const ofJourney = ({ journey_id }: RunSelection): SQL =>
  journey_id === undefined ? always : sql`+r.journey_id = ${journey_id}`

const among = (column: SQL, values: readonly unknown[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`

function ofPlace({ statuses, step_ids }: RunSelection): SQL {
  const state = statuses ? among(sql`r.status`, statuses) : always
  return step_ids ? sql`${state} and ${among(sql`r.step_id`, step_ids)}` : state
}

/** The conditions that an index over enrollments covers. */
function within(
  { journey_version, not_version, from, to }: RunSelection,
  { after, oldest_first }: Pick<RunPage, 'after' | 'oldest_first'>,
): SQL {
  const parts = [
    after === null
      ? undefined
      : sql`(r.enrolled_at, r.rowid) ${oldest_first ? sql`>` : sql`<`} (${after.enrolled_at}, (select rowid from runs where id = ${after.id}))`,
    from === undefined ? undefined : sql`r.enrolled_at >= ${from}`,
    to === undefined ? undefined : sql`r.enrolled_at <= ${to}`,
    journey_version === undefined ? undefined : sql`r.journey_version = ${journey_version}`,
    not_version === undefined ? undefined : sql`r.journey_version <> ${not_version}`,
  ].filter(part => part !== undefined)
  return parts.length === 0 ? always : sql.join(parts, sql` and `)
}

/** The days between which runs of a version were enrolled, as they are counted: the index need not look elsewhere. */
async function withinVersion(db: Db, { journey_id, journey_version }: RunSelection): Promise<SQL> {
  if (journey_id === undefined || journey_version === undefined) return always
  const [[first, last] = [null, null]] = await db.all<[number | null, number | null]>(sql`
    select min(day), max(day) from journey_counts
    where journey_id = ${journey_id} and journey_version = ${journey_version} and n > 0`)
  return first === null || last === null
    ? sql`false`
    : // A day of any zone begins and ends within a day of Greenwich's.
      sql`r.enrolled_at >= ${(first - 1) * DAY} and r.enrolled_at < ${(last + 2) * DAY}`
}

/** The journeys that ever had a run, one look at the index for each. */
async function journeysWithRuns(db: Db): Promise<string[]> {
  const rows = await db.all<[string | null]>(sql`
    with recursive j(id) as (
      select min(journey_id) from runs
      union all select (select min(journey_id) from runs where journey_id > j.id) from j where j.id is not null)
    select id from j`)
  return rows.flatMap(([id]) => (id === null ? [] : [id]))
}

const everyStatus: readonly RunStatus[] = ['pending', 'running', 'waiting', 'delayed', 'stopped', 'failed', 'completed']

/** Journey, status and step of every position that runs can have. */
async function placesIn(
  db: Db,
  journeys: readonly string[],
  { statuses = everyStatus, step_ids }: RunSelection,
): Promise<[string, string, string | null][]> {
  const places: [string, string, string | null][] = []
  for (const journey_id of journeys) {
    const steps = step_ids ?? (await stepsReached(db, journey_id))
    for (const step of steps) for (const status of statuses) places.push([journey_id, status, step])
  }
  return places
}

async function stepsReached(db: Db, journey_id: string): Promise<(string | null)[]> {
  const rows = await db.all<[string]>(
    sql`select distinct step_id from journey_counts where journey_id = ${journey_id} and key = 'reached'`,
  )
  return [null, ...rows.map(([step_id]) => step_id)]
}

/** The leads that the filter selects, if it does. */
async function leadsOf(db: Db, { lead_id, search }: RunSelection): Promise<string[] | null> {
  const text = emailKey(search ?? '')
  if (text === '') return lead_id === undefined ? null : [lead_id]
  const begin = await db.all<[string]>(sql`
    select id from ${leads} where email_key >= ${text} and email_key < ${`${text}\u{10ffff}`} limit ${runLimits.run_search_leads_max}`)
  const rows =
    begin.length > 0
      ? begin
      : await db.all<[string]>(
          sql`select id from ${leads} where instr(email_key, ${text}) > 0 limit ${runLimits.run_search_leads_max}`,
        )
  const ids = rows.map(([id]) => id)
  return lead_id === undefined ? ids : ids.filter(id => id === lead_id)
}

/** How many runs fit: counted in the same stretches of the index. */
export async function countRunsBy(db: Db, filter: RunSelection): Promise<number> {
  const rows = await db.all<[number | null]>(await countOf(db, filter))
  return rows[0]?.[0] ?? 0
}

async function countOf(db: Db, filter: RunSelection): Promise<SQL> {
  const lead_ids = await leadsOf(db, filter)
  const period = within(filter, { after: null })
  if (filter.run_ids) {
    return sql`select count(*) from ${named(filter.run_ids)}
      where ${ofLeads(lead_ids)} and ${ofJourney(filter)} and ${ofPlace(filter)} and ${period}`
  }
  if (lead_ids) {
    return sql`select count(*) from json_each(${JSON.stringify(lead_ids)}) l cross join runs r
      where r.lead_id = l.value and ${ofJourney(filter)} and ${ofPlace(filter)} and ${period}`
  }
  const journeys = filter.journey_id === undefined ? await journeysWithRuns(db) : [filter.journey_id]
  if (!filter.statuses && !filter.step_ids) {
    return sql`select sum((select count(*) from runs r where r.journey_id = j.value and ${period}))
      from json_each(${JSON.stringify(journeys)}) j`
  }
  const places = JSON.stringify(await placesIn(db, journeys, filter))
  return sql`select sum((select count(*) from runs r where r.journey_id = p.value ->> 0 and r.status = p.value ->> 1
    and r.step_id is p.value ->> 2 and ${period})) from json_each(${places}) p`
}

/** Runs with their leads, in the order of the keys. */
export async function listedRuns(db: Db, keys: readonly RunKey[]): Promise<ListedRun[]> {
  if (keys.length === 0) return []
  const ids = keys.map(key => key.id)
  const rows = await db
    .select({ run: runs, email: leads.email, first_name: leads.first_name, last_name: leads.last_name })
    .from(runs)
    .leftJoin(leads, sql`${leads.id} = ${runs.lead_id}`)
    .where(inArray(runs.id, ids))
  const byId = new Map(rows.map(row => [row.run.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

export interface ListedRun {
  run: typeof runs.$inferSelect
  email: string | null
  first_name: string | null
  last_name: string | null
}
