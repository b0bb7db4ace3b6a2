/** Tags. Which lead has which is in lead-tags-table.ts. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const tags = sqliteTable('tags', {
  id: text().primaryKey(),
  name: text().notNull(),
  name_key: text().notNull().unique(),
  source: text({ enum: ['manual', 'form', 'journey', 'import', 'api'] }).notNull(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})
