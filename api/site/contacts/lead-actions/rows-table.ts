/** What actions changed of each lead, so that they can be undone. In by-hand.sql, since drizzle does not support WITHOUT ROWID. */
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const leadActionRows = sqliteTable(
  'lead_action_rows',
  {
    operation_id: text().notNull(),
    lead_id: text().notNull(),
    /** What was before, as the action that stored it reads it. */
    before: text({ mode: 'json' }).$type<unknown>().notNull(),
  },
  t => [primaryKey({ columns: [t.operation_id, t.lead_id] })],
)
