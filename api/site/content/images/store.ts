/** Every query on images. */
import { desc, eq, inArray, lt } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { images } from './table.ts'

type Db = Handle<'site'>
export type ImageRow = typeof images.$inferSelect

export const pageOfImages = (db: Db, page: { after: string | null; limit: number }): Promise<ImageRow[]> =>
  db
    .select()
    .from(images)
    .where(page.after ? lt(images.id, page.after) : undefined)
    .orderBy(desc(images.id))
    .limit(page.limit + 1)

export async function findImage(db: Db, id: string): Promise<ImageRow | undefined> {
  const [row] = await db.select().from(images).where(eq(images.id, id))
  return row
}

/** Those of them that there are. */
export async function knownImages(db: Db, ids: Iterable<string>): Promise<Set<string>> {
  const wanted = [...ids]
  if (wanted.length === 0) return new Set()
  const rows = await db.select({ id: images.id }).from(images).where(inArray(images.id, wanted))
  return new Set(rows.map(row => row.id))
}

const sizesOf = 'select id, width, height from images where id in (select value from json_each(?))'

/** Their sizes, of those of them that there are. */
export async function imageSizes(
  db: Db,
  ids: Iterable<string>,
): Promise<Map<string, { width: number; height: number }>> {
  const wanted = [...ids]
  if (wanted.length === 0) return new Map()
  const rows = await db.all(sizesOf, [JSON.stringify(wanted)])
  return new Map(rows.map(([id, width, height]) => [String(id), { width: Number(width), height: Number(height) }]))
}

export async function findImageByContent(db: Db, content_hash: string): Promise<ImageRow | undefined> {
  const [row] = await db.select().from(images).where(eq(images.content_hash, content_hash))
  return row
}

export async function insertImage(tx: Db, row: ImageRow): Promise<void> {
  await tx.insert(images).values(row)
}

export async function removeImage(tx: Db, id: string): Promise<void> {
  await tx.delete(images).where(eq(images.id, id))
}

/** The contents that images are made of. */
export async function hashesOfImages(db: Db): Promise<string[]> {
  const rows = await db.select({ renditions: images.renditions }).from(images)
  return rows.flatMap(row => row.renditions.map(r => r.hash))
}
