/** Audiences: lists of leads. Which lead is on which is in lead-audiences-table.ts. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const audiences = sqliteTable('audiences', {
  id: text().primaryKey(),
  name: text().notNull(),
  name_key: text().notNull().unique(),
  description: text().notNull(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})
