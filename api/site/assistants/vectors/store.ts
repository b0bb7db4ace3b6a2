/** Every query on vectors and on which sources are in them. */

import { and, eq, getTableName, inArray, like, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertOfRows } from '../../../platform/database/statements.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { knowledgeSources } from '../knowledge-records/table.ts'
import { vectorSources, vectors } from './table.ts'

type Db = Handle<'site'>
export type VectorRow = typeof vectors.$inferSelect
/** With what its sources hold together. */
export interface WholeVector extends VectorRow {
  source_ids: string
  file_count: number
  chunk_count: number
  bytes: number
}

const sources = sql`from ${vectorSources} join ${knowledgeSources} on ${knowledgeSources.id} = ${vectorSources.source_id}
  where ${vectorSources.vector_id} = ${vectors.id}`
const sum = (column: SQLiteColumn) => sql<number>`(select coalesce(sum(${column}), 0) ${sources})`
const columns = {
  id: vectors.id,
  name: vectors.name,
  name_key: vectors.name_key,
  version: vectors.version,
  created_at: vectors.created_at,
  updated_at: vectors.updated_at,
  source_ids: sql<string>`(select json_group_array(${vectorSources.source_id}) ${sources})`.as('source_ids'),
  file_count: sum(knowledgeSources.document_count).as('file_count'),
  chunk_count: sum(knowledgeSources.chunk_count).as('chunk_count'),
  bytes: sum(knowledgeSources.bytes).as('bytes'),
}

export const pageOfVectors = (db: Db, page: ListPage & { search?: string | undefined }): Promise<WholeVector[]> =>
  db
    .select(columns)
    .from(vectors)
    .where(
      and(
        inPage(vectors, page),
        page.search ? like(vectors.name_key, `%${page.search.replaceAll(/[%_]/g, '')}%`) : undefined,
      ),
    )
    .orderBy(...listOrder(vectors, page))
    .limit(page.limit + 1)

export const findVector = async (db: Db, id: string): Promise<WholeVector | undefined> =>
  (await db.select(columns).from(vectors).where(eq(vectors.id, id)))[0]

export const findVectorByKey = async (db: Db, name_key: string): Promise<{ id: string } | undefined> =>
  (await db.select({ id: vectors.id }).from(vectors).where(eq(vectors.name_key, name_key)))[0]

export const vectorsByIds = (db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: vectors.id, name: vectors.name })
    .from(vectors)
    .where(sql`${vectors.id} in (select value from json_each(${JSON.stringify(ids)}))`)

export const countVectors = (db: Db): Promise<number> => db.$count(vectors)

export async function insertVector(tx: Db, row: VectorRow): Promise<void> {
  await tx.insert(vectors).values(row)
}

export async function saveVector(tx: Db, id: string, changes: Partial<VectorRow>): Promise<void> {
  await tx.update(vectors).set(changes).where(eq(vectors.id, id))
}

export async function removeVector(tx: Db, id: string): Promise<void> {
  await tx.delete(vectors).where(eq(vectors.id, id))
}

const insertSources = insertOfRows(getTableName(vectorSources), ['vector_id', 'source_id'], 'on conflict do nothing')

export async function putSources(tx: Db, vector_id: string, source_ids: readonly string[]): Promise<void> {
  await tx.delete(vectorSources).where(eq(vectorSources.vector_id, vector_id))
  const rows = source_ids.map(source_id => [vector_id, source_id])
  if (rows.length > 0) await tx.run(insertSources, rows)
}

export async function vectorsWith(db: Db, source_id: string): Promise<string[]> {
  const rows = await db
    .select({ id: vectorSources.vector_id })
    .from(vectorSources)
    .where(eq(vectorSources.source_id, source_id))
  return rows.map(({ id }) => id)
}

export async function listSourceIds(db: Db, ...vector_ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: vectorSources.source_id })
    .from(vectorSources)
    .where(inArray(vectorSources.vector_id, [...vector_ids]))
  return rows.map(({ id }) => id)
}

/** Those of the sources, and of the sources in the vectors, that have something to answer from. */
export async function findSources(
  db: Db,
  of: { vector_ids: readonly string[]; source_ids: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .select({ id: knowledgeSources.id })
    .from(knowledgeSources)
    .where(sql`${knowledgeSources.block} is not null and (
      ${knowledgeSources.id} in (select value from json_each(${JSON.stringify(of.source_ids)}))
      or ${knowledgeSources.id} in (
        select ${vectorSources.source_id} from ${vectorSources}
        where ${vectorSources.vector_id} in (select value from json_each(${JSON.stringify(of.vector_ids)}))))`)
    .orderBy(knowledgeSources.id)
  return rows.map(({ id }) => id)
}
