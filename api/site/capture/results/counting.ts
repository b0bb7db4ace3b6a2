/**
 * Counts what happens to popups, in the transaction in which it happens. All of it is appended: one statement for all
 * visitors of a group. Unique visitors are counted by database triggers (by-hand.sql).
 */
import type { ManyRows } from '../../../platform/database/appends.ts'
import type { Handle } from '../../../platform/database/handle.ts'
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
  'popup_counts',
  ['popup_id', 'campaign_id', 'variant', 'day'],
  ['shown', 'shown_daily', 'closed', 'submitted', 'visitors', 'converted', 'shown_robots'],
)
const facts = summing('popup_facts', ['popup_id', 'campaign_id', 'fact', 'value', 'day'], ['shown', 'submitted'])
const visitSums = summing('visit_counts', ['day'], ['visitors', 'visits', 'pages', 'visible_ms', 'robot_pages'])

const viewers: ManyRows = {
  table: 'popup_viewers',
  triggers: ['popup_counts'],
  into: 'insert into popup_viewers (popup_id, campaign_id, visitor_id, variant, first_day, last_day, converted)',
  columns: 7,
  after: `on conflict (popup_id, campaign_id, visitor_id) do update set
    last_day = max(last_day, excluded.last_day), converted = max(converted, excluded.converted)`,
}

export type ResultFact = 'source' | 'country' | 'device' | 'page'

export interface Happened {
  what: 'shown' | 'closed' | 'submitted'
  popup_id: string
  campaign_id: string
  variant: string
  day: number
  /** Absent if the browser is unknown. */
  visitor_id: string | undefined
  robot: boolean
  facts: readonly (readonly [ResultFact, string])[]
}

/**
 * Happenings of one message, or of many. Of robots only that a popup was shown to them is counted; a form that was sent
 * is one all the same. What falls on the same row is added up before.
 */
export async function countHappened(tx: Db, happened: readonly Happened[]): Promise<void> {
  const byCount: unknown[][] = []
  const byFact: unknown[][] = []
  const seen: unknown[][] = []
  for (const one of happened) {
    const { what, popup_id, campaign_id, variant, day, visitor_id } = one
    if (one.robot && what === 'closed') continue
    const robot = one.robot && what === 'shown'
    const is = (wanted: Happened['what']): number => Number(what === wanted && !robot)
    const counted = [is('shown'), 0, is('closed'), is('submitted'), 0, 0, Number(robot)]
    byCount.push([popup_id, campaign_id, variant, day, ...counted])
    if (robot || what === 'closed') continue
    if (visitor_id !== undefined) {
      const last_day = what === 'shown' ? day : 0
      seen.push([popup_id, campaign_id, visitor_id, variant, day, last_day, is('submitted')])
    }
    for (const [fact, value] of one.facts) {
      const known = withinBounds(`${popup_id} ${fact} ${day}`, value)
      byFact.push([popup_id, campaign_id, fact, known, day, is('shown'), is('submitted')])
    }
  }
  await tx.append(counts, byCount)
  await tx.append(viewers, seen)
  await tx.append(facts, byFact)
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
