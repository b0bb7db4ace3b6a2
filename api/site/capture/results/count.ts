/**
 * Counts what happens to popups, assistants, campaigns and pages under their ids, in the transaction in which it happens. All
 * of it is appended: one statement for all visitors of a group. Unique visitors are counted by database triggers
 * (by-hand.sql).
 */
import type { ManyRows } from '../../../platform/database/appends.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertOfRows } from '../../../platform/database/statements.ts'
import { resultLimits } from './limits.ts'

type Db = Handle<'site'>

const added = (columns: readonly string[]): string =>
  columns.map(column => `${column} = ${column} + excluded.${column}`).join(', ')

function summing(table: string, key: readonly string[], sums: readonly string[]): ManyRows {
  return {
    table,
    into: `insert into ${table} (${[...key, ...sums].join(', ')})`,
    columns: key.length + sums.length,
    keys: key.length,
    after: `on conflict (${key.join(', ')}) do update set ${added(sums)}`,
  }
}

const counts = summing(
  'result_counts',
  ['thing_id', 'day', 'source_id', 'variant'],
  ['shown', 'closed', 'submitted', 'leads', 'shown_robots'],
)
const facts = summing('result_facts', ['source_id', 'campaign_id', 'fact', 'value', 'day'], ['shown', 'submitted'])
const visitSums = summing('visit_counts', ['day'], ['visitors', 'visits', 'pages', 'visible_ms', 'robot_pages'])

const viewers: ManyRows = {
  table: 'result_viewers',
  triggers: ['result_counts'],
  into: 'insert into result_viewers (visitor_id, source_id, campaign_id, variant, first_day, last_day, converted)',
  columns: 7,
  after: `on conflict (visitor_id, source_id, campaign_id, variant) do update set
    last_day = max(last_day, excluded.last_day), converted = max(converted, excluded.converted)
    where excluded.last_day > last_day or excluded.converted > converted`,
}

export type ResultFact = 'source' | 'country' | 'device' | 'page'

export interface ResultEvent {
  what: 'shown' | 'closed' | 'submitted'
  /** A popup, or an assistant. */
  source_id: string
  /** '' where none was active. */
  campaign_id: string
  /** '' of an assistant, which has none. */
  variant: string
  /** The site's own page on which it happened. */
  page_id?: string | undefined
  /** Whether the form made a lead. */
  is_new_lead?: boolean | undefined
  day: number
  /** Absent if the browser is unknown. */
  visitor_id: string | undefined
  robot: boolean
  facts: readonly (readonly [ResultFact, string])[]
}

/** The things whose counts change, and which part of each. */
function* countedAs({ source_id, campaign_id, variant, page_id }: ResultEvent, day: number): Iterable<unknown[]> {
  yield [source_id, day, '', '']
  if (variant !== '') yield [source_id, day, source_id, variant]
  if (campaign_id !== '') {
    yield [campaign_id, day, '', '']
    yield [campaign_id, day, source_id, variant]
  }
  if (page_id !== undefined) yield [page_id, day, source_id, '']
}

/**
 * Happenings of one message, or of many. Of robots only that a popup was shown to them is counted; a form that was sent
 * is one all the same. What falls on the same row is added up before.
 */
export async function countHappened(tx: Db, happened: readonly ResultEvent[]): Promise<void> {
  const byCount: unknown[][] = []
  const byFact: unknown[][] = []
  const seen: unknown[][] = []
  for (const one of happened) {
    const { what, source_id, campaign_id, variant, page_id, day, visitor_id, is_new_lead = false } = one
    if (one.robot && what === 'closed') continue
    const robot = one.robot && what === 'shown'
    const is = (wanted: ResultEvent['what']): number => Number(what === wanted && !robot)
    const counted = [is('shown'), is('closed'), is('submitted'), Number(is_new_lead), Number(robot)]
    for (const thing of countedAs(one, day)) byCount.push([...thing, ...counted])
    if (robot || what === 'closed') continue
    // Pages count forms beside their visits.
    if (page_id !== undefined && what === 'submitted') byCount.push([page_id, day, '', '', 0, 0, 1, counted[3], 0])
    if (visitor_id !== undefined) {
      const last_day = what === 'shown' ? day : 0
      seen.push([visitor_id, source_id, campaign_id, variant, day, last_day, is('submitted')])
    }
    for (const [fact, value] of one.facts) {
      const known = withinBounds(`${source_id} ${fact} ${day}`, value)
      byFact.push([source_id, campaign_id, fact, known, day, is('shown'), is('submitted')])
    }
  }
  await tx.append(counts, byCount)
  await tx.append(viewers, seen)
  await tx.append(facts, byFact)
}

export interface PageView {
  page_id: string
  day: number
  /** Absent if the browser is unknown. */
  visitor_id: string | undefined
}

/** Views of the site's own pages by people. */
export async function countPageViews(tx: Db, views: readonly PageView[]): Promise<void> {
  await tx.append(
    counts,
    views.map(({ page_id, day }) => [page_id, day, '', '', 1, 0, 0, 0, 0]),
  )
  await tx.append(
    viewers,
    views.flatMap(({ page_id, day, visitor_id }) =>
      visitor_id === undefined ? [] : [[visitor_id, page_id, '', '', day, day, 0]],
    ),
  )
}

export interface EarlierDay {
  day: number
  visits?: number
  visitors?: number
  submitted?: number
  leads?: number
}

const earlier = insertOfRows(
  'result_counts',
  ['thing_id', 'day', 'source_id', 'variant', 'shown', 'shown_daily', 'submitted', 'leads'],
  `on conflict (thing_id, day, source_id, variant) do update set
    ${added(['shown', 'shown_daily', 'submitted', 'leads'])}`,
)

const popupsAt = `select source_id, day, sum(shown), sum(submitted) from result_facts
  where fact = 'page' and value in (select value from json_each(?)) and day <= ? group by source_id, day`

/** What happened on a page before pages were counted: its days, and its popups by the addresses that it had up to a day. */
export async function addEarlierPageCounts(
  tx: Db,
  page_id: string,
  days: readonly EarlierDay[],
  { values, last }: { values: readonly string[]; last: number },
): Promise<void> {
  const popups = await tx.all(popupsAt, [JSON.stringify(values), last])
  const rows = [
    ...days.map(({ day, visits = 0, visitors = 0, submitted = 0, leads = 0 }) => [
      ...[page_id, day, '', ''],
      ...[visits, visitors, submitted, leads],
    ]),
    ...popups.map(([source_id, day, shown, submitted]) => [page_id, day, source_id, '', shown, 0, submitted, 0]),
  ]
  if (rows.length > 0) await tx.run(earlier, rows)
}

export interface VisitSums {
  visitors: number
  visits: number
  pages: number
  visible_ms: number
  robot_pages: number
}

export const countVisits = (tx: Db, day: number, sums: VisitSums): Promise<void> =>
  tx.append(visitSums, [[day, sums.visitors, sums.visits, sums.pages, sums.visible_ms, sums.robot_pages]])

const other = '…'
const seen = new Map<string, Set<string>>()

/** Limits the rows of a day: further different values (pages, campaigns) are counted in one row. */
function withinBounds(key: string, value: string): string {
  let values = seen.get(key)
  if (!values) {
    if (seen.size >= resultLimits.results_facts_remembered_max) seen.clear()
    values = new Set()
    seen.set(key, values)
  }
  if (values.has(value)) return value
  if (values.size >= resultLimits.results_values_of_fact_max) return other
  values.add(value)
  return value
}
