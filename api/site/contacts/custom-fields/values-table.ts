/** The values of custom fields: written by hand in by-hand.sql, since drizzle knows no tables without rowid. */
import { primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Dates (milliseconds), checkboxes (0, 1) and numbers are numbers; all else is text with its folded key. */
export const leadValues = sqliteTable(
  'lead_values',
  {
    lead_id: text().notNull(),
    field_id: text().notNull(),
    text: text(),
    text_key: text(),
    number: real(),
  },
  t => [primaryKey({ columns: [t.lead_id, t.field_id] })],
)
