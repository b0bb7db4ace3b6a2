/** Every query on sources of knowledge. */
import { and, count, desc, eq, getTableColumns, inArray, like, lt, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { knowledgeDocuments, knowledgeSources, type SourceKind } from './table.ts'

type Db = Handle<'site'>
export type SourceRow = typeof knowledgeSources.$inferSelect
export type DocumentRow = typeof knowledgeDocuments.$inferSelect

export interface SourceFilter {
  kinds?: readonly SourceKind[] | undefined
  search?: string | undefined
  /** Only these. */
  ids?: readonly string[] | undefined
}

export const pageOfSources = (
  db: Db,
  { kinds, search, ids }: SourceFilter,
  page: { after: string | null; limit: number },
): Promise<SourceRow[]> =>
  db
    .select(getTableColumns(knowledgeSources))
    .from(knowledgeSources)
    .where(
      and(
        page.after ? lt(knowledgeSources.id, page.after) : undefined,
        kinds ? inArray(knowledgeSources.kind, [...kinds]) : undefined,
        search ? like(knowledgeSources.name, `%${search.replaceAll(/[%_]/g, '')}%`) : undefined,
        ids ? sql`${knowledgeSources.id} in (select value from json_each(${JSON.stringify(ids)}))` : undefined,
      ),
    )
    .orderBy(desc(knowledgeSources.id))
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

export async function insertDocuments(tx: Db, rows: readonly DocumentRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(knowledgeDocuments).values([...rows])
}

export async function removeDocumentsBefore(tx: Db, source_id: string, version: number): Promise<void> {
  await tx
    .delete(knowledgeDocuments)
    .where(and(eq(knowledgeDocuments.source_id, source_id), lt(knowledgeDocuments.version, version)))
}
