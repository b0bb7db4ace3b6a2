/** Every query on who saw data of people. */
import { and, desc, eq, gte, lt } from 'drizzle-orm'
import { type DataAccessAction, dataAccesses } from '../../../platform/data-accesses/site-table.ts'
import type { Handle } from '../../../platform/database/handle.ts'

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
  const { id, at } = dataAccesses
  return db
    .select()
    .from(dataAccesses)
    .where(
      and(
        after ? lt(id, after) : undefined,
        action && eq(dataAccesses.action, action),
        actor_id ? eq(dataAccesses.actor_id, actor_id) : undefined,
        subject_id ? eq(dataAccesses.subject_id, subject_id) : undefined,
        since === undefined ? undefined : gte(at, since),
        until === undefined ? undefined : lt(at, until),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1)
}
