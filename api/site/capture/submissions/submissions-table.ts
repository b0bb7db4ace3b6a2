/**
 * Submissions of forms, as they were sent. The lead may have other values by now. Written by hand in
 * by-hand.sql, since drizzle knows no tables without rowid.
 */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export type SubmittedValue = string | number | boolean

export const submissions = sqliteTable(
  'submissions',
  {
    id: text().primaryKey(),
    popup_id: text().notNull(),
    /** The lead, or a keyed hash once the person was erased. */
    lead_id: text().notNull(),
    /** The lead's previous submission; the lead's row has the newest. So the submissions of a lead need no index. */
    previous_id: text(),
    lead_created: integer({ mode: 'boolean' }).notNull(),
    values: text({ mode: 'json' }).$type<Record<string, SubmittedValue>>().notNull(),
    /** The names of values that were not stored with the lead: it has another value, or the field was deleted. */
    differing: text({ mode: 'json' }).$type<string[]>().notNull(),
    unknown: text({ mode: 'json' }).$type<string[]>().notNull(),
    consent: text({ enum: ['given', 'declined', 'not_asked'] }).notNull(),
    page_url: text(),
    referrer: text(),
    locale: text(),
    /** The variant that the visitor saw; null if there are none. */
    variant: text(),
    timezone: text(),
    shown_for_ms: integer().notNull(),
    at: integer().notNull(),
  },
  t => [index('submissions_popup').on(t.popup_id, t.id), index('submissions_time').on(t.at, t.id)],
)
