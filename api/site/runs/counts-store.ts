/** Every query on the numbers of journeys. How they are kept up is counts.ts. */
import { and, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { journeyCounts } from './counts-table.ts'

type Db = Handle<'site'>

export interface CountFilter {
  journey_version?: number | undefined
  /** First and last day of enrolment, in days since 1970. */
  from_day?: number | undefined
  to_day?: number | undefined
}

export interface CountRow {
  step_id: string
  key: string
  n: number
}

/** The numbers of a journey, summed over the versions and days that fit. */
export async function countsOf(db: Db, journey_id: string, filter: CountFilter = {}): Promise<CountRow[]> {
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

export async function countsByStatus(db: Db, journey_id: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ key: journeyCounts.key, n: sql<number>`sum(${journeyCounts.n})` })
    .from(journeyCounts)
    .where(and(eq(journeyCounts.journey_id, journey_id), places))
    .groupBy(journeyCounts.key)
  return Object.fromEntries(rows.map(row => [row.key.slice(3), row.n]))
}

/** Where the runs of a journey stand now. */
export async function placesOf(db: Db, journey_id: string): Promise<CountRow[]> {
  return db
    .select({ step_id: journeyCounts.step_id, key: journeyCounts.key, n: sql<number>`sum(${journeyCounts.n})` })
    .from(journeyCounts)
    .where(and(eq(journeyCounts.journey_id, journey_id), places))
    .groupBy(journeyCounts.key, journeyCounts.step_id)
}

/** Runs of each version and day of enrolment. */
export async function cohortsOf(db: Db, journey_id: string) {
  return db
    .select({
      journey_version: journeyCounts.journey_version,
      day: journeyCounts.day,
      n: sql<number>`sum(${journeyCounts.n})`,
    })
    .from(journeyCounts)
    .where(and(eq(journeyCounts.journey_id, journey_id), places))
    .groupBy(journeyCounts.journey_version, journeyCounts.day)
    .orderBy(journeyCounts.day, journeyCounts.journey_version)
}
