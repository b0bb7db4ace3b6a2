/** Every query on how far a person has read. */
import { eq } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { notificationMarks } from './table.ts'

type Db = Handle<'site'>
export type Mark = typeof notificationMarks.$inferSelect

export async function findMark(db: Db, person_id: string): Promise<Mark | undefined> {
  const [row] = await db.select().from(notificationMarks).where(eq(notificationMarks.person_id, person_id))
  return row
}

export async function setMark(tx: Db, person_id: string, changes: Partial<Mark>): Promise<void> {
  await tx
    .insert(notificationMarks)
    .values({ ...changes, person_id })
    .onConflictDoUpdate({ target: notificationMarks.person_id, set: changes })
}

export async function forgetMark(tx: Db, person_id: string): Promise<void> {
  await tx.delete(notificationMarks).where(eq(notificationMarks.person_id, person_id))
}
