/**
 * What visitors sent through forms, as they sent it. The lead that followed may hold other values. Written by hand in
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
    /** What the lead submitted before; its row names the newest. So the submissions of a lead need no index. */
    previous_id: text(),
    lead_created: integer({ mode: 'boolean' }).notNull(),
    values: text({ mode: 'json' }).$type<Record<string, SubmittedValue>>().notNull(),
    /** Of these values, the names that did not go into the lead: it has another value, or the field is gone. */
    differing: text({ mode: 'json' }).$type<string[]>().notNull(),
    unknown: text({ mode: 'json' }).$type<string[]>().notNull(),
    consent: text({ enum: ['given', 'declined', 'not_asked'] }).notNull(),
    page_url: text(),
    referrer: text(),
    locale: text(),
    /** Of the popup, as the visitor saw it; null where it has none. */
    variant: text(),
    timezone: text(),
    shown_for_ms: integer().notNull(),
    at: integer().notNull(),
  },
  t => [index('submissions_popup').on(t.popup_id, t.id)],
)
