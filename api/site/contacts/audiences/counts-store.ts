/** Every query on how many leads audiences had and have, and share. */
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertOfRows } from '../../../platform/database/statements.ts'
import { leadAudiences } from './lead-audiences-table.ts'
import { audienceCounts } from './table.ts'

type Db = Handle<'site'>

const counts = 'select audience_id, count(*) from lead_audiences group by audience_id'
const ids = 'select id from audiences'
const many_rows = 5_000
const moreThanMany = 'select exists (select 1 from lead_audiences limit 1 offset ?)'

/** Whether counting all takes long enough for a connection of its own, which costs 3 ms and 0.6 MB. */
export const haveMany = async (db: Db): Promise<boolean> => (await db.all(moreThanMany, [many_rows]))[0]?.[0] === 1

/** Of every audience, those without leads too. Looks at all that leads belong to. */
export async function countAll(db: Db): Promise<Map<string, number>> {
  const found = new Map((await db.all(ids)).map(([id]) => [String(id), 0]))
  for (const [id, count] of await db.all(counts)) if (found.has(String(id))) found.set(String(id), Number(count))
  return found
}

const put = insertOfRows(
  'audience_counts',
  ['audience_id', 'day', 'lead_count'],
  'on conflict do update set lead_count = excluded.lead_count',
)

export const saveCounts = async (tx: Db, day: string, of: ReadonlyMap<string, number>): Promise<void> =>
  void (await tx.run(
    put,
    [...of].map(([id, count]) => [id, day, count]),
  ))

const dropOld = 'delete from audience_counts where day < ?'

export const forgetCounts = async (tx: Db, day: string): Promise<void> => void (await tx.run(dropOld, [day]))

/** Counts of an audience by day, from a day on. */
export const countsSince = (db: Db, audience_id: string, day: string) =>
  db
    .select({ day: audienceCounts.day, lead_count: audienceCounts.lead_count })
    .from(audienceCounts)
    .where(and(eq(audienceCounts.audience_id, audience_id), gte(audienceCounts.day, day)))
    .orderBy(asc(audienceCounts.day))

/** When its present leads joined, in order, from a moment on. */
export async function joinedSince(db: Db, audience_id: string, from: number): Promise<number[]> {
  const rows = await db
    .select({ at: leadAudiences.at })
    .from(leadAudiences)
    .where(and(eq(leadAudiences.audience_id, audience_id), gte(leadAudiences.at, from)))
  return rows.map(({ at }) => at).sort((a, b) => a - b)
}

const both = `
  select count(*) from lead_audiences one
  where one.audience_id = ? and exists (
    select 1 from lead_audiences other where other.audience_id = ? and other.lead_id = one.lead_id)`

/** How many leads are on both; the smaller one first. */
export async function countShared(db: Db, smaller: string, other: string): Promise<number> {
  const [count] = (await db.one(both, [smaller, other])) ?? []
  return Number(count ?? 0)
}
