/** What stays of leads that were erased. */
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/** Leads that were erased, by the quarter of an hour since 1970 in which they were registered: numbers by day stay as they were. */
export const erasedRegistrations = sqliteTable('erased_registrations', {
  slot: integer().primaryKey(),
  count: integer().notNull(),
})
