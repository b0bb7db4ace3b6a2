/** Every query on imports. Those on what became of their rows are in rows-store.ts. */

import { and, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { rowsOf } from '../../../platform/database/statements.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { hasAnyOf } from './reader/people.ts'
import { importPeople, imports } from './table.ts'

type Db = Handle<'site'>
export type ImportRow = typeof imports.$inferSelect

export const pageOfImports = (db: Db, page: ListPage): Promise<ImportRow[]> =>
  db
    .select()
    .from(imports)
    .where(inPage(imports, page))
    .orderBy(...listOrder(imports, page))
    .limit(page.limit + 1)

const byId = rowsOf(imports, 'where id = ?')

export async function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  return db.one(byId, [id])
}

/** Those of the ids that are imports, the first one first. */
export const importsAmong = (db: Db, ids: readonly string[]): Promise<ImportRow[]> =>
  db
    .select()
    .from(imports)
    .where(inArray(imports.id, [...ids]))
    .orderBy(imports.id)

export async function insertImport(tx: Db, row: ImportRow): Promise<void> {
  await tx.insert(imports).values(row)
}

export async function saveImport(tx: Db, id: string, set: Partial<ImportRow>): Promise<void> {
  await tx.update(imports).set(set).where(eq(imports.id, id))
}

export async function removeImport(tx: Db, id: string): Promise<void> {
  await tx.delete(imports).where(eq(imports.id, id))
}

/** The last import with the same columns whose mapping was set. Columns without names tell nothing of one another. */
export async function lastMappedLike(db: Db, { id, headers_key }: ImportRow): Promise<ImportRow | undefined> {
  if (headers_key.trim() === '') return undefined
  const isOther = and(eq(imports.headers_key, headers_key), ne(imports.id, id), ne(imports.mapping, []))
  const [row] = await db.select().from(imports).where(isOther).orderBy(desc(imports.id)).limit(1)
  return row
}

export async function hashesOfImports(db: Db): Promise<string[]> {
  const rows = await db.select({ content: imports.content_hash, rows: imports.rows_hash }).from(imports)
  return rows.flatMap(({ content, rows }) => [content, rows].filter(hash => hash !== null))
}

/** Total size of the stored files of imports. */
export async function bytesOfImports(db: Db): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${imports.bytes}), 0)` })
    .from(imports)
    .where(isNotNull(imports.content_hash))
  return row?.bytes ?? 0
}

const oldFiles = `
  select id from imports where updated_at < ? and (rows_hash is not null or content_hash is not null)`

/** Forgets the files of imports that were last touched before a moment. */
export async function forgetFiles(tx: Db, before: number): Promise<void> {
  await forgetFilesOf(
    tx,
    (await tx.all<[string]>(oldFiles, [before])).map(([id]) => id),
  )
}

/** Forgets the files of imports, with all that was copied out of them. */
export async function forgetFilesOf(tx: Db, ids: readonly string[]): Promise<void> {
  for (const row of await importsAmong(tx, ids)) {
    const columns = row.columns.map(({ name }) => ({ name, samples: [] }))
    await saveImport(tx, row.id, { content_hash: null, rows_hash: null, columns })
    await tx.delete(importPeople).where(eq(importPeople.import_id, row.id))
  }
}

export async function setPeople(tx: Db, import_id: string, digests: Buffer): Promise<void> {
  const set = { digests, has_erased: false }
  await tx
    .insert(importPeople)
    .values({ import_id, ...set })
    .onConflictDoUpdate({ target: importPeople.import_id, set })
}

/** Marks the imports in whose files one of these people is. */
export async function markErased(tx: Db, email_keys: readonly string[]): Promise<void> {
  const rows = await tx.select().from(importPeople).where(eq(importPeople.has_erased, false))
  const ids = rows.flatMap(row => (!row.digests || hasAnyOf(row.digests, email_keys) ? [row.import_id] : []))
  if (ids.length > 0)
    await tx.update(importPeople).set({ has_erased: true }).where(inArray(importPeople.import_id, ids))
}

/** The imports that are marked so. */
export async function importsWithErased(db: Db): Promise<ImportRow[]> {
  const rows = await db
    .select({ id: importPeople.import_id })
    .from(importPeople)
    .where(eq(importPeople.has_erased, true))
  return importsAmong(
    db,
    rows.map(({ id }) => id),
  )
}

/** Whether an import shows the results of this operation. */
export async function isNamed(db: Db, operation_id: string): Promise<boolean> {
  const names = or(eq(imports.check_operation_id, operation_id), eq(imports.import_operation_id, operation_id))
  const rows = await db.select({ id: imports.id }).from(imports).where(names).limit(1)
  return rows.length > 0
}
