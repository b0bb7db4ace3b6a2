/** Counters of a journey's runs, updated with every batch. In by-hand.sql, since drizzle does not support WITHOUT ROWID. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * A run counts with all that it did under the version it has now, and on the day of its enrollment (the site's, counted
 * from 1970), so that the sums hold for each version and each period. The keys are those of counts.ts; `step_id` is '' for runs that
 * are at no step.
 */
export const journeyCounts = sqliteTable(
  'journey_counts',
  {
    journey_id: text().notNull(),
    key: text().notNull(),
    step_id: text().notNull(),
    journey_version: integer().notNull(),
    day: integer().notNull(),
    n: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.journey_id, t.key, t.step_id, t.journey_version, t.day] })],
)
