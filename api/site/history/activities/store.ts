/** Every query on the modification history. */
import { and, desc, eq, lt } from 'drizzle-orm'
import { activities } from '../../../platform/activities/table.ts'
import type { Handle } from '../../../platform/database/handle.ts'

export type ActivityRow = typeof activities.$inferSelect

export async function pageOfActivities(
  db: Handle<'site'>,
  page: { after: string | null; limit: number; subject_id?: string | undefined },
): Promise<ActivityRow[]> {
  return db
    .select()
    .from(activities)
    .where(
      and(
        page.after ? lt(activities.id, page.after) : undefined,
        page.subject_id ? eq(activities.subject_id, page.subject_id) : undefined,
      ),
    )
    .orderBy(desc(activities.id))
    .limit(page.limit + 1)
}
