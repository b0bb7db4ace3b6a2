/** Every query on verification many leads again. */
import { desc, eq, lt } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { emailVerifications } from './table.ts'

type Db = Handle<'site'>
export type VerificationRow = typeof emailVerifications.$inferSelect

export async function insertVerification(tx: Db, row: VerificationRow): Promise<void> {
  await tx.insert(emailVerifications).values(row)
}

export async function findVerification(db: Db, id: string): Promise<VerificationRow | undefined> {
  const [row] = await db.select().from(emailVerifications).where(eq(emailVerifications.id, id))
  return row
}

export async function saveVerification(tx: Db, id: string, set: Partial<VerificationRow>): Promise<void> {
  await tx.update(emailVerifications).set(set).where(eq(emailVerifications.id, id))
}

export const pageOfVerifications = (
  db: Db,
  page: { after: string | null; limit: number },
): Promise<VerificationRow[]> =>
  db
    .select()
    .from(emailVerifications)
    .where(page.after ? lt(emailVerifications.id, page.after) : undefined)
    .orderBy(desc(emailVerifications.id))
    .limit(page.limit + 1)
