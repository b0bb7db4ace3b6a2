/** Every query on the counts of popups, campaigns and visits. Days are numbers, both ends included. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { ResultFact } from './counting.ts'

type Db = Handle<'site'>

export interface Period {
  from: number
  to: number
}
/** Whose counts: a popup's under all campaigns, or a campaign's with all its popups. */
export type Subject = { popup_id: string } | { campaign_id: string }

export interface CountRow {
  popup_id: string
  variant: string
  day: number
  shown: number
  shown_daily: number
  closed: number
  submitted: number
  visitors: number
  converted: number
  shown_robots: number
}

const sums = ['shown', 'shown_daily', 'closed', 'submitted', 'visitors', 'converted', 'shown_robots'] as const
const column = (of: Subject) => ('popup_id' in of ? 'popup_id' : 'campaign_id')
const idOf = (of: Subject): string => ('popup_id' in of ? of.popup_id : of.campaign_id)

const byDay = (of: Subject) => `
  select popup_id, variant, day, ${sums.map(name => `sum(${name})`).join(', ')} from popup_counts
  where ${column(of)} = ? and day between ? and ? group by popup_id, variant, day`

export async function countsOf(db: Db, of: Subject, { from, to }: Period): Promise<CountRow[]> {
  const rows = await db.all(byDay(of), [idOf(of), from, to])
  return rows.map(([popup_id, variant, day, ...counted]) => {
    const [shown, shown_daily, closed, submitted, visitors, converted, shown_robots] = counted.map(Number)
    return {
      ...{ popup_id: String(popup_id), variant: String(variant), day: Number(day) },
      ...{ shown: shown ?? 0, shown_daily: shown_daily ?? 0, closed: closed ?? 0, submitted: submitted ?? 0 },
      ...{ visitors: visitors ?? 0, converted: converted ?? 0, shown_robots: shown_robots ?? 0 },
    }
  })
}

export interface FactRow {
  fact: ResultFact
  value: string
  shown: number
  submitted: number
}

const byValue = (popups: string, campaigns: string, first = 'shown + submitted desc') => `
  select fact, value, shown, submitted from (
    select fact, value, shown, submitted,
      row_number() over (partition by fact order by ${first}, value) as place
    from (select fact, value, sum(shown) as shown, sum(submitted) as submitted from popup_facts
      where ${popups} and ${campaigns} and day between ? and ? group by fact, value))
  where place <= ? order by fact, place`

const ofPopup = byValue('popup_id = ?', 'true')
/** Rows are keyed by popup; those of a campaign are found by its popups. */
const ofCampaign = byValue(
  'popup_id in (select distinct popup_id from popup_counts where campaign_id = ?)',
  'campaign_id = ?',
)

/** The most frequent values of each fact. */
export async function factsOf(db: Db, of: Subject, period: Period, values_max: number): Promise<FactRow[]> {
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

const onPages = `select popup_id, sum(shown) as seen, sum(submitted) as sent from popup_facts
  where fact = 'page' and value in (select value from json_each(?)) and day between ? and ?
  group by popup_id order by sent desc, seen desc, popup_id`

/** What popups came to on these pages, as facts name them; the best first. */
export async function popupsOnPages(db: Db, pages: readonly string[], { from, to }: Period) {
  const rows = await db.all(onPages, [JSON.stringify(pages), from, to])
  return rows.map(([popup_id, shown, submitted]) => ({
    ...{ popup_id: String(popup_id), shown: Number(shown), submitted: Number(submitted) },
  }))
}

const visitDays = `select day, visitors, visits, pages, visible_ms, robot_pages from visit_counts
  where day between ? and ?`

export async function visitCountsOf(db: Db, { from, to }: Period) {
  const rows = await db.all(visitDays, [from, to])
  return rows.map(row => {
    const [day, visitors, visits, pages, visible_ms, robot_pages] = row.map(Number)
    return {
      ...{ day: day ?? 0, visitors: visitors ?? 0, visits: visits ?? 0, pages: pages ?? 0 },
      ...{ visible_ms: visible_ms ?? 0, robot_pages: robot_pages ?? 0 },
    }
  })
}

const oldViewers = `delete from popup_viewers where (popup_id, campaign_id, visitor_id) in (
  select popup_id, campaign_id, visitor_id from popup_viewers where first_day < ? limit ?)`

/** Forgets who saw what; the counts stay. One batch; true if there may be more. */
export async function forgetViewers(tx: Db, before_day: number, batch: number): Promise<boolean> {
  return (await tx.run(oldViewers, [before_day, batch])) === batch
}

export type CountedBy = 'popup_id' | 'campaign_id'

export interface RecentRow {
  id: string
  day: number
  visitors: number
  converted: number
  submitted: number
}

/** The days of a period on which one of these was shown or sent. */
export async function recentCounts(
  db: Db,
  by: CountedBy,
  ids: readonly string[],
  { from, to }: Period,
): Promise<RecentRow[]> {
  if (ids.length === 0) return []
  const sql = `select ${by}, day, sum(visitors), sum(converted), sum(submitted) from popup_counts
    where ${by} in (select value from json_each(?)) and day between ? and ? group by ${by}, day`
  const rows = await db.all(sql, [JSON.stringify(ids), from, to])
  return rows.map(([id, ...counted]) => {
    const [day = 0, visitors = 0, converted = 0, submitted = 0] = counted.map(Number)
    return { id: String(id), day, visitors, converted, submitted }
  })
}

const siteDays = `select day, sum(visitors), sum(converted), sum(shown), sum(submitted) from popup_counts
  where day between ? and ? group by day`

export interface SiteDay {
  day: number
  visitors: number
  converted: number
  shown: number
  submitted: number
}

/** The totals of all popups of the site by day. */
export async function siteCounts(db: Db, { from, to }: Period): Promise<SiteDay[]> {
  const rows = await db.all(siteDays, [from, to])
  return rows.map(row => {
    const [day = 0, visitors = 0, converted = 0, shown = 0, submitted = 0] = row.map(Number)
    return { day, visitors, converted, shown, submitted }
  })
}

const most = (column: 'popup_id' | 'campaign_id') => `
  select ${column}, sum(visitors) as seen, sum(converted) as came from popup_counts
  where day between ? and ? and ${column} <> '' group by ${column} order by came desc, seen desc, ${column} limit ?`

export interface Ranked {
  id: string
  visitors: number
  converted: number
}

/** The popups or campaigns that most visitors left something in. */
export async function mostConverting(
  db: Db,
  column: 'popup_id' | 'campaign_id',
  { from, to }: Period,
  limit: number,
): Promise<Ranked[]> {
  const rows = await db.all(most(column), [from, to, limit])
  return rows.map(([id, visitors, converted]) => ({
    ...{ id: String(id), visitors: Number(visitors), converted: Number(converted) },
  }))
}

const ofSite = byValue('true', 'true', 'submitted desc, shown desc')

/** The values of each fact with which most was left, over all popups. */
export const siteFacts = (db: Db, period: Period, values_max: number): Promise<FactRow[]> =>
  factRows(db, ofSite, [], period, values_max)
