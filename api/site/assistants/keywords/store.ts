/** Every query on keywords. */

import { and, eq, getTableName, inArray, ne, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertOfRows } from '../../../platform/database/statements.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { keywords, keywordTerms } from './table.ts'

type Db = Handle<'site'>
export type KeywordRow = typeof keywords.$inferSelect

interface KeywordSelection {
  assistant_id: string
  /** The key of a term. */
  search: string | undefined
  language: string | undefined
}

const { id, created_at, updated_at, keyword_key } = keywords
const place = { id, created_at, updated_at }

export const pageOfKeywords = (
  db: Db,
  { assistant_id, search, language }: KeywordSelection,
  page: ListPage,
): Promise<KeywordRow[]> => {
  const isByName = page.sort === 'keyword'
  const columns = isByName ? { ...place, by: [keyword_key, id] } : place
  const first = isByName ? 'oldest' : 'newest'
  return db
    .select()
    .from(keywords)
    .where(
      and(
        eq(keywords.assistant_id, assistant_id),
        language ? eq(keywords.language, language) : undefined,
        search
          ? sql`${keywords.id} in (select ${keywordTerms.keyword_id} from ${keywordTerms}
              where ${keywordTerms.assistant_id} = ${assistant_id} and instr(${keywordTerms.term_key}, ${search}) > 0)`
          : undefined,
        inPage(columns, page, first),
      ),
    )
    .orderBy(...listOrder(columns, page, first))
    .limit(page.limit + 1)
}

export async function findKeyword(db: Db, id: string): Promise<KeywordRow | undefined> {
  const [row] = await db.select().from(keywords).where(eq(keywords.id, id))
  return row
}

export const countKeywords = (db: Db, assistant_id: string): Promise<number> =>
  db.$count(keywords, eq(keywords.assistant_id, assistant_id))

/** Those of some terms that another keyword has. */
export async function takenTerms(
  db: Db,
  { assistant_id, language, id }: Pick<KeywordRow, 'assistant_id' | 'language' | 'id'>,
  keys: readonly string[],
): Promise<Set<string>> {
  const { term_key } = keywordTerms
  const rows = await db
    .select({ term_key })
    .from(keywordTerms)
    .where(
      and(
        eq(keywordTerms.assistant_id, assistant_id),
        eq(keywordTerms.language, language),
        inArray(term_key, [...keys]),
        ne(keywordTerms.keyword_id, id),
      ),
    )
  return new Set(rows.map(row => row.term_key))
}

const insertTerms = insertOfRows(getTableName(keywordTerms), ['assistant_id', 'language', 'term_key', 'keyword_id'])

export async function putTerms(
  tx: Db,
  { assistant_id, language, id }: Pick<KeywordRow, 'assistant_id' | 'language' | 'id'>,
  keys: readonly string[],
): Promise<void> {
  await tx.delete(keywordTerms).where(eq(keywordTerms.keyword_id, id))
  const rows = keys.map(key => [assistant_id, language, key, id])
  await tx.run(insertTerms, rows)
}

export async function insertKeyword(tx: Db, row: KeywordRow): Promise<void> {
  await tx.insert(keywords).values(row)
}

export async function saveKeyword(tx: Db, id: string, set: Partial<KeywordRow>): Promise<void> {
  await tx
    .update(keywords)
    .set({ ...set, version: sql`${keywords.version} + 1` })
    .where(eq(keywords.id, id))
}

export async function removeKeyword(tx: Db, id: string): Promise<void> {
  await tx.delete(keywords).where(eq(keywords.id, id))
}
