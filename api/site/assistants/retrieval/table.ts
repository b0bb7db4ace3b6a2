/**
 * Passages that answers are made of. A version of a source is a block: its passages have consecutive ids, so that what may
 * be answered from is a matter of numbers, and a new version takes the place of the old one by one number in its source.
 */
import { blob, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Passages of a block have the ids from `block * block_size` on. */
export const block_bits = 20
export const block_size = 2 ** block_bits

export const knowledgeBlocks = sqliteTable(
  'knowledge_blocks',
  {
    block: integer().primaryKey({ autoIncrement: true }),
    source_id: text().notNull(),
    version: integer().notNull(),
    created_at: integer().notNull(),
    /** Since when nothing answers from it any more; null: it is in use, or being written. */
    left_at: integer(),
  },
  t => [index('knowledge_blocks_source').on(t.source_id), index('knowledge_blocks_left').on(t.left_at)],
)

export const knowledgeChunks = sqliteTable(
  'knowledge_chunks',
  {
    id: integer().primaryKey(),
    source_id: text().notNull(),
    version: integer().notNull(),
    position: integer().notNull(),
    /** The place of its document in the source. */
    document: integer().notNull(),
    title: text().notNull(),
    /** The path of headings; empty: none. */
    heading: text().notNull(),
    /** Null: a visitor cannot open it. */
    url: text(),
    /** The words in the document by which a browser finds the passage; empty: none. */
    fragment: text().notNull(),
    text: text().notNull(),
    language: text({ enum: ['en', 'es'] }),
    /** Of heading and text, by which a later version is given the same embedding. */
    hash: blob({ mode: 'buffer' }).notNull(),
  },
  t => [index('knowledge_chunks_hash').on(t.hash)],
)

/** Embeddings of passages: signs to look through, and the numbers by which the nearest are put in order. */
export const knowledgeEmbeddings = sqliteTable(
  'knowledge_embeddings',
  {
    /** Counts them as they come, for whoever has read those before. */
    id: integer().primaryKey({ autoIncrement: true }),
    model: integer().notNull(),
    chunk_id: integer().notNull(),
    signs: blob({ mode: 'buffer' }).notNull(),
    numbers: blob({ mode: 'buffer' }).notNull(),
  },
  t => [uniqueIndex('knowledge_embeddings_chunk').on(t.model, t.chunk_id)],
)

/** Models that passages were embedded with. The current one is that which questions are embedded with. */
export const knowledgeModels = sqliteTable('knowledge_models', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull().unique(),
  dimensions: integer().notNull(),
  is_current: integer({ mode: 'boolean' }).notNull(),
  created_at: integer().notNull(),
})
