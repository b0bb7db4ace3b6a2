/** Every query on the control database's history. */

import { and, desc, eq, inArray, isNull, like, notLike, or, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { activities } from '../../platform/features/activities/control-table.ts'
import { inPage, type ListPage, listOrder } from '../../platform/http/list-page.ts'
import type { Rights } from '../../platform/identity/actor.ts'
import { type IdKind, idPrefixes } from '../../platform/runtime/ids.ts'
import { reachingInto } from '../api-keys/rules.ts'
import { apiKeys } from '../api-keys/table.ts'
import { memberships } from '../memberships/table.ts'

type Db = Handle<'control'>
export type ActivityRow = typeof activities.$inferSelect
const notOf = (type: IdKind) =>
  or(isNull(activities.subject_id), notLike(activities.subject_id, `${idPrefixes[type]}_%`))

/** The subject is there and reaches into one of the sites. */
const exists = ({ id, site_ids: reached }: typeof apiKeys | typeof memberships, site_ids: readonly string[]) =>
  sql`exists (select 1 from ${id.table} where ${id} = ${activities.subject_id} and ${reachingInto(reached, site_ids)})`

/** One more than the page, newest first; what is about sites, keys and managers only where it concerns the caller's sites. */
export async function pageOfAccount(db: Db, { account_id, site_ids }: Rights, page: ListPage): Promise<ActivityRow[]> {
  const entered =
    site_ids === 'all'
      ? undefined
      : and(
          or(notOf('site'), inArray(activities.subject_id, [...site_ids])),
          or(notOf('api_key'), exists(apiKeys, site_ids)),
          or(notOf('membership'), exists(memberships, site_ids)),
        )
  return db
    .select()
    .from(activities)
    .where(and(eq(activities.account_id, account_id), entered, inPage(activities, page)))
    .orderBy(...listOrder(activities, page))
    .limit(page.limit + 1)
}

export async function pageOfSubject(db: Db, subject_id: string, page: ListPage): Promise<ActivityRow[]> {
  return db
    .select()
    .from(activities)
    .where(and(eq(activities.subject_id, subject_id), inPage(activities, page)))
    .orderBy(...listOrder(activities, page))
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
  page: ListPage,
): Promise<ActivityRow[]> {
  const concerned = or(
    eq(activities.subject_id, site.id),
    like(activities.name, 'api_key.%'),
    like(activities.name, 'user.%'),
  )
  return db
    .select()
    .from(activities)
    .where(and(eq(activities.account_id, site.account_id), concerned, inPage(activities, page, 'oldest')))
    .orderBy(...listOrder(activities, page, 'oldest'))
    .limit(page.limit)
}

/** The histories of accounts that are no more. */
export async function forgetActivitiesOf(tx: Db, account_ids: readonly string[]): Promise<void> {
  await tx.delete(activities).where(inArray(activities.account_id, [...account_ids]))
}
