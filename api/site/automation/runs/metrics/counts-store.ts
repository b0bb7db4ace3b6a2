/** Every query on the counters of journeys. Updating them is in counts.ts. */
import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Handle } from '../../../../platform/database/handle.ts'
import { emails } from '../../../email/emails/table.ts'
import { mailKey } from './counts.ts'
import { journeyCounts } from './counts-table.ts'

type Db = Handle<'site'>

export interface CountFilter {
  journey_version?: number | undefined
  /** First and last day of enrollment, in days since 1970. */
  from_day?: number | undefined
  to_day?: number | undefined
}

export interface CountRow {
  step_id: string
  key: string
  n: number
}

/** The numbers of a journey, summed over the versions and days that fit. */
export async function listCounts(db: Db, journey_id: string, filter: CountFilter = {}): Promise<CountRow[]> {
  const { journey_version, from_day, to_day } = filter
  return db
    .select({ step_id: journeyCounts.step_id, key: journeyCounts.key, n: sql<number>`sum(${journeyCounts.n})` })
    .from(journeyCounts)
    .where(
      and(
        eq(journeyCounts.journey_id, journey_id),
        journey_version === undefined ? undefined : eq(journeyCounts.journey_version, journey_version),
        from_day === undefined ? undefined : gte(journeyCounts.day, from_day),
        to_day === undefined ? undefined : lte(journeyCounts.day, to_day),
      ),
    )
    .groupBy(journeyCounts.key, journeyCounts.step_id)
}

/** Keys `at <status>`: a range of the primary key. */
const places = and(gte(journeyCounts.key, 'at '), lt(journeyCounts.key, 'at!'))

/** Of each of these journeys, how many runs are in each state. */
export async function countsByStatus(
  db: Db,
  journey_ids: readonly string[],
): Promise<Map<string, Record<string, number>>> {
  const { journey_id, key, n } = journeyCounts
  const rows = await db
    .select({ journey_id, key, n: sql<number>`sum(${n})` })
    .from(journeyCounts)
    .where(and(inArray(journey_id, [...journey_ids]), places))
    .groupBy(journey_id, key)
  const counts = new Map<string, Record<string, number>>(journey_ids.map(id => [id, {}]))
  for (const row of rows) Object.assign(counts.get(row.journey_id)!, { [row.key.slice(3)]: row.n })
  return counts
}

/** How many runs of each of these journeys were enrolled on each of these days of the site. */
export async function enrolledByDay(db: Db, journey_ids: readonly string[], from_day: number, to_day: number) {
  const { journey_id, day, n } = journeyCounts
  return db
    .select({ journey_id, day, count: sql<number>`sum(${n})` })
    .from(journeyCounts)
    .where(and(inArray(journey_id, [...journey_ids]), places, gte(day, from_day), lte(day, to_day)))
    .groupBy(journey_id, day)
}

/** How many runs of a journey are at each step. */
export async function listPlaces(db: Db, journey_id: string): Promise<CountRow[]> {
  return db
    .select({ step_id: journeyCounts.step_id, key: journeyCounts.key, n: sql<number>`sum(${journeyCounts.n})` })
    .from(journeyCounts)
    .where(and(eq(journeyCounts.journey_id, journey_id), places))
    .groupBy(journeyCounts.key, journeyCounts.step_id)
}

/** How many runs are at each step, by version and day of enrollment, in order of days. */
export async function listCohorts(db: Db, journey_id: string, { from_day, to_day }: CountFilter) {
  return db
    .select({
      journey_version: journeyCounts.journey_version,
      day: journeyCounts.day,
      key: journeyCounts.key,
      n: sql<number>`sum(${journeyCounts.n})`,
    })
    .from(journeyCounts)
    .where(
      and(
        eq(journeyCounts.journey_id, journey_id),
        places,
        from_day === undefined ? undefined : gte(journeyCounts.day, from_day),
        to_day === undefined ? undefined : lte(journeyCounts.day, to_day),
      ),
    )
    .groupBy(journeyCounts.journey_version, journeyCounts.day, journeyCounts.key)
    .orderBy(journeyCounts.day, journeyCounts.journey_version)
}

/** What the emails of these runs count for, by run: only the last email of each step. */
export async function mailsOfRuns(db: Db, run_ids: readonly string[]): Promise<Map<string, CountedMail[]>> {
  const rows = await db.all<[string, string, string, string | null, number, number, number]>(sql`
    select run_id, step_id, status, reason, opens > 0, clicks > 0, unsubscribed_at is not null
    from ${emails} where run_id in (select value from json_each(${JSON.stringify(run_ids)})) and step_id is not null
    order by run_id, sequence`)
  const byRun = new Map<string, Map<string, CountedMail>>()
  for (const [run_id, step_id, state, reason, opened, clicked, left] of rows) {
    const ofRun = byRun.get(run_id) ?? new Map<string, CountedMail>()
    byRun.set(run_id, ofRun)
    const seen = [opened && 'opened', clicked && 'clicked', left && 'unsubscribed'].filter(
      key => typeof key === 'string',
    )
    const before = ofRun.get(step_id)?.seen ?? []
    const outcome = state === 'not_started' ? [] : [mailKey(state, reason)]
    ofRun.set(step_id, { step_id, seen: [...before, ...seen], keys: [...outcome, ...before, ...seen] })
  }
  return new Map([...byRun].map(([run_id, mails]) => [run_id, [...mails.values()]]))
}

interface CountedMail {
  step_id: string
  keys: string[]
  seen: string[]
}

export async function removeEmptyCounts(tx: Db): Promise<void> {
  await tx.delete(journeyCounts).where(eq(journeyCounts.n, 0))
}

/** How many runs have failed and were not retried, of those enrolled since a day. */
export async function countFailed(db: Db, since_day: number): Promise<number> {
  const { key, day, n } = journeyCounts
  const [row] = await db
    .select({ n: sql<number>`coalesce(sum(${n}), 0)` })
    .from(journeyCounts)
    .where(and(eq(key, 'at failed'), gte(day, since_day)))
  return row?.n ?? 0
}
