/** Vectors: named stores of sources, which assistants are given whole. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { knowledgeSources } from '../knowledge-records/table.ts'

export const vectors = sqliteTable('vectors', {
  id: text().primaryKey(),
  name: text().notNull(),
  name_key: text().notNull().unique(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})

export const vectorSources = sqliteTable(
  'vector_sources',
  {
    vector_id: text()
      .notNull()
      .references(() => vectors.id, { onDelete: 'cascade' }),
    source_id: text()
      .notNull()
      .references(() => knowledgeSources.id, { onDelete: 'cascade' }),
  },
  t => [primaryKey({ columns: [t.vector_id, t.source_id] }), index('vector_sources_source').on(t.source_id)],
)
