/** Every query on sources of knowledge. */

import { and, count, eq, getTableColumns, gt, inArray, like, ne, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertInto } from '../../../platform/database/statements.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { knowledgeDocuments, knowledgeSources, type SourceType } from './table.ts'

type Db = Handle<'site'>
export type SourceRow = typeof knowledgeSources.$inferSelect
export type DocumentRow = typeof knowledgeDocuments.$inferSelect

export interface SourceFilter {
  kinds?: readonly SourceType[] | undefined
  search?: string | undefined
  /** Only these. */
  ids?: readonly string[] | undefined
}

export const pageOfSources = (db: Db, { kinds, search, ids }: SourceFilter, page: ListPage): Promise<SourceRow[]> =>
  db
    .select(getTableColumns(knowledgeSources))
    .from(knowledgeSources)
    .where(
      and(
        inPage(knowledgeSources, page),
        kinds ? inArray(knowledgeSources.type, [...kinds]) : undefined,
        search ? like(knowledgeSources.name, `%${search.replaceAll(/[%_]/g, '')}%`) : undefined,
        ids ? sql`${knowledgeSources.id} in (select value from json_each(${JSON.stringify(ids)}))` : undefined,
      ),
    )
    .orderBy(...listOrder(knowledgeSources, page))
    .limit(page.limit + 1)

export const findSource = async (db: Db, id: string): Promise<SourceRow | undefined> =>
  (await db.select().from(knowledgeSources).where(eq(knowledgeSources.id, id)))[0]

export const sourcesByIds = (db: Db, ids: readonly string[]): Promise<SourceRow[]> =>
  db
    .select()
    .from(knowledgeSources)
    .where(sql`${knowledgeSources.id} in (select value from json_each(${JSON.stringify(ids)}))`)

export async function sizeOfKnowledge(db: Db): Promise<{ sources: number; chunks: number }> {
  const [row] = await db
    .select({ sources: count(), chunks: sql<number>`coalesce(sum(${knowledgeSources.chunk_count}), 0)` })
    .from(knowledgeSources)
  return row ?? { sources: 0, chunks: 0 }
}

/** Of files that were uploaded; what is fetched is not kept. */
export async function bytesOfFiles(db: Db): Promise<number> {
  const { bytes, type } = knowledgeSources
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${bytes}), 0)` })
    .from(knowledgeSources)
    .where(eq(type, 'file'))
  return row?.bytes ?? 0
}

export async function insertSource(tx: Db, row: SourceRow): Promise<void> {
  await tx.insert(knowledgeSources).values(row)
}

export async function saveSource(tx: Db, id: string, changes: Partial<SourceRow>): Promise<void> {
  await tx.update(knowledgeSources).set(changes).where(eq(knowledgeSources.id, id))
}

export async function removeSource(tx: Db, id: string): Promise<void> {
  await tx.delete(knowledgeDocuments).where(eq(knowledgeDocuments.source_id, id))
  await tx.delete(knowledgeSources).where(eq(knowledgeSources.id, id))
}

const insertListed = insertInto(knowledgeDocuments)

export async function insertDocuments(tx: Db, rows: readonly DocumentRow[]): Promise<void> {
  if (rows.length > 0) await tx.run(insertListed, rows)
}

export async function removeDocuments(
  tx: Db,
  { id, version }: { id: string; version: number },
  positions: readonly number[],
): Promise<void> {
  const { source_id, version: of_version, position } = knowledgeDocuments
  await tx
    .delete(knowledgeDocuments)
    .where(and(eq(source_id, id), eq(of_version, version), inArray(position, [...positions])))
}

/** Those that read pages of the site. */
export const sourcesOfPages = (db: Db): Promise<SourceRow[]> =>
  db.select().from(knowledgeSources).where(eq(knowledgeSources.type, 'pages')).orderBy(knowledgeSources.id)

/** Of all versions but one. */
export async function removeDocumentsBut(tx: Db, source_id: string, version: number): Promise<void> {
  await tx
    .delete(knowledgeDocuments)
    .where(and(eq(knowledgeDocuments.source_id, source_id), ne(knowledgeDocuments.version, version)))
}

const read = ['title', 'url', 'content_hash', 'bytes', 'chunk_count', 'problem', 'transcript_hash', 'warning']
const insertRead = {
  ...insertInto(knowledgeDocuments),
  after: `on conflict do update set ${read.map(name => `${name} = excluded.${name}`).join(', ')}`,
}

/** What was found of documents that were listed. */
export async function saveDocuments(tx: Db, rows: readonly DocumentRow[]): Promise<void> {
  if (rows.length > 0) await tx.run(insertRead, rows)
}

export const listDocuments = (db: Db, source_id: string, version: number): Promise<DocumentRow[]> =>
  db
    .select()
    .from(knowledgeDocuments)
    .where(and(eq(knowledgeDocuments.source_id, source_id), eq(knowledgeDocuments.version, version)))
    .orderBy(knowledgeDocuments.position)

export const namesOfDocuments = async (db: Db, source_id: string, version: number): Promise<string[]> => {
  const rows = await db.all<[string]>(
    'select name from knowledge_documents where source_id = ? and version = ? order by position',
    [source_id, version],
  )
  return rows.map(([name]) => name)
}

export async function documentNamed(
  db: Db,
  source_id: string,
  version: number,
  name: string,
): Promise<DocumentRow | undefined> {
  const { source_id: own, version: in_version, name: named } = knowledgeDocuments
  const rows = await db
    .select()
    .from(knowledgeDocuments)
    .where(and(eq(own, source_id), eq(in_version, version), eq(named, name)))
    .limit(1)
  return rows[0]
}

export async function pageOfDocuments(
  db: Db,
  ask: { source_id: string; version: number; after: number | null; limit: number },
): Promise<DocumentRow[]> {
  const { source_id: own, version: in_version, position } = knowledgeDocuments
  return db
    .select()
    .from(knowledgeDocuments)
    .where(and(eq(own, ask.source_id), eq(in_version, ask.version), gt(position, ask.after ?? -1)))
    .orderBy(position)
    .limit(ask.limit)
}

/** Of files, and of captions that were found. */
export async function hashesOfSources(db: Db): Promise<string[]> {
  const rows = await db.all<[string]>(
    'select content_hash from knowledge_sources where content_hash is not null union select transcript_hash from knowledge_documents where transcript_hash is not null',
  )
  return rows.map(([hash]) => hash)
}
