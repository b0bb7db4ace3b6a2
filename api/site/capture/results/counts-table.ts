/**
 * Counters of what popups, campaigns and pages came to, updated with every write. In by-hand.sql, since drizzle does not
 * support WITHOUT ROWID.
 */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const count = () => integer().notNull().default(0)

/**
 * Counts of a thing by day, under its own id: of all of it, and of each part that has counts of its own. A visitor who meets
 * two variants, or one popup under two campaigns, counts once in each of them and once in what holds them, so parts do not
 * add up to their whole.
 */
export const resultCounts = sqliteTable(
  'result_counts',
  {
    /** A popup, an assistant, a campaign or a page; '' is all popups of the site, of which visitors alone are counted. */
    thing_id: text().notNull(),
    /** The popup or assistant that is counted as a part of the thing; '' is all of the thing. */
    source_id: text().notNull(),
    /** The variant that is counted as a part; '' is all of them. */
    variant: text().notNull(),
    /** Local days of the site, counted from 1970-01-01. */
    day: integer().notNull(),
    shown: count(),
    /** Once for each visitor and day. */
    shown_daily: count(),
    closed: count(),
    submitted: count(),
    /** Submissions from which a lead was made. */
    leads: count(),
    /** Each visitor on the day on which it saw the thing first, and whether it ever sent a form of it. */
    visitors: count(),
    converted: count(),
    shown_robots: count(),
  },
  t => [primaryKey({ columns: [t.thing_id, t.day, t.source_id, t.variant] })],
)

/** Popups and assistants by the visitors' source, country, device and page. `campaign_id` is '' where none was active. */
export const resultFacts = sqliteTable(
  'result_facts',
  {
    source_id: text().notNull(),
    campaign_id: text().notNull(),
    fact: text({ enum: ['source', 'country', 'device', 'page'] }).notNull(),
    value: text().notNull(),
    day: integer().notNull(),
    shown: integer().notNull(),
    submitted: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.source_id, t.campaign_id, t.fact, t.value, t.day] })],
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

/** Who saw a popup or an assistant, for counting each once; forgotten after some time. */
export const resultViewers = sqliteTable(
  'result_viewers',
  {
    visitor_id: text().notNull(),
    source_id: text().notNull(),
    campaign_id: text().notNull(),
    variant: text().notNull(),
    first_day: integer().notNull(),
    last_day: integer().notNull(),
    converted: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.visitor_id, t.source_id, t.campaign_id, t.variant] })],
)
