/** Every query on the control database's history. */
import { and, desc, eq, gt, inArray, isNull, like, lt, notLike, or } from 'drizzle-orm'
import { activities } from '../../platform/activities/control-table.ts'
import type { Rights } from '../../platform/actor.ts'
import type { Handle } from '../../platform/database/handle.ts'

type Db = Handle<'control'>
export type ActivityRow = typeof activities.$inferSelect
interface Page {
  after: string | null
  limit: number
}

const before = ({ after }: Page) => (after ? lt(activities.id, after) : undefined)

/** One more than the page, newest first; of sites only those that the caller may enter. */
export async function pageOfAccount(db: Db, { account_id, site_ids }: Rights, page: Page): Promise<ActivityRow[]> {
  const entered =
    site_ids === 'all'
      ? undefined
      : or(
          isNull(activities.subject_id),
          notLike(activities.subject_id, 'site_%'),
          inArray(activities.subject_id, [...site_ids]),
        )
  return db
    .select()
    .from(activities)
    .where(and(eq(activities.account_id, account_id), entered, before(page)))
    .orderBy(desc(activities.id))
    .limit(page.limit + 1)
}

export async function pageOfSubject(db: Db, subject_id: string, page: Page): Promise<ActivityRow[]> {
  return db
    .select()
    .from(activities)
    .where(and(eq(activities.subject_id, subject_id), before(page)))
    .orderBy(desc(activities.id))
    .limit(page.limit + 1)
}

export async function lastOfAccount(db: Db, account_id: string): Promise<string | null> {
  const [row] = await db
    .select({ id: activities.id })
    .from(activities)
    .where(eq(activities.account_id, account_id))
    .orderBy(desc(activities.id))
    .limit(1)
  return row?.id ?? null
}

/** Activities of the account about the site, API keys or users, oldest first. */
export async function changesAfter(
  db: Db,
  site: { id: string; account_id: string },
  { after, limit }: Page,
): Promise<ActivityRow[]> {
  const concerned = or(
    eq(activities.subject_id, site.id),
    like(activities.name, 'api_key.%'),
    like(activities.name, 'user.%'),
  )
  return db
    .select()
    .from(activities)
    .where(and(eq(activities.account_id, site.account_id), concerned, after ? gt(activities.id, after) : undefined))
    .orderBy(activities.id)
    .limit(limit)
}
