/** Audiences: lists of leads, and which lead is on which. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { leads } from '../leads/table.ts'

export const audiences = sqliteTable('audiences', {
  id: text().primaryKey(),
  name: text().notNull(),
  name_key: text().notNull().unique(),
  description: text().notNull(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})

export const leadAudiences = sqliteTable(
  'lead_audiences',
  {
    lead_id: text()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    audience_id: text()
      .notNull()
      .references(() => audiences.id, { onDelete: 'cascade' }),
    at: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.lead_id, t.audience_id] }),
    index('lead_audiences_audience').on(t.audience_id, t.lead_id),
  ],
)
