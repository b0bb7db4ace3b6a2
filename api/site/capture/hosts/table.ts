/** From which hosts the widget asked: numbers only, nothing of visitors. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const widgetHosts = sqliteTable('widget_hosts', {
  /** Empty: a page without an origin, such as one in a sandboxed frame. */
  host: text().primaryKey(),
  config_count: integer().notNull(),
  submission_count: integer().notNull(),
  event_count: integer().notNull(),
  /** Of those, requests refused because the host is not allowed. */
  refused_count: integer().notNull(),
  first_seen_at: integer().notNull(),
  last_seen_at: integer().notNull(),
})
