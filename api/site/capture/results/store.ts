/** Every query on the counts of popups, campaigns and visits. Days are numbers, both ends included. */
import { eq } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedVisitor } from '../../../platform/features/connections.ts'
import { idAtPlace } from '../../../platform/runtime/ids.ts'
import type { ResultFact } from './count.ts'
import { resultViewers } from './counts-table.ts'

type Db = Handle<'site'>

export interface Period {
  from: number
  to: number
}
/** Whose counts: a popup's under all campaigns, or a campaign's with all that it captured by. */
export type Subject = { popup_id: string } | { campaign_id: string }

const sums = ['shown', 'shown_daily', 'closed', 'submitted', 'visitors', 'converted', 'shown_robots'] as const
export type Counts = Record<(typeof sums)[number], number>

export interface CountRow extends Counts {
  /** '' where all of the thing is counted; else the popup or assistant. */
  source_id: string
  /** '' where all variants are. */
  variant: string
  day: number
}

const byDay = `select source_id, variant, day, ${sums.join(', ')} from result_counts
  where thing_id = ? and day between ? and ?`

/** All of the thing and its parts by day. */
export async function listCounts(db: Db, thing_id: string, { from, to }: Period): Promise<CountRow[]> {
  const rows = await db.all(byDay, [thing_id, from, to])
  return rows.map(([source_id, variant, day, ...counted]) => ({
    ...{ source_id: String(source_id), variant: String(variant), day: Number(day) },
    ...(Object.fromEntries(sums.map((name, at) => [name, Number(counted[at])])) as Counts),
  }))
}

export interface FactRow {
  fact: ResultFact
  value: string
  shown: number
  submitted: number
}

const byValue = (where: string, first = 'shown + submitted desc') => `
  select fact, value, shown, submitted from (
    select fact, value, shown, submitted,
      row_number() over (partition by fact order by ${first}, value) as place
    from (select fact, value, sum(shown) as shown, sum(submitted) as submitted from result_facts
      where ${where} and day between ? and ? group by fact, value))
  where place <= ? order by fact, place`

const ofPopup = byValue('source_id = ?')
/** Rows are keyed by popup; those of a campaign are found by what it captured by. */
const ofCampaign = byValue(
  `source_id in (select distinct source_id from result_counts where thing_id = ? and source_id <> '') and campaign_id = ?`,
)

/** The most frequent values of each fact. */
export async function listFacts(db: Db, of: Subject, period: Period, values_max: number): Promise<FactRow[]> {
  const sql = 'popup_id' in of ? ofPopup : ofCampaign
  const ids = 'popup_id' in of ? [of.popup_id] : [of.campaign_id, of.campaign_id]
  return factRows(db, sql, ids, period, values_max)
}

async function factRows(db: Db, sql: string, ids: string[], { from, to }: Period, values_max: number) {
  const rows = await db.all(sql, [...ids, from, to, values_max])
  return rows.map(([fact, value, shown, submitted]) => ({
    ...{ fact: fact as ResultFact, value: String(value), shown: Number(shown), submitted: Number(submitted) },
  }))
}

const ofPage = `select source_id, sum(shown) as seen, sum(submitted) as sent from result_counts
  where thing_id = ? and source_id <> '' and day between ? and ? group by source_id order by sent desc, seen desc, source_id`

/** What popups came to on a page of the site; the best first. */
export async function popupsOnPage(db: Db, page_id: string, { from, to }: Period) {
  const rows = await db.all(ofPage, [page_id, from, to])
  return rows.map(([popup_id, shown, submitted]) => ({
    ...{ popup_id: String(popup_id), shown: Number(shown), submitted: Number(submitted) },
  }))
}

const pageDays = `select day, shown, shown_daily, submitted, leads from result_counts
  where thing_id = ? and source_id = '' and variant = '' and day between ? and ?`

/** What a page of the site came to, on the days on which there was something. */
export async function pageCounts(db: Db, page_id: string, { from, to }: Period) {
  const rows = await db.all(pageDays, [page_id, from, to])
  return rows.map(row => {
    const [day = 0, visits = 0, visitors = 0, submitted = 0, leads = 0] = row.map(Number)
    return { day, visits, visitors, submitted, leads }
  })
}

const visitDays = `select day, visitors, visits, pages, visible_ms, robot_pages from visit_counts
  where day between ? and ?`

export async function listVisitCounts(db: Db, { from, to }: Period) {
  const rows = await db.all(visitDays, [from, to])
  return rows.map(row => {
    const [day, visitors, visits, pages, visible_ms, robot_pages] = row.map(Number)
    return {
      ...{ day: day ?? 0, visitors: visitors ?? 0, visits: visits ?? 0, pages: pages ?? 0 },
      ...{ visible_ms: visible_ms ?? 0, robot_pages: robot_pages ?? 0 },
    }
  })
}

const oldViewers = `delete from result_viewers where (visitor_id, source_id, campaign_id, variant) in (
  select visitor_id, source_id, campaign_id, variant from result_viewers where first_day < ? limit ?)`

/** Forgets who saw what; the counts stay. One batch; true if there may be more. */
export async function forgetViewers(tx: Db, before_day: number, batch: number): Promise<boolean> {
  return (await tx.run(oldViewers, [before_day, batch])) === batch
}

export interface RecentRow {
  id: string
  day: number
  visitors: number
  converted: number
  submitted: number
}

/** Between them are all ids of a kind. */
const idRange = (type: 'popup' | 'campaign'): [string, string] => [idAtPlace(type, ''), idAtPlace(type, '~')]

/** All of a thing, without its parts. */
const whole = "source_id = '' and variant = '' and day between ? and ?"

/** The days of a period on which one of these was shown or sent. */
export async function recentCounts(db: Db, ids: readonly string[], { from, to }: Period): Promise<RecentRow[]> {
  if (ids.length === 0) return []
  const sql = `select thing_id, day, visitors, converted, submitted from result_counts
    where thing_id in (select value from json_each(?)) and ${whole}`
  const rows = await db.all(sql, [JSON.stringify(ids), from, to])
  return rows.map(([id, ...counted]) => {
    const [day = 0, visitors = 0, converted = 0, submitted = 0] = counted.map(Number)
    return { id: String(id), day, visitors, converted, submitted }
  })
}

const siteDays = `select day, visitors, converted from result_counts where thing_id = '' and ${whole}`

export interface SiteDay {
  day: number
  visitors: number
  converted: number
}

/** Visitors who saw any popup of the site, by day. */
export async function siteCounts(db: Db, { from, to }: Period): Promise<SiteDay[]> {
  const rows = await db.all(siteDays, [from, to])
  return rows.map(row => {
    const [day = 0, visitors = 0, converted = 0] = row.map(Number)
    return { day, visitors, converted }
  })
}

const most = `
  select thing_id, sum(visitors) as seen, sum(converted) as came from result_counts
  where thing_id >= ? and thing_id < ? and ${whole} group by thing_id having seen > 0
  order by came desc, seen desc, thing_id limit ?`

export interface ResultRank {
  id: string
  visitors: number
  converted: number
}

/** The popups or campaigns that most visitors left something in. */
export async function mostConverting(
  db: Db,
  type: 'popup' | 'campaign',
  { from, to }: Period,
  limit: number,
): Promise<ResultRank[]> {
  const rows = await db.all(most, [...idRange(type), from, to, limit])
  return rows.map(([id, visitors, converted]) => ({
    ...{ id: String(id), visitors: Number(visitors), converted: Number(converted) },
  }))
}

const ofSite = byValue('source_id >= ? and source_id < ?', 'submitted desc, shown desc')

/** The values of each fact with which most was left, over all popups. */
export const siteFacts = (db: Db, period: Period, values_max: number): Promise<FactRow[]> =>
  factRows(db, ofSite, idRange('popup'), period, values_max)

/** A browser's lasting id goes; whether it saw a popup stays counted, and it is a new visitor when it comes again. */
export async function eraseViewers(tx: Db, erased: readonly ErasedVisitor[]): Promise<void> {
  for (const { visitor_id, stand_in } of erased) {
    await tx.update(resultViewers).set({ visitor_id: stand_in }).where(eq(resultViewers.visitor_id, visitor_id))
  }
}
