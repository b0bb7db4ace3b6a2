/** When time alone may change whether a lead is on a dynamic audience. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { audiences } from '../audiences/table.ts'
import { leads } from '../lead-records/table.ts'

export const audienceDues = sqliteTable(
  'audience_dues',
  {
    audience_id: text()
      .notNull()
      .references(() => audiences.id, { onDelete: 'cascade' }),
    lead_id: text()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** When a rule relative to the present next turns for the lead. */
    due_at: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.audience_id, t.lead_id] }),
    index('audience_dues_due').on(t.due_at),
    index('audience_dues_lead').on(t.lead_id),
  ],
)
