/** Every query on sessions as their person sees them. Who writes them is auth. */
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { sessions } from '../auth/table.ts'

type Db = Handle<'control'>
export type SessionRow = typeof sessions.$inferSelect

const valid = (user_id: string, now: number) => and(eq(sessions.user_id, user_id), gt(sessions.expires_at, now))

export const pageOfSessions = (
  db: Db,
  user_id: string,
  page: { after: string | null; limit: number; now: number },
): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(valid(user_id, page.now), page.after ? lt(sessions.id, page.after) : undefined))
    .orderBy(desc(sessions.id))
    .limit(page.limit + 1)

export async function findSession(db: Db, user_id: string, id: string, now: number): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(valid(user_id, now), eq(sessions.id, id)))
  return row
}
