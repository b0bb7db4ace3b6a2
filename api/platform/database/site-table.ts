/**
 * A site's own random key: signs its links, salts its erasure hashes and wraps its secrets. The first stays, as what is
 * hashed with it is found by it; each renewal adds one.
 */
import { blob, integer, sqliteTable } from 'drizzle-orm/sqlite-core'

export const siteKey = sqliteTable('site_key', {
  id: integer().primaryKey(),
  key: blob({ mode: 'buffer' }).notNull(),
  created_at: integer().notNull(),
})
