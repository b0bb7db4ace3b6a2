/** Sending limits of a site, as a whole and by sender domain, and what it has sent where that is limited. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const sendingLimits = sqliteTable('sending_limits', {
  /** Domain of the sender's address; the empty text is the whole site. */
  domain: text().primaryKey(),
  emails_per_second: integer(),
  emails_per_hour: integer(),
  /** Since when the daily cap grows. */
  warm_up_started_at: integer(),
  updated_at: integer().notNull(),
})

/** All emails of the site by month of its zone, whether that is limited or not. */
export const sendingMonths = sqliteTable('sending_months', {
  /** Such as 202703. */
  month: integer().primaryKey(),
  emails: integer().notNull(),
})

/** Emails by quarter of an hour, of domains with limits. */
export const sendingCounts = sqliteTable(
  'sending_counts',
  {
    domain: text().notNull(),
    /** Counted from 1970-01-01. */
    quarter: integer().notNull(),
    emails: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.domain, t.quarter] })],
)
