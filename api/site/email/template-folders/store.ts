/** Every query on template folders. */

import { count, eq, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { templateFolders } from './table.ts'

type Db = Handle<'site'>
export type TemplateFolderRow = typeof templateFolders.$inferSelect

const { id, created_at, updated_at, name_key } = templateFolders
const place = { id, created_at, updated_at, by: [name_key] }

/** By name, since there are few. */
export const pageOfTemplateFolders = (db: Db, page: ListPage): Promise<TemplateFolderRow[]> =>
  db
    .select()
    .from(templateFolders)
    .where(inPage(place, page, 'oldest'))
    .orderBy(...listOrder(place, page, 'oldest'))
    .limit(page.limit + 1)

export async function findTemplateFolder(db: Db, id: string): Promise<TemplateFolderRow | undefined> {
  const [row] = await db.select().from(templateFolders).where(eq(templateFolders.id, id))
  return row
}

export async function findTemplateFolderByKey(db: Db, name_key: string): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: templateFolders.id })
    .from(templateFolders)
    .where(eq(templateFolders.name_key, name_key))
  return row
}

export async function countTemplateFolders(db: Db): Promise<number> {
  const [row] = await db.select({ number: count() }).from(templateFolders)
  return row?.number ?? 0
}

export async function insertTemplateFolder(tx: Db, row: TemplateFolderRow): Promise<void> {
  await tx.insert(templateFolders).values(row)
}

export async function saveTemplateFolder(tx: Db, id: string, set: Partial<TemplateFolderRow>): Promise<void> {
  await tx
    .update(templateFolders)
    .set({ ...set, version: sql`${templateFolders.version} + 1` })
    .where(eq(templateFolders.id, id))
}

export async function removeTemplateFolder(tx: Db, id: string): Promise<void> {
  await tx.delete(templateFolders).where(eq(templateFolders.id, id))
}
