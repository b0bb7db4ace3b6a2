/** Numbers of leads by the time at which they were registered. Those who were erased stay in them, as a number alone. */
import { and, eq, gt, ne, notExists, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertOfRows } from '../../../platform/database/statements.ts'
import { activities } from '../../../platform/features/activities/site-table.ts'
import { type Away, countUpTo } from '../../../platform/features/news.ts'
import { idAtPlace } from '../../../platform/runtime/ids.ts'
import { leadCreated } from '../lead-records/events.ts'
import type { LeadRow } from '../lead-records/rules.ts'
import { leads } from '../lead-records/table.ts'
import { firstSince } from './lead-conditions.ts'
import { erasedRegistrations } from './table.ts'

type Db = Handle<'site'>

/** Every zone is a whole number of these off, so that days of any zone can be counted. */
const slot_ms = 900_000

/** How many leads were registered in each stretch of whole quarters of an hour. */
export async function countRegistered(db: Db, stretches: readonly { from: number; to: number }[]): Promise<number[]> {
  const moments = [...new Set(stretches.flatMap(({ from, to }) => [from, to]))]
  const firsts = await Promise.all(moments.map(moment => firstSince(db, moment)))
  const found = new Map(moments.map((moment, at) => [moment, firsts[at]]))
  const bounds = JSON.stringify(
    stretches.map(({ from, to }) => [found.get(from), found.get(to), from / slot_ms, to / slot_ms]),
  )
  const rows = await db.all<[number]>(sql`
    select (select count(*) from ${leads} where id >= e.value ->> 0 and id < e.value ->> 1)
      + (select coalesce(sum(count), 0) from ${erasedRegistrations} where slot >= e.value ->> 2 and slot < e.value ->> 3)
    from json_each(${bounds}) e order by e.key`)
  return rows.map(([count]) => count)
}

const adding = insertOfRows(
  'erased_registrations',
  ['slot', 'count'],
  'on conflict (slot) do update set count = count + excluded.count',
)

/** Keeps the number of these leads, who are erased. */
export async function countErased(tx: Db, rows: readonly Pick<LeadRow, 'registered_at'>[]): Promise<void> {
  const bySlot = Map.groupBy(rows, ({ registered_at }) => Math.floor(registered_at / slot_ms))
  await tx.run(
    adding,
    [...bySlot].map(([slot, { length }]) => [slot, length]),
  )
}

/** Leads that others added since, or that came by themselves; who imported leads knows of them. */
export const countMadeSince = (db: Db, { after, person_id, most }: Away): Promise<number> => {
  const ownAct = db
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(
        eq(activities.subject_id, leads.id),
        eq(activities.name, leadCreated.name),
        eq(activities.actor_id, person_id),
      ),
    )
  const isNews = and(gt(leads.id, idAtPlace('lead', after)), ne(leads.source, 'import'), notExists(ownAct))
  return countUpTo(db, most, leads, isNews)
}
