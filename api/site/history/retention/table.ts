/** How long a site keeps things: one row, absent until the owner sets something; and how far forgetting has come. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const retentionSettings = sqliteTable('retention_settings', {
  id: integer().primaryKey(),
  /** By kind; what is kept as long as the product keeps it is not there. */
  months: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
  version: integer().notNull(),
  updated_at: integer().notNull(),
})

export const retentionProgress = sqliteTable('retention_progress', {
  type: text().primaryKey(),
  place: text().notNull(),
  deleted: integer().notNull(),
  last_deleted_at: integer(),
})
