/** Which lead is on which audience: written by hand in by-hand.sql, since drizzle knows no tables without rowid. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const leadAudiences = sqliteTable(
  'lead_audiences',
  {
    lead_id: text().notNull(),
    audience_id: text().notNull(),
    at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.lead_id, t.audience_id] })],
)
