/** Every query on who saw data of people. */

import { and, eq, or } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { type DataAccessAction, dataAccesses } from '../../../platform/features/data-accesses/site-table.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'

export type DataAccessRow = typeof dataAccesses.$inferSelect

export interface AccessPage extends ListPage {
  action?: DataAccessAction | undefined
  actor_id?: string | undefined
  subject_id?: string | undefined
}

/** One more than the page, newest first. */
export function pageOfAccesses(db: Handle<'site'>, wanted: AccessPage): Promise<DataAccessRow[]> {
  const { action, actor_id, subject_id } = wanted
  return db
    .select()
    .from(dataAccesses)
    .where(
      and(
        inPage(dataAccesses, wanted),
        action && eq(dataAccesses.action, action),
        actor_id ? or(eq(dataAccesses.actor_id, actor_id), eq(dataAccesses.impersonator_id, actor_id)) : undefined,
        subject_id ? eq(dataAccesses.subject_id, subject_id) : undefined,
      ),
    )
    .orderBy(...listOrder(dataAccesses, wanted))
    .limit(wanted.limit + 1)
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
