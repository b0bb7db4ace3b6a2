/** Audiences: lists of leads, and how many leads each had on each day. Which lead is on which is in lead-audiences-table.ts. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Filter } from '../../../platform/schemas/filter/schema.ts'

export const audiences = sqliteTable('audiences', {
  id: text().primaryKey(),
  name: text().notNull(),
  name_key: text().notNull().unique(),
  description: text().notNull(),
  /** Of a dynamic audience: who is on it. A static one has none, and never gets one. */
  filter: text({ mode: 'json' }).$type<Filter>(),
  /** Counts the filters that it has had, and the one with which every lead has been looked at: 0 while that is to be done. */
  filter_version: integer().notNull().default(0),
  settled_version: integer().notNull().default(0),
  /** The zone in which every lead was looked at. */
  settled_zone: text(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})

export const audienceCounts = sqliteTable(
  'audience_counts',
  {
    audience_id: text()
      .notNull()
      .references(() => audiences.id, { onDelete: 'cascade' }),
    /** A day of the site's zone. */
    day: text().notNull(),
    /** At the end of the day, or so far. */
    lead_count: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.audience_id, t.day] })],
)
