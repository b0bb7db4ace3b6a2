/** The installation's own random key: wraps what belongs to people rather than to a site, and signs their short-lived tokens. Renewed as a site’s. */
import { blob, integer, sqliteTable } from 'drizzle-orm/sqlite-core'

export const controlKey = sqliteTable('control_key', {
  id: integer().primaryKey(),
  key: blob({ mode: 'buffer' }).notNull(),
  created_at: integer().notNull(),
})
