/** What the installation says of its databases: its own key, and where those of sites are recorded. */
import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The installation's own random key: wraps what belongs to people rather than to a site, and signs their short-lived tokens. Renewed as a site’s. */
export const controlKey = sqliteTable('control_key', {
  id: integer().primaryKey(),
  key: blob({ mode: 'buffer' }).notNull(),
  created_at: integer().notNull(),
})

/** Of a site that is not named here, the servers are asked. */
export const sitePlaces = sqliteTable('site_places', {
  site_id: text().primaryKey(),
  /** `folder`, or the URL of a server. */
  place: text().notNull(),
  /** Another place that has something of it, or may have; with a name of the move behind `#` while one goes there. */
  remains: text(),
})
