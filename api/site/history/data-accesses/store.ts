/** Every query on who saw data of people. */
import { and, desc, eq, gte, lt, or } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { type DataAccessAction, dataAccesses } from '../../../platform/features/data-accesses/site-table.ts'

export type DataAccessRow = typeof dataAccesses.$inferSelect

export interface Wanted {
  after: string | null
  limit: number
  action?: DataAccessAction | undefined
  actor_id?: string | undefined
  subject_id?: string | undefined
  since?: number | undefined
  until?: number | undefined
}

/** One more than the page, newest first. */
export function pageOfAccesses(db: Handle<'site'>, wanted: Wanted): Promise<DataAccessRow[]> {
  const { after, limit, action, actor_id, subject_id, since, until } = wanted
  const { id, at, impersonator_id } = dataAccesses
  return db
    .select()
    .from(dataAccesses)
    .where(
      and(
        after ? lt(id, after) : undefined,
        action && eq(dataAccesses.action, action),
        actor_id ? or(eq(dataAccesses.actor_id, actor_id), eq(impersonator_id, actor_id)) : undefined,
        subject_id ? eq(dataAccesses.subject_id, subject_id) : undefined,
        since === undefined ? undefined : gte(at, since),
        until === undefined ? undefined : lt(at, until),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1)
}

// From one to the next by the index: entries can be very many, those who left them are few.
const everybody = `
  with recursive who (id) as (
    select min(actor_id) from data_accesses
    union all
    select (select min(actor_id) from data_accesses where actor_id > who.id) from who where who.id is not null
  ), acting (id) as (
    select min(impersonator_id) from data_accesses where impersonator_id is not null
    union all
    select (select min(impersonator_id) from data_accesses where impersonator_id > acting.id)
      from acting where acting.id is not null
  )
  select id, (select actor_type from data_accesses where actor_id = who.id limit 1) from who where id is not null
  union
  select id, 'user' from acting where id is not null
  limit ?`

export async function actorsOfAccesses(
  db: Handle<'site'>,
  most: number,
): Promise<{ id: string; type: DataAccessRow['actor_type'] }[]> {
  const rows = (await db.all(everybody, [most])) as [string, DataAccessRow['actor_type']][]
  return rows.map(([id, type]) => ({ id, type }))
}
