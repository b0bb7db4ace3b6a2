/** What came back from emails: that one could not be delivered, was complained about, or was answered. */
import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { bounceReasons } from '../../../platform/mail/bounce-reasons.ts'

export const responseTypes = ['bounce', 'complaint', 'reply'] as const
export const responseSources = ['mail', 'ses', 'postmark'] as const

export const emailResponses = sqliteTable(
  'email_responses',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    email_id: text().notNull(),
    lead_id: text().notNull(),
    type: text({ enum: responseTypes }).notNull(),
    /** Bounces alone: the address takes no email at all. */
    permanent: integer({ mode: 'boolean' }).notNull(),
    /** Bounces alone; null in those of versions that did not record it. */
    reason: text({ enum: bounceReasons }),
    /** RFC 3463, such as 5.1.1. */
    status: text(),
    /** Words of the server; the subject of a reply. */
    detail: text().notNull(),
    /** The beginning of a reply. */
    excerpt: text().notNull(),
    source: text({ enum: responseSources }).notNull(),
    /** The same message that comes again is the same response. */
    fingerprint: text().notNull(),
    at: integer().notNull(),
  },
  t => [
    unique('email_responses_once').on(t.email_id, t.type, t.fingerprint),
    index('email_responses_time').on(t.at, t.seq),
    index('email_responses_lead').on(t.lead_id, t.seq),
  ],
)
