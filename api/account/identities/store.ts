/** Every query on connected accounts. */
import { and, eq, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { identities } from './table.ts'

type Db = Handle<'control'>
export type IdentityRow = typeof identities.$inferSelect
export type Account = Pick<IdentityRow, 'provider' | 'issuer' | 'subject'>

export async function findByAccount(db: Db, { provider, issuer, subject }: Account): Promise<IdentityRow | undefined> {
  const [row] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return row
}

export const findIdentities = (db: Db, user_id: string): Promise<IdentityRow[]> =>
  db.select().from(identities).where(eq(identities.user_id, user_id)).orderBy(identities.id)

export async function countIdentities(db: Db, user_id: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(identities)
    .where(eq(identities.user_id, user_id))
  return row?.count ?? 0
}

export async function insertIdentity(tx: Db, row: IdentityRow): Promise<void> {
  await tx.insert(identities).values(row)
}

export async function markUsed(tx: Db, id: string, last_used_at: number): Promise<void> {
  await tx.update(identities).set({ last_used_at }).where(eq(identities.id, id))
}

/** The row that is gone. */
export async function deleteIdentity(tx: Db, user_id: string, id: string): Promise<IdentityRow | undefined> {
  const [row] = await tx
    .delete(identities)
    .where(and(eq(identities.id, id), eq(identities.user_id, user_id)))
    .returning()
  return row
}
