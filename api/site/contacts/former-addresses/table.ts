/** Addresses that leads had before a merge or a change, for as long as the lead is there. Present ones are in the lead's row. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { leads } from '../lead-records/table.ts'

export const formerAddresses = sqliteTable(
  'former_addresses',
  {
    lead_id: text()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    email_key: text().notNull(),
    /** `merge`: of a lead that was merged into this one, so the owner has said that both are one person. */
    cause: text({ enum: ['merge', 'change'] }).notNull(),
    at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.lead_id, t.email_key] }), index('former_addresses_address').on(t.email_key, t.at)],
)
