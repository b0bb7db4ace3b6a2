/** Every query on the modification history. */

import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { activities } from '../../../platform/features/activities/table.ts'
import { type Away, countUpTo } from '../../../platform/features/news.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { idAtPlace } from '../../../platform/runtime/ids.ts'

export type ActivityRow = typeof activities.$inferSelect

export async function pageOfActivities(
  db: Handle<'site'>,
  page: ListPage & { subject_id?: string | undefined },
): Promise<ActivityRow[]> {
  return db
    .select()
    .from(activities)
    .where(and(inPage(activities, page), page.subject_id ? eq(activities.subject_id, page.subject_id) : undefined))
    .orderBy(...listOrder(activities, page))
    .limit(page.limit + 1)
}

/** What other people and keys changed. */
export const countByOthersSince = (db: Handle<'site'>, { after, person_id, most }: Away): Promise<number> =>
  countUpTo(
    db,
    most,
    activities,
    and(
      gt(activities.id, idAtPlace('activity', after)),
      inArray(activities.actor_type, ['user', 'api_key']),
      ne(activities.actor_id, person_id),
    ),
  )
