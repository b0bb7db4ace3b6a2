/** Which assistants leads spoke with: a view of by-hand.sql, in which one may stand several times. */
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const leadAssistants = sqliteTable('lead_assistants', {
  lead_id: text().notNull(),
  assistant_id: text().notNull(),
})
