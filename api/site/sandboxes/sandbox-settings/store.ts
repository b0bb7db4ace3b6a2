/** Every query on the settings of sandboxes. */
import type { Handle } from '../../../platform/database/handle.ts'
import { sandboxSettings } from './table.ts'

type Db = Handle<'site'>
export type SettingsRow = typeof sandboxSettings.$inferSelect

export const findSettings = async (db: Db): Promise<SettingsRow | undefined> =>
  (await db.select().from(sandboxSettings))[0]

export async function saveSettings(tx: Db, given: SettingsRow): Promise<void> {
  const { id: _id, ...set } = given
  await tx.insert(sandboxSettings).values(given).onConflictDoUpdate({ target: sandboxSettings.id, set })
}
