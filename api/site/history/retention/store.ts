/** Every query on how long a site keeps things. */
import { eq, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { BatchOutcome } from '../../../platform/features/retention.ts'
import { retentionProgress, retentionSettings } from './table.ts'

type Db = Handle<'site'>
export type ProgressRow = typeof retentionProgress.$inferSelect
export interface Settings {
  months: Record<string, number>
  version: number
}

export async function readSettings(db: Db): Promise<Settings> {
  const { months, version } = retentionSettings
  const [row] = await db.select({ months, version }).from(retentionSettings)
  return row ?? { months: {}, version: 1 }
}

export async function saveSettings(tx: Db, set: Settings, now: number): Promise<void> {
  const row = { ...set, updated_at: now }
  await tx
    .insert(retentionSettings)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: retentionSettings.id, set: row })
}

export const allProgress = (db: Db): Promise<ProgressRow[]> => db.select().from(retentionProgress)

export async function readPlace(db: Db, type: string): Promise<string> {
  const [row] = await db
    .select({ place: retentionProgress.place })
    .from(retentionProgress)
    .where(eq(retentionProgress.type, type))
  return row?.place ?? ''
}

export async function noteProgress(
  tx: Db,
  type: string,
  { rows, place = '' }: BatchOutcome,
  now: number,
): Promise<void> {
  const last_deleted_at = rows > 0 ? now : null
  await tx
    .insert(retentionProgress)
    .values({ type, place, deleted: rows, last_deleted_at })
    .onConflictDoUpdate({
      target: retentionProgress.type,
      set: {
        place,
        deleted: sql`${retentionProgress.deleted} + ${rows}`,
        last_deleted_at: sql`coalesce(${last_deleted_at}, ${retentionProgress.last_deleted_at})`,
      },
    })
}
