/** Every query on what people want to hear of. */
import { eq } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { memberships } from '../managers/table.ts'
import { notificationSettings } from './table.ts'

type Db = Handle<'control'>
export type SettingsRow = typeof notificationSettings.$inferSelect

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
