/** Folders that email templates are sorted into. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const templateFolders = sqliteTable('template_folders', {
  id: text().primaryKey(),
  name: text().notNull(),
  name_key: text().notNull().unique(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})
