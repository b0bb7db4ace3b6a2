/**
 * Counters of popups and campaigns, updated with every write. In by-hand.sql, since drizzle does not support WITHOUT
 * ROWID.
 */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Days are local ones of the site, counted from 1970-01-01. `campaign_id` is '' where none was active. */
const place = {
  popup_id: text().notNull(),
  campaign_id: text().notNull(),
  day: integer().notNull(),
}

export const popupCounts = sqliteTable(
  'popup_counts',
  {
    ...place,
    variant: text().notNull(),
    shown: integer().notNull(),
    /** Once for each visitor and day. */
    shown_daily: integer().notNull(),
    closed: integer().notNull(),
    submitted: integer().notNull(),
    /** Each visitor on the day on which it saw the popup first, and whether it ever sent the form. */
    visitors: integer().notNull(),
    converted: integer().notNull(),
    shown_robots: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.popup_id, t.campaign_id, t.variant, t.day] })],
)

/** The same by the visitors' source, country, device and page. */
export const popupFacts = sqliteTable(
  'popup_facts',
  {
    ...place,
    fact: text({ enum: ['source', 'country', 'device', 'page'] }).notNull(),
    value: text().notNull(),
    shown: integer().notNull(),
    submitted: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.popup_id, t.campaign_id, t.fact, t.value, t.day] })],
)

/** Visits of the whole site. */
export const visitCounts = sqliteTable('visit_counts', {
  day: integer().primaryKey(),
  visitors: integer().notNull(),
  visits: integer().notNull(),
  pages: integer().notNull(),
  visible_ms: integer().notNull(),
  robot_pages: integer().notNull(),
})
