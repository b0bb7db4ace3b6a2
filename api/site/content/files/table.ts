/** Files that leads may download. Their bytes are in the site's folder, by the hash of their content. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const files = sqliteTable('files', {
  id: text().primaryKey(),
  name: text().notNull(),
  media_type: text().notNull(),
  content_hash: text().notNull().unique(),
  bytes: integer().notNull(),
  download_count: integer().notNull(),
  created_at: integer().notNull(),
})
