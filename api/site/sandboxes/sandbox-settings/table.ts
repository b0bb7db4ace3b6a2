/** What new sandboxes of a site begin with, and its control panel: one row at most. */
import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const sandboxSettings = sqliteTable('sandbox_settings', {
  id: integer().primaryKey(),
  size_gb: real(),
  user_data_expiry_hours: integer().notNull(),
  cleanup_after: integer(),
  cleanup_unit: text({ enum: ['hours', 'days'] }).notNull(),
  /** A WordPress without visits is stopped after so long. */
  idle_minutes: integer().notNull(),
  /** Empty: no control panel is connected. */
  panel_host: text().notNull(),
  panel_port: integer().notNull(),
  panel_username: text().notNull(),
  /** The token, wrapped with the site's key. */
  panel_token: text(),
  /** SHA-256 of the certificate that alone is accepted, in hexadecimal; empty: one that is valid for the host. */
  panel_certificate: text().notNull(),
  /** The hosting package of new accounts; empty: their size alone. */
  panel_plan: text().notNull(),
  version: integer().notNull(),
  updated_at: integer().notNull(),
})
