/** Every query on images. */

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { images, type Rendition } from './table.ts'

type Db = Handle<'site'>
export type ImageRow = typeof images.$inferSelect

interface Page extends ListPage {
  /** None: all. */
  ids: readonly string[] | undefined
}

export const pageOfImages = (db: Db, page: Page): Promise<ImageRow[]> =>
  db
    .select()
    .from(images)
    .where(and(page.ids && inArray(images.id, [...page.ids]), inPage(images, page)))
    .orderBy(...listOrder(images, page))
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

export interface ImageShape {
  width: number
  height: number
  /** What of it stays in sight where it is cut, from its left and upper edge. */
  focus: { x: number; y: number }
  /** Whether it is there as AVIF too. */
  isAvif: boolean
}

const shapesOf = `
  select id, width, height, focus_x_percent, focus_y_percent, coalesce(json_array_length(avif), 0) > 0
  from images where id in (select value from json_each(?))`

/** What pages have to know of them, of those of them that there are. */
export async function imageShapes(db: Db, ids: Iterable<string>): Promise<Map<string, ImageShape>> {
  const wanted = [...ids]
  if (wanted.length === 0) return new Map()
  const rows = await db.all(shapesOf, [JSON.stringify(wanted)])
  return new Map(
    rows.map(([id, width, height, x, y, isAvif]) => [
      String(id),
      { width: Number(width), height: Number(height), focus: { x: Number(x), y: Number(y) }, isAvif: isAvif === 1 },
    ]),
  )
}

export const withoutAvif = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  (
    await db
      .select({ id: images.id })
      .from(images)
      .where(and(inArray(images.id, [...ids]), isNull(images.avif), eq(images.animated, false)))
  ).map(({ id }) => id)

export async function saveAvif(tx: Db, id: string, avif: Rendition[], bytes: number): Promise<void> {
  await tx
    .update(images)
    .set({ avif, bytes: sql`${images.bytes} + ${bytes}` })
    .where(eq(images.id, id))
}

export async function saveImage(
  tx: Db,
  id: string,
  set: Partial<Pick<ImageRow, 'name' | 'focus_x_percent' | 'focus_y_percent'>>,
): Promise<void> {
  await tx.update(images).set(set).where(eq(images.id, id))
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

/** Total size of the site's images. */
export async function bytesOfImages(db: Db): Promise<number> {
  const row = await db.one('select coalesce(sum(bytes), 0) from images', [])
  return Number(row?.[0] ?? 0)
}

/** The contents that images are made of. */
export async function hashesOfImages(db: Db): Promise<string[]> {
  const rows = await db.select({ renditions: images.renditions, avif: images.avif }).from(images)
  return rows.flatMap(({ renditions, avif }) => [...renditions, ...(avif ?? [])].map(r => r.hash))
}
