/** What became of emails by day, sender and mailbox provider, and which provider takes a domain's mail. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { bounceReasons } from '../../../platform/mail/bounce-reasons.ts'
import { mailboxProviders } from './providers.ts'

export const deliverabilityCounts = sqliteTable(
  'deliverability_counts',
  {
    /** The site's local day on which the emails were handed over, counted from 1970-01-01. */
    day: integer().notNull(),
    sender_id: text().notNull(),
    /** The domain of the sender's address at that time. */
    from_domain: text().notNull(),
    /** A provider, or a domain that nobody has looked up yet. */
    mailbox: text().notNull(),
    sent: integer().notNull(),
    delivered: integer().notNull(),
    bounced: integer().notNull(),
    complained: integer().notNull(),
    opened: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.day, t.sender_id, t.from_domain, t.mailbox] })],
)

/** Emails that came back or were refused, by reason and by the domain of their recipients. */
export const bounceCounts = sqliteTable(
  'bounce_counts',
  {
    /** The site's local day on which they were handed over, counted from 1970-01-01. */
    day: integer().notNull(),
    reason: text({ enum: bounceReasons }).notNull(),
    /** Empty where the recipient is not known any more. */
    domain: text().notNull(),
    bounced: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.day, t.reason, t.domain] })],
)

export const mailboxDomains = sqliteTable('mailbox_domains', {
  domain: text().primaryKey(),
  provider: text({ enum: mailboxProviders }).notNull(),
  looked_up_at: integer().notNull(),
})
