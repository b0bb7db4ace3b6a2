/** Which lead is on which audience: a view, written by hand in by-hand.sql, of what leads belong to. It is only read. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const leadAudiences = sqliteTable('lead_audiences', {
  lead_id: text().notNull(),
  audience_id: text().notNull(),
  at: integer().notNull(),
})
