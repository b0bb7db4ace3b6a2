/** Every query on passages, their index and the words that they are written with. */
import { and, eq, isNotNull, lte, min, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertInto, insertOfRows } from '../../../platform/database/statements.ts'
import { knowledgeSources } from '../knowledge-records/table.ts'
import { type Chunk, type IndexEntry, indexEntry, type Language } from '../passages/rules.ts'
import { retrievalLimits } from './limits.ts'
import { block_bits, block_size, knowledgeBlocks, knowledgeChunks } from './table.ts'

type Db = Handle<'site'>
export type ChunkRow = typeof knowledgeChunks.$inferSelect

/** A passage with the name of its source. */
export interface FoundChunk extends Omit<ChunkRow, 'hash'> {
  source_name: string
}

/** Makes a block for a version that is going to be written; nothing answers from it yet. */
export async function insertBlock(tx: Db, source_id: string, version: number, created_at: number): Promise<number> {
  const [row] = await tx
    .insert(knowledgeBlocks)
    .values({ source_id, version, created_at, left_at: null })
    .returning({ block: knowledgeBlocks.block })
  if (!row) throw new Error('No block was made')
  return row.block
}

/** All of a source, but for one. */
export async function leaveBlocksOf(tx: Db, source_id: string, kept: number | null, left_at: number): Promise<void> {
  await tx
    .update(knowledgeBlocks)
    .set({ left_at })
    .where(
      and(
        eq(knowledgeBlocks.source_id, source_id),
        sql`${knowledgeBlocks.left_at} is null and ${knowledgeBlocks.block} is not ${kept}`,
      ),
    )
}

/** The oldest that was left by a moment. */
export async function blockToRemove(db: Db, left_by: number): Promise<number | undefined> {
  const [row] = await db
    .select({ block: knowledgeBlocks.block })
    .from(knowledgeBlocks)
    .where(and(isNotNull(knowledgeBlocks.left_at), lte(knowledgeBlocks.left_at, left_by)))
    .orderBy(knowledgeBlocks.left_at)
    .limit(1)
  return row?.block
}

/** When the first was left of those that are still there; null: there is none. */
export async function nextLeft(db: Db): Promise<number | null> {
  const [row] = await db.select({ left_at: min(knowledgeBlocks.left_at) }).from(knowledgeBlocks)
  return row?.left_at ?? null
}

const mergeText = "insert into knowledge_text (knowledge_text, rank) values ('merge', ?)"
const mergeSpellings = "insert into knowledge_spellings (knowledge_spellings, rank) values ('merge', ?)"

/**
 * What each transaction adds to an index is a part of its own, and many parts are slow to look through. They are joined in small
 * steps by whoever adds to them: by itself the index would put off and then join them all at once, while everybody waits.
 */
export async function mergeIndex(tx: Db, passages: number): Promise<void> {
  const pages = Math.max(1, Math.ceil(passages * retrievalLimits.merged_pages_per_passage))
  await tx.run(mergeText, [pages])
  await tx.run(mergeSpellings, [pages])
}

const insertChunkRows = insertInto(knowledgeChunks)
const insertText = insertOfRows('knowledge_text', ['rowid', 'words', 'stems', 'heading'])
const insertWords = insertOfRows('knowledge_words', ['word'], 'on conflict do nothing')

/** A passage with its entry of the index, which takes longer to make than to write. */
export interface IndexedChunk {
  chunk: Chunk
  entry: IndexEntry
}

export const indexed = (chunk: Chunk): IndexedChunk => ({ chunk, entry: indexEntry(chunk) })

/** Where passages go. */
export interface Place {
  block: number
  source_id: string
  version: number
}

/** Passages of a document that follow one another. */
export interface Piece {
  document: number
  /** Of the first of them in the block. */
  from: number
  chunks: readonly IndexedChunk[]
}

export async function insertChunks(
  tx: Db,
  { block, source_id, version }: Place,
  pieces: readonly Piece[],
): Promise<void> {
  const placed = pieces.flatMap(({ document, from, chunks }) =>
    chunks.map(({ chunk, entry }, i) => ({ chunk, entry, document, position: from + i })),
  )
  if (placed.length === 0) return
  const vocabulary = new Set(placed.flatMap(({ entry }) => entry.vocabulary))
  const idOf = (position: number): number => block * block_size + position
  await Promise.all([
    tx.run(
      insertChunkRows,
      placed.map(({ chunk, document, position }) => ({
        ...chunk,
        ...{ id: idOf(position), source_id, version, document, position },
      })),
    ),
    tx.run(
      insertText,
      placed.map(({ entry, position }) => [idOf(position), entry.words, entry.stems, entry.heading]),
    ),
    tx.run(
      insertWords,
      [...vocabulary].map(word => [word]),
    ),
  ])
  await mergeIndex(tx, placed.length)
}

/** What is searched. */
export interface Corpus {
  /** How many passages there are in all. */
  chunks: number
  /** The current versions of the sources: the same ones are asked to the end, and remain there for as long. */
  blocks: readonly number[]
}

export async function readCorpus(db: Db, source_ids: readonly string[]): Promise<Corpus> {
  const { block, chunk_count, id } = knowledgeSources
  const row = await db.one<[number, string]>(sql`
    select coalesce(sum(${chunk_count}), 0),
      json_group_array(${block}) filter (where ${block} is not null and
        ${id} in (select value from json_each(${JSON.stringify(source_ids)})))
    from ${knowledgeSources}`)
  const [chunks, blocks] = row ?? [0, '[]']
  return { chunks, blocks: JSON.parse(blocks) }
}

export type TermCount = [term: string, column: 'words' | 'stems' | 'heading', count: number]

/** In how many passages stems and words stand. */
export const countTerms = async (db: Db, terms: readonly string[]): Promise<TermCount[]> =>
  terms.length === 0
    ? []
    : db.all<TermCount>('select term, col, doc from json_each(?) t join knowledge_terms k on k.term = t.value', [
        JSON.stringify(terms),
      ])

const likeBySpelling = `
  select word from knowledge_words where id in (
    select rowid from knowledge_spellings where knowledge_spellings match ? limit ?)`
const likeByBeginning = 'select word from knowledge_words where word >= ? and word < ? limit ?'

/** Words of the passages that may be what was meant: those that share three letters in a row, and those that begin alike. */
export async function wordsLike(db: Db, word: string, maximum: number): Promise<string[]> {
  const trigrams = Array.from({ length: Math.max(0, word.length - 2) }, (_, i) => `"${word.slice(i, i + 3)}"`)
  const first = word.slice(0, 1)
  const [alike, beginning] = await Promise.all([
    trigrams.length > 0 ? db.all<[string]>(likeBySpelling, [trigrams.join(' OR '), maximum]) : [],
    db.all<[string]>(likeByBeginning, [first, `${first}\u{10ffff}`, maximum]),
  ])
  return [...new Set([...alike, ...beginning].map(([found]) => found))]
}

const columns = sql`
  c.id, c.source_id, ${knowledgeSources.name}, c.version, c.position, c.document, c.title, c.heading, c.url, c.fragment, c.text, c.language`

type ChunkValues = [
  ...[id: number, source_id: string, source_name: string, version: number, position: number, document: number],
  ...[title: string, heading: string, url: string | null, fragment: string, text: string, language: Language | null],
]

function toFound(row: ChunkValues): FoundChunk {
  const [id, source_id, source_name, version, position, document, title, heading, url, fragment, text, language] = row
  return { id, source_id, source_name, version, position, document, title, heading, url, fragment, text, language }
}

const idsOf = `(
  select json_group_array(rowid) from (
    select rowid from knowledge_text
    where knowledge_text match ? and (rowid >> ${block_bits}) in (select value from json_each(?)) limit ?))`

/** For each expression, the ids of the passages of these blocks that it fits: packed, since many rows take longer than finding them. */
export async function idsMatching(
  db: Db,
  matches: readonly string[],
  { blocks, limit }: { blocks: readonly number[]; limit: number },
): Promise<number[][]> {
  if (matches.length === 0) return []
  const of = JSON.stringify(blocks)
  const values = matches.flatMap(match => [match, of, limit])
  const lists = await db.one<string[]>(`select ${matches.map(() => idsOf).join(', ')}`, values)
  return (lists ?? []).map(list => JSON.parse(list))
}

/** In no order. */
export async function chunksByIds(db: Db, ids: readonly number[]): Promise<FoundChunk[]> {
  const rows = await db.all<ChunkValues>(sql`
    select ${columns}
    from json_each(${JSON.stringify(ids)}) m
    join ${knowledgeChunks} c on c.id = m.value
    join ${knowledgeSources} on ${knowledgeSources.id} = c.source_id`)
  return rows.map(toFound)
}

export async function pageOfChunks(
  db: Db,
  ask: { block: number; after: number | null; limit: number },
): Promise<ChunkRow[]> {
  const from = ask.after === null ? ask.block * block_size : ask.after + 1
  return db
    .select()
    .from(knowledgeChunks)
    .where(and(sql`${knowledgeChunks.id} >= ${from}`, sql`${knowledgeChunks.id} < ${(ask.block + 1) * block_size}`))
    .orderBy(knowledgeChunks.id)
    .limit(ask.limit)
}

/** All that there is to answer from. */
export async function allSources(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: knowledgeSources.id })
    .from(knowledgeSources)
    .where(isNotNull(knowledgeSources.block))
  return rows.map(({ id }) => id)
}

/** The passages of one document of a block, as they were made. */
export async function chunksOfDocument(db: Db, block: number, document: number): Promise<Chunk[]> {
  const rows = await db
    .select()
    .from(knowledgeChunks)
    .where(
      and(
        sql`${knowledgeChunks.id} >= ${block * block_size}`,
        sql`${knowledgeChunks.id} < ${(block + 1) * block_size}`,
        eq(knowledgeChunks.document, document),
      ),
    )
    .orderBy(knowledgeChunks.id)
  return rows.map(({ title, heading, url, fragment, text, language, hash }) => ({
    ...{ title, heading, url, fragment, text, language },
    hash: Buffer.from(hash),
  }))
}
