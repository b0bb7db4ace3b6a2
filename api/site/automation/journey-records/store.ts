/** Every query on journeys and their versions. */

import { and, eq, getTableColumns, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import type { JourneyDocument } from './document.ts'
import { journeyLimits } from './limits.ts'
import { journeys, journeyVersions } from './table.ts'

type Db = Handle<'site'>

const minute_ms = 60_000
const day_ms = 86_400_000
export type JourneyRow = typeof journeys.$inferSelect
/** Without the document, which may be long. */
export type JourneySummaryRow = Omit<JourneyRow, 'document'>
export type JourneyFlow = { steps: { type: string; branches: number | null }[]; step_count: number }

const { document: _, ...summaryColumns } = getTableColumns(journeys)

/** Read from the stored document by SQL. */
const flow = sql<JourneyFlow>`json_object(
  'steps', (
    select json_group_array(json_object(
      'type', value ->> 'type', 'branches', iif(value ->> 'type' = 'paths', json_array_length(value, '$.branches'), null)))
    from (select value from json_each(${journeys.document}, '$.steps') limit ${sql.raw(String(journeyLimits.journey_flow_steps_max))})),
  'step_count', (select count(*) from json_tree(${journeys.document}, '$.steps') where key = 'type' and instr(path, '.when') = 0))`.mapWith(
  (text: string): JourneyFlow => JSON.parse(text),
)

export async function pageOfJourneys(
  db: Db,
  page: ListPage & { status?: JourneyRow['status'] | undefined },
): Promise<(JourneySummaryRow & { flow: JourneyFlow })[]> {
  return db
    .select({ ...summaryColumns, flow })
    .from(journeys)
    .where(and(inPage(journeys, page), page.status ? eq(journeys.status, page.status) : undefined))
    .orderBy(...listOrder(journeys, page))
    .limit(page.limit + 1)
}

export async function allJourneys(db: Db): Promise<JourneyRow[]> {
  return db.select().from(journeys)
}

const journeyById = (db: Db) =>
  db
    .select()
    .from(journeys)
    .where(eq(journeys.id, sql.placeholder('id')))
    .prepare()

export async function findJourney(db: Db, id: string): Promise<JourneyRow | undefined> {
  return db.prepared(journeyById).get({ id })
}

export async function findByName(db: Db, name_key: string): Promise<{ id: string } | undefined> {
  const [row] = await db.select({ id: journeys.id }).from(journeys).where(eq(journeys.name_key, name_key))
  return row
}

export async function insertJourney(tx: Db, row: JourneyRow): Promise<void> {
  await tx.insert(journeys).values(row)
}

export async function updateJourney(tx: Db, id: string, set: Partial<JourneyRow>): Promise<void> {
  await tx
    .update(journeys)
    .set({ ...set, version: sql`${journeys.version} + 1` })
    .where(eq(journeys.id, id))
}

/** Noted once a minute, and no change by anybody: the version stays. */
export async function noteThrottled(tx: Db, id: string, at: number): Promise<void> {
  const isDue = or(isNull(journeys.throttled_at), lt(journeys.throttled_at, at - minute_ms))
  await tx
    .update(journeys)
    .set({ throttled_at: at })
    .where(and(eq(journeys.id, id), isDue))
}

export async function deleteJourneyRow(tx: Db, id: string): Promise<void> {
  await tx.delete(journeys).where(eq(journeys.id, id))
}

export async function insertVersion(tx: Db, row: typeof journeyVersions.$inferInsert): Promise<void> {
  await tx.insert(journeyVersions).values(row)
}

export async function findVersion(db: Db, journey_id: string, number: number): Promise<JourneyDocument | undefined> {
  const [row] = await db
    .select({ document: journeyVersions.document })
    .from(journeyVersions)
    .where(and(eq(journeyVersions.journey_id, journey_id), eq(journeyVersions.number, number)))
  return row?.document
}

const enrolling = (db: Db) =>
  db
    .select({
      id: journeys.id,
      name: journeys.name,
      number: journeyVersions.number,
      enrolls_after: journeys.enrolls_after,
      document: journeyVersions.document,
    })
    .from(journeys)
    .innerJoin(
      journeyVersions,
      and(eq(journeyVersions.journey_id, journeys.id), eq(journeyVersions.number, journeys.published_version)),
    )
    .where(eq(journeys.status, 'on'))
    .prepare()

const anyExit = `select 1 from journey_versions where instr(document, '"unenrollment_criteria":')
  or instr(document, '"suppression":') or instr(document, '"goal":') limit 1`

/** Whether a version of any journey names criteria by which runs end. */
export const hasExits = async (db: Db): Promise<boolean> => (await db.one(anyExit, [])) !== undefined

const anyOn = `select 1 from journeys where status = 'on' limit 1`

/** Whether any journey enrolls. */
export const anyEnrolls = async (db: Db): Promise<boolean> => (await db.one(anyOn, [])) !== undefined

/** Journeys that enroll, with the document of the version that new runs take. */
export const enrollingJourneys = (db: Db) => db.prepared(enrolling).all()

/** Those of these journeys that are paused. */
export async function pausedAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.all<[string]>(sql`
    select id from journeys where paused_at is not null and id in (select value from json_each(${JSON.stringify(ids)}))`)
  return new Set(rows.map(([id]) => id))
}

export async function pausedJourneys(db: Db): Promise<string[]> {
  const rows = await db.select({ id: journeys.id }).from(journeys).where(isNotNull(journeys.paused_at))
  return rows.map(({ id }) => id)
}

export const countPaused = (db: Db): Promise<number> => db.$count(journeys, isNotNull(journeys.paused_at))

/** Those that kept a lead from entering too often, today or yesterday: days are counted from 1970-01-01. */
export const countThrottled = (db: Db, today: number): Promise<number> =>
  db.$count(journeys, gte(journeys.throttled_at, (today - 1) * day_ms))
