/** Every query on sessions as their person sees them. Who writes them is auth. */

import { and, eq, gt } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../platform/http/list-page.ts'
import { sessions } from '../auth/table.ts'

type Db = Handle<'control'>
export type SessionRow = typeof sessions.$inferSelect

const valid = (user_id: string, now: number) => and(eq(sessions.user_id, user_id), gt(sessions.expires_at, now))

export const pageOfSessions = (db: Db, user_id: string, page: ListPage & { now: number }): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(valid(user_id, page.now), inPage(sessions, page)))
    .orderBy(...listOrder(sessions, page))
    .limit(page.limit + 1)

export async function findSession(db: Db, user_id: string, id: string, now: number): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(valid(user_id, now), eq(sessions.id, id)))
  return row
}
