/** Every query on visitors and their pages. The writes of each page view are appended, so that many share one statement. */

import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { ManyRows } from '../../../platform/database/appends.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { movedByKey } from '../../../platform/features/lead-merge.ts'
import { leadIdsOf } from '../../../platform/features/people.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { eventTracked, pageVisited } from './events.ts'
import { visits } from './table.ts'
import { visitors } from './visitors-table.ts'

type Db = Handle<'site'>
export type VisitorRow = typeof visitors.$inferSelect
export type VisitRow = typeof visits.$inferSelect

/** A visit ends after this time without a page. */
const quiet_ms = 1_800_000

const seen_columns = [
  'id',
  'first_seen_at',
  'last_seen_at',
  'visits',
  'pages',
  'visible_ms',
  'interactions',
  'country',
  'device',
  'platform',
  'browser',
  'language',
  'timezone',
  'is_robot',
  'first_touch',
  'last_touch',
] as const
export type VisitorFacts = Pick<VisitorRow, (typeof seen_columns)[number]>

const newest = (column: string) => `${column} = coalesce(excluded.${column}, visitors.${column})`
const sum = (column: string) => `${column} = visitors.${column} + excluded.${column}`

/** Upserts a visitor: later facts add to the stored ones. */
const seeing: ManyRows = {
  table: 'visitors',
  into: `insert into visitors (${seen_columns.join(', ')})`,
  columns: seen_columns.length,
  after: `on conflict (id) do update set
    first_seen_at = case visitors.first_seen_at when 0 then excluded.first_seen_at else visitors.first_seen_at end,
    visits = visitors.visits + (excluded.pages > 0 and (visitors.pages = 0
      or excluded.last_seen_at - visitors.last_seen_at > ${quiet_ms})),
    last_seen_at = max(visitors.last_seen_at, excluded.last_seen_at),
    ${['pages', 'visible_ms', 'interactions'].map(sum).join(', ')},
    ${['country', 'device', 'platform', 'browser', 'language', 'timezone', 'last_touch'].map(newest).join(', ')},
    is_robot = max(visitors.is_robot, excluded.is_robot),
    first_touch = coalesce(visitors.first_touch, excluded.first_touch)`,
}

const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value))

export const seeVisitor = (tx: Db, seen: VisitorFacts): Promise<void> =>
  tx.append(seeing, [
    [
      ...[seen.id, seen.first_seen_at, seen.last_seen_at],
      ...[seen.visits, seen.pages, seen.visible_ms, seen.interactions],
      ...[seen.country, seen.device, seen.platform, seen.browser, seen.language, seen.timezone],
      ...[seen.is_robot, json(seen.first_touch), json(seen.last_touch)],
    ],
  ])

const came_columns = [
  'visitor_id',
  'at',
  'name',
  'page_url',
  'title',
  'referrer',
  'properties',
  'visible_ms',
  'interactions',
] as const
type Came = Pick<VisitRow, (typeof came_columns)[number]>

const coming: ManyRows = {
  table: 'visits',
  into: `insert into visits (${came_columns.join(', ')})`,
  columns: came_columns.length,
}

/** Time and interactions count for the visitor's latest visit of the page; several reports at once are added up. */
const leaving: ManyRows = {
  table: 'visits',
  into: 'with e (visible_ms, interactions, visitor_id, page_url) as (',
  columns: 4,
  after: `), s as (
    select sum(visible_ms) as visible_ms, sum(interactions) as interactions, (
      select v.seq from visits v where v.visitor_id = e.visitor_id and v.page_url = e.page_url order by v.seq desc limit 1
    ) as seq from e group by 3)
    update visits set visible_ms = visits.visible_ms + s.visible_ms, interactions = visits.interactions + s.interactions
    from s where visits.seq = s.seq`,
}

type VisitEnd = Pick<VisitRow, 'visitor_id' | 'page_url' | 'visible_ms' | 'interactions'>

/** Page views, and then the time and interactions on earlier page views: in this order within a group, too. */
export async function keepPages(tx: Db, came: readonly Came[], left: readonly VisitEnd[]): Promise<void> {
  await tx.append(
    coming,
    came.map(one => [
      ...[one.visitor_id, one.at, one.name, one.page_url, one.title, one.referrer],
      ...[json(one.properties), one.visible_ms, one.interactions],
    ]),
  )
  await tx.append(
    leaving,
    left.map(one => [one.visible_ms, one.interactions, one.visitor_id, one.page_url]),
  )
}

const visitOf = 'select 1 from visits where visitor_id = ? and page_url = ? limit 1'

/** Whether a visit of the page is kept. */
export const hasVisit = async (db: Db, visitor_id: string, page_url: string): Promise<boolean> =>
  (await db.one(visitOf, [visitor_id, page_url])) !== undefined

const savingTraits = `insert into visitors (id, first_seen_at, last_seen_at, traits) values (?, ?, ?, ?)
  on conflict (id) do update set traits = excluded.traits`

/** What the page gave with `identify`: shown to the owner, never used to recognize anybody. */
export async function saveTraits(tx: Db, id: string, traits: Record<string, string>, at: number): Promise<void> {
  await tx.run(savingTraits, [id, at, at, JSON.stringify(traits)])
}

const knownFacts =
  'select lead_id, country, device, is_robot, pages, first_seen_at, last_seen_at, first_touch, last_touch from visitors where id = ?'

export type KnownVisitor = Pick<
  VisitorRow,
  | 'lead_id'
  | 'country'
  | 'device'
  | 'is_robot'
  | 'pages'
  | 'first_seen_at'
  | 'last_seen_at'
  | 'first_touch'
  | 'last_touch'
>

/** The stored facts of browsers before these visits, in one query. */
export async function findVisitorFacts(db: Db, id: string): Promise<KnownVisitor | undefined> {
  const row = await db.one(knownFacts, [id], { beforeAppended: true })
  if (!row) return undefined
  const [lead_id, country, device, is_robot, pages, first_seen_at, last_seen_at, first_touch, last_touch] = row
  const parsed = (touch: unknown) => (typeof touch === 'string' ? JSON.parse(touch) : null)
  return {
    lead_id: lead_id as string | null,
    country: country as string | null,
    device: device as VisitorRow['device'],
    is_robot: is_robot === 1,
    pages: Number(pages),
    first_seen_at: Number(first_seen_at),
    last_seen_at: Number(last_seen_at),
    // Most visits ask for neither.
    get first_touch() {
      return parsed(first_touch)
    },
    get last_touch() {
      return parsed(last_touch)
    },
  }
}

export async function findVisitor(db: Db, id: string): Promise<VisitorRow | undefined> {
  const [row] = await db.select().from(visitors).where(eq(visitors.id, id))
  return row
}

export interface VisitorQuery {
  lead_id?: string | undefined
  known?: boolean | undefined
  robots: boolean
  country?: string | undefined
}

const conditions = ({ lead_id, known, robots, country }: VisitorQuery): (SQL | undefined)[] => [
  lead_id === undefined ? undefined : eq(visitors.lead_id, lead_id),
  known === undefined ? undefined : known ? isNotNull(visitors.lead_id) : isNull(visitors.lead_id),
  // A lead's browsers are shown even if they count as robots.
  lead_id === undefined ? eq(visitors.is_robot, robots) : undefined,
  country === undefined ? undefined : eq(visitors.country, country),
]

/** The last seen first. */
export const pageOfVisitors = (db: Db, query: VisitorQuery, page: ListPage): Promise<VisitorRow[]> => {
  const place = { id: visitors.id, created_at: visitors.first_seen_at, by: [visitors.last_seen_at, visitors.id] }
  return db
    .select()
    .from(visitors)
    .where(and(...conditions(query), inPage(place, page)))
    .orderBy(...listOrder(place, page))
    .limit(page.limit + 1)
}

const visitPlace = { id: visits.seq, at: visits.at }

export const pageOfVisits = (db: Db, visitor_id: string, page: ListPage): Promise<VisitRow[]> =>
  db
    .select()
    .from(visits)
    .where(and(eq(visits.visitor_id, visitor_id), inPage(visitPlace, page)))
    .orderBy(...listOrder(visitPlace, page))
    .limit(page.limit + 1)

export async function saveVisitor(tx: Db, id: string, set: Partial<VisitorRow>): Promise<void> {
  await tx.update(visitors).set(set).where(eq(visitors.id, id))
}

export async function removeVisitor(tx: Db, id: string): Promise<void> {
  await tx.delete(visits).where(eq(visits.visitor_id, id))
  await tx.delete(visitors).where(eq(visitors.id, id))
}

export const visitorsOfLead = (db: Db, lead_id: string): Promise<VisitorRow[]> =>
  db.select().from(visitors).where(eq(visitors.lead_id, lead_id))

const oldVisits = `delete from visits where seq in (
  select seq from visits where seq <= (select max(seq) from (select seq from visits order by seq limit ?)) and at < ?)`

/** One batch from the oldest on; true if there may be more. */
export async function forgetVisits(tx: Db, before: number, batch: number): Promise<boolean> {
  return (await tx.run(oldVisits, [batch, before])) === batch
}

const oldVisitors = `delete from visitors where id in (
  select id from visitors where last_seen_at < ? and lead_id is null order by last_seen_at limit ?)`

export async function forgetVisitors(tx: Db, before: number, batch: number): Promise<boolean> {
  return (await tx.run(oldVisitors, [before, batch])) === batch
}

const historyOfVisitor = `delete from events where lead_id = ?
  and name in ('${pageVisited.name}', '${eventTracked.name}') and data ->> 'visitor_id' = ?`

/** Removes what a browser reported from a lead's history. */
export async function forgetInHistory(tx: Db, lead_id: string, visitor_id: string): Promise<void> {
  await tx.run(historyOfVisitor, [lead_id, visitor_id])
}

const visitsOfLeads = `delete from visits where visitor_id in (
  select id from visitors where lead_id in (select value from json_each(?)))`

const visitorsOfLeads = 'select id from visitors where lead_id in (select value from json_each(?))'

export const browsersOfPeople = async (db: Db, people: readonly ErasedPerson[]): Promise<string[]> =>
  (await db.all<[string]>(visitorsOfLeads, [leadIdsOf(people)])).map(([id]) => id)

/** For erased leads; their browsers are deleted with their rows. */
export async function forgetVisitsOfPeople(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  await tx.run(visitsOfLeads, [leadIdsOf(people)])
}

export const mergingVisitors = movedByKey('visitors', visitors, visitors.id)
