/** Visitors: written by hand in by-hand.sql, since drizzle does not support WITHOUT ROWID. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { devices, type Touch } from '../lead-records/rules.ts'
import { leads } from '../lead-records/table.ts'

export const visitors = sqliteTable(
  'visitors',
  {
    /** The random id that the browser generated. */
    id: text().primaryKey(),
    lead_id: text().references(() => leads.id, { onDelete: 'cascade' }),
    known_by: text({ enum: ['form', 'link', 'page', 'owner'] }),
    linked_at: integer(),
    first_seen_at: integer().notNull().default(0),
    last_seen_at: integer().notNull().default(0),
    /** Visits, separated by half an hour without a page; pages; and interactions. */
    visits: integer().notNull().default(0),
    pages: integer().notNull().default(0),
    visible_ms: integer().notNull().default(0),
    interactions: integer().notNull().default(0),
    country: text(),
    device: text({ enum: devices }),
    platform: text(),
    browser: text(),
    language: text(),
    timezone: text(),
    is_robot: integer({ mode: 'boolean' }).notNull().default(false),
    first_touch: text({ mode: 'json' }).$type<Touch>(),
    /** The last arrival with a referrer or parameters. */
    last_touch: text({ mode: 'json' }).$type<Touch>(),
    /** Given by the page with `identify`, not verified. */
    traits: text({ mode: 'json' }).$type<Record<string, string>>(),
  },
  t => [
    index('visitors_lead').on(t.lead_id, t.linked_at),
    index('visitors_created').on(t.first_seen_at, t.id),
    index('visitors_seen').on(t.last_seen_at, t.id),
  ],
)
