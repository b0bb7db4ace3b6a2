/** Whom a site asks for answers where that is not the installation's provider: one row at most. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const aiProvider = sqliteTable('ai_provider', {
  id: integer().primaryKey(),
  base_url: text().notNull(),
  /** The key, wrapped with the site's key; null: the provider needs none. */
  secret: text(),
  model: text().notNull(),
  /** Makes vectors of passages; null: the words alone find them. */
  embeddings_model: text(),
  /** Cents for a million tokens. */
  input_cents: integer().notNull(),
  output_cents: integer().notNull(),
  version: integer().notNull(),
  updated_at: integer().notNull(),
})
