/** How far date triggers have come. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { journeys } from '../journey-records/table.ts'

/** Up to which moment, and at that moment up to which lead, the occurrences of a date trigger are enrolled. */
export const dateCursors = sqliteTable(
  'journey_date_cursors',
  {
    journey_id: text()
      .notNull()
      .references(() => journeys.id, { onDelete: 'cascade' }),
    /** The trigger's definition: a different field or time of day starts a new cursor. */
    trigger: text().notNull(),
    at: integer().notNull(),
    lead_id: text().notNull(),
  },
  t => [primaryKey({ columns: [t.journey_id, t.trigger] })],
)
