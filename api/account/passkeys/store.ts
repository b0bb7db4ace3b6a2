/** Every query on passkeys. */
import { and, eq, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { passkeys } from './table.ts'

type Db = Handle<'control'>
export type PasskeyRow = typeof passkeys.$inferSelect

export const findPasskeys = (db: Db, user_id: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.user_id, user_id)).orderBy(passkeys.id)

export async function countPasskeys(db: Db, user_id: string): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(passkeys).where(eq(passkeys.user_id, user_id))
  return row?.count ?? 0
}

export async function findByCredential(db: Db, credential_id: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credential_id))
  return row
}

export async function insertPasskey(tx: Db, row: PasskeyRow): Promise<void> {
  await tx.insert(passkeys).values(row)
}

export async function updatePasskey(tx: Db, id: string, set: Partial<PasskeyRow>): Promise<void> {
  await tx.update(passkeys).set(set).where(eq(passkeys.id, id))
}

export async function deletePasskey(tx: Db, user_id: string, id: string): Promise<void> {
  await tx.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.user_id, user_id)))
}
