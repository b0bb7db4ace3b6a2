/** Blocks that are saved once and placed in many documents. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ContentBlock } from '../../../platform/pages/blocks/kinds.ts'

export const savedBlocks = sqliteTable('saved_blocks', {
  id: text().primaryKey(),
  name: text().notNull(),
  name_key: text().notNull().unique(),
  blocks: text({ mode: 'json' }).$type<ContentBlock[]>().notNull(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})
