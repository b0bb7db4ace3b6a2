/** Every query on what people want to hear of. */
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { memberships } from '../memberships/table.ts'
import { users } from '../users/table.ts'
import { noticesTold, notificationSettings } from './table.ts'

type Db = Handle<'control'>
export type SettingsRow = typeof notificationSettings.$inferSelect
export type ToldRow = typeof noticesTold.$inferSelect

export async function findSettings(db: Db, user_id: string): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.user_id, user_id))
  return row
}

export async function saveSettings(tx: Db, row: SettingsRow): Promise<void> {
  await tx
    .insert(notificationSettings)
    .values(row)
    .onConflictDoUpdate({ target: notificationSettings.user_id, set: row })
}

export async function changeSettings(tx: Db, user_id: string, set: Partial<SettingsRow>): Promise<void> {
  await tx.update(notificationSettings).set(set).where(eq(notificationSettings.user_id, user_id))
}

export const membershipsFor = (db: Db, user_id: string) =>
  db.select().from(memberships).where(eq(memberships.user_id, user_id)).orderBy(memberships.id)

/** Who wants emails at once and belongs to the account, with how far they were told of the site. */
export const peopleAtOnce = (db: Db, { id, account_id }: { id: string; account_id: string }) =>
  db
    .select({
      settings: notificationSettings,
      membership: memberships,
      person: { email: users.email, first_name: users.first_name, language: users.language },
      told: noticesTold,
    })
    .from(memberships)
    .innerJoin(notificationSettings, eq(notificationSettings.user_id, memberships.user_id))
    .innerJoin(users, eq(users.id, memberships.user_id))
    .leftJoin(noticesTold, and(eq(noticesTold.user_id, notificationSettings.user_id), eq(noticesTold.site_id, id)))
    .where(
      and(
        eq(memberships.account_id, account_id),
        ne(sql`${notificationSettings.at_once}`, '{}'),
        isNull(users.deletes_at),
      ),
    )
    .orderBy(memberships.id)
export type PersonAtOnce = Awaited<ReturnType<typeof peopleAtOnce>>[number]

export async function findTold(db: Db, user_id: string, site_id: string): Promise<ToldRow | undefined> {
  const [row] = await db
    .select()
    .from(noticesTold)
    .where(and(eq(noticesTold.user_id, user_id), eq(noticesTold.site_id, site_id)))
  return row
}

export async function saveTold(tx: Db, row: ToldRow): Promise<void> {
  await tx
    .insert(noticesTold)
    .values(row)
    .onConflictDoUpdate({ target: [noticesTold.user_id, noticesTold.site_id], set: row })
}
