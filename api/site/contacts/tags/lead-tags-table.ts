/** Which lead has which tag: written by hand in by-hand.sql, since drizzle knows no tables without rowid. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const leadTags = sqliteTable(
  'lead_tags',
  {
    lead_id: text().notNull(),
    tag_id: text().notNull(),
    at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.lead_id, t.tag_id] })],
)
