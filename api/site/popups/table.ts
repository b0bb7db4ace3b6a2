/** Popups: each with its one design. What is published is the design as it stands; a change of it is live at once. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Design } from './design.ts'

export type AskedFields = Record<string, string>

export const popups = sqliteTable(
  'popups',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    name_key: text().notNull(),
    description: text().notNull(),
    type: text({ enum: ['popup_box'] }).notNull(),
    design: text({ mode: 'json' }).$type<Design>().notNull(),
    /** All fields that its form asks or ever asked for, with their types: pages loaded before still send them. */
    asked_fields: text({ mode: 'json' }).$type<AskedFields>().notNull(),
    /** Counts up with each change of the consent's text; the ledger cites it. */
    consent_version: integer().notNull(),
    published_at: integer(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [index('popups_published').on(t.published_at)],
)

/** Submissions that were thrown away as a machine's, by popup and reason. */
export const trappedSubmissions = sqliteTable(
  'trapped_submissions',
  {
    popup_id: text()
      .notNull()
      .references(() => popups.id, { onDelete: 'cascade' }),
    reason: text({ enum: ['honeypot', 'too_fast'] }).notNull(),
    count: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.popup_id, t.reason] })],
)
