/** Every query on what sources are read from, and on the passages that were made of it. */
import { eq, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { pages } from '../../website/pages/table.ts'
import type { SourceRow } from '../knowledge-records/rules.ts'
import { block_size, knowledgeBlocks, knowledgeChunks } from '../retrieval/table.ts'

type Db = Handle<'site'>

/** A version is never given twice, so that what was canceled is not mixed with what follows. */
export async function lastVersion(db: Db, { id, content_version }: SourceRow): Promise<number> {
  const row = await db.one<[number | null]>(
    sql`select max(${knowledgeBlocks.version}) from ${knowledgeBlocks} where ${knowledgeBlocks.source_id} = ${id}`,
  )
  return Math.max(content_version, row?.[0] ?? 0)
}

/** In which most of the passages are; null: none of ours. */
export async function languageOfBlock(db: Db, block: number): Promise<SourceRow['language']> {
  const [from, to] = [block * block_size, (block + 1) * block_size]
  const row = await db.one<['en' | 'es' | null]>(
    sql`select ${knowledgeChunks.language} from ${knowledgeChunks}
      where ${knowledgeChunks.id} >= ${from} and ${knowledgeChunks.id} < ${to} group by 1 order by count(*) desc limit 1`,
  )
  return row?.[0] ?? null
}

/** As visitors see it. */
export async function publicPage(db: Db, id: string) {
  const { published_name: name, published_type: type, published_handle: handle, published } = pages
  const [row] = await db.select({ name, type, handle, published }).from(pages).where(eq(pages.id, id))
  if (!row?.published || row.name === null || row.type === null || row.handle === null) return undefined
  return { name: row.name, type: row.type, handle: row.handle, published: row.published }
}
