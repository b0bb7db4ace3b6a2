/** Journeys: what their owners edit, and the versions that runs carry out. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { JourneyDocument } from './document.ts'

export const journeys = sqliteTable('journeys', {
  id: text().primaryKey(),
  name: text().notNull(),
  name_key: text().notNull().unique(),
  description: text().notNull(),
  /** `draft` was never published; `on` enrolls; `off` does not, while its runs may go on. */
  status: text({ enum: ['draft', 'on', 'off'] }).notNull(),
  paused_at: integer(),
  /** When a lead was last kept from entering too often; null since the last publication. */
  throttled_at: integer(),
  document: text({ mode: 'json' }).$type<JourneyDocument>().notNull(),
  /** The version that new runs take; null before the first publication. */
  published_version: integer(),
  published_at: integer(),
  /** The last event when it was switched on: what happened before starts nothing. */
  enrolls_after: integer().notNull().default(0),
  has_unpublished_changes: integer({ mode: 'boolean' }).notNull(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})

export const journeyVersions = sqliteTable(
  'journey_versions',
  {
    journey_id: text()
      .notNull()
      .references(() => journeys.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    document: text({ mode: 'json' }).$type<JourneyDocument>().notNull(),
    published_at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.journey_id, t.number] })],
)
