/**
 * The tags and audiences of leads in one table, so that those of a lead are stored together: written by hand in
 * by-hand.sql, since drizzle knows no tables without rowid. Each feature reads its own through a view.
 */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const leadSets = sqliteTable(
  'lead_sets',
  {
    lead_id: text().notNull(),
    type: text({ enum: ['tag', 'audience'] }).notNull(),
    member_id: text().notNull(),
    at: integer().notNull(),
    /** What gave a tag. */
    source: text(),
    source_id: text(),
  },
  t => [primaryKey({ columns: [t.lead_id, t.type, t.member_id] })],
)
