/** Every query on pictures of people. */
import { eq } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { pictures } from './table.ts'

type Db = Handle<'control'>
export type PictureRow = typeof pictures.$inferSelect

export async function findPicture(db: Db, id: string): Promise<PictureRow | undefined> {
  const [row] = await db.select().from(pictures).where(eq(pictures.id, id))
  return row
}

export async function deletePictureOf(tx: Db, user_id: string): Promise<void> {
  await tx.delete(pictures).where(eq(pictures.user_id, user_id))
}

export async function replacePicture(tx: Db, row: PictureRow): Promise<void> {
  await deletePictureOf(tx, row.user_id)
  await tx.insert(pictures).values(row)
}
