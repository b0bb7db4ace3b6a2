/** Every query on files. */

import { eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { files } from './table.ts'

type Db = Handle<'site'>
export type FileRow = typeof files.$inferSelect

export const pageOfFiles = (db: Db, page: ListPage): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(inPage(files, page))
    .orderBy(...listOrder(files, page))
    .limit(page.limit + 1)

/** The first so many of the site, by name. */
export const namedFiles = (db: Db, most: number): Promise<Pick<FileRow, 'id' | 'name'>[]> =>
  db.select({ id: files.id, name: files.name }).from(files).orderBy(files.name).limit(most)

export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id))
  return row
}

export const findFiles = (db: Db, ids: readonly string[]): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))

export async function findFileByContent(db: Db, content_hash: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.content_hash, content_hash))
  return row
}

export async function insertFile(tx: Db, row: FileRow): Promise<void> {
  await tx.insert(files).values(row)
}

export async function removeFile(tx: Db, id: string): Promise<void> {
  await tx.delete(files).where(eq(files.id, id))
}

export async function countDownload(tx: Db, id: string): Promise<void> {
  await tx
    .update(files)
    .set({ download_count: sql`${files.download_count} + 1` })
    .where(eq(files.id, id))
}

export async function hashesOfFiles(db: Db): Promise<string[]> {
  const rows = await db.select({ hash: files.content_hash }).from(files)
  return rows.map(row => row.hash)
}

/** Total size of the site's files. */
export async function bytesOfFiles(db: Db): Promise<number> {
  const row = await db.one('select coalesce(sum(bytes), 0) from files', [])
  return Number(row?.[0] ?? 0)
}
