/** Emails to leads: one row for each, its attempts, opens and clicks, and the site's settings. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { bounceReasons } from '../../../platform/mail/bounce-reasons.ts'
import { locales } from '../../../platform/texts/messages/messages.ts'
import { templateCategories } from '../templates/table.ts'

export const emailStatuses = ['not_started', 'delivered', 'not_delivered', 'unknown', 'skipped'] as const
/** Automated emails that leads get as others: recorded, checked, unsubscribed from. */
export const automatedSends = ['welcome', 'thank_you'] as const
export const emailTypes = ['send_email', 'ask_question'] as const
export const attemptOutcomes = ['delivered', 'refused', 'deferred', 'unknown'] as const

/** The outcome is unknown and not decided by hand. */
export const inDoubt = sql`status = 'unknown' and ended_at is not null and decision is null`

export const emails = sqliteTable(
  'emails',
  {
    id: text().primaryKey(),
    /** Absent in one-off messages. */
    run_id: text(),
    sequence: integer(),
    journey_id: text(),
    step_id: text(),
    broadcast_id: text(),
    /** Which of the broadcast's subjects it has, from 0. */
    variant: integer(),
    /** Which of the site's automated emails it is. */
    automated: text({ enum: automatedSends }),
    /** The effect of its run that it answers. */
    type: text({ enum: emailTypes }).notNull().default('send_email'),
    /** The writer step whose text it shows. */
    ai_step_id: text(),
    lead_id: text().notNull(),
    template_id: text().notNull(),
    /** The template's category when the email was queued; every broadcast is marketing. */
    category: text({ enum: templateCategories }).notNull().default('marketing'),
    /** From here on as of the last hand-off. */
    template_version: integer(),
    /** Null: the template's own content, in the site's language. */
    language: text({ enum: locales }),
    sender_id: text().notNull(),
    to_address: text(),
    subject: text(),
    message_id: text(),
    consent_id: text(),
    status: text({ enum: emailStatuses }).notNull(),
    /** Why it was skipped, not delivered, or waits. */
    reason: text(),
    attempts: integer().notNull(),
    queued_at: integer().notNull(),
    handed_off_at: integer(),
    /** Set once nothing more is tried. */
    ended_at: integer(),
    links: integer().notNull(),
    opens: integer().notNull(),
    machine_opens: integer().notNull(),
    clicks: integer().notNull(),
    machine_clicks: integer().notNull(),
    first_opened_at: integer(),
    first_clicked_at: integer(),
    unsubscribed_at: integer(),
    /** A person's decision about an email that failed or whose outcome is unknown. */
    decision: text({ enum: ['resent', 'not_resent'] }),
    decided_at: integer(),
    decided_by: text(),
  },
  t => [
    unique('emails_run_sequence').on(t.run_id, t.sequence),
    index('emails_lead').on(t.lead_id, t.id),
    index('emails_time').on(t.queued_at, t.id),
    index('emails_journey').on(t.journey_id, t.id),
    index('emails_template').on(t.template_id, t.id),
    index('emails_broadcast')
      .on(t.broadcast_id, t.variant, t.status, t.reason, t.first_opened_at, t.first_clicked_at, t.unsubscribed_at)
      .where(sql`broadcast_id is not null`),
    index('emails_in_doubt').on(t.id).where(inDoubt),
  ],
)

/** Each conversation with a mail server. Without an outcome, the process ended while the answer was awaited. */
export const emailAttempts = sqliteTable(
  'email_attempts',
  {
    email_id: text().notNull(),
    number: integer().notNull(),
    /** The message that was handed over, so that it is resent unchanged if its outcome is unknown. */
    template_version: integer().notNull(),
    language: text({ enum: locales }),
    started_at: integer().notNull(),
    ended_at: integer(),
    outcome: text({ enum: attemptOutcomes }),
    /** The server's response, or the error. */
    response: text(),
    /** Reason of a server that did not accept it. Null too where earlier versions recorded none. */
    reason: text({ enum: bounceReasons }),
  },
  t => [primaryKey({ columns: [t.email_id, t.number] })],
)

export const hitVerdicts = ['pending', 'person', 'machine'] as const

/** Opens and clicks, with a verdict that can be revised. */
export const emailHits = sqliteTable(
  'email_hits',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    email_id: text().notNull(),
    type: text({ enum: ['open', 'click'] }).notNull(),
    url: text(),
    at: integer().notNull(),
    method: text().notNull(),
    user_agent: text().notNull(),
    /** Pending while it may still prove to be a machine's: it counts for nothing until then. */
    verdict: text({ enum: hitVerdicts }).notNull(),
    verdict_reason: text(),
  },
  t => [index('email_hits_email').on(t.email_id, t.seq)],
)

/** The site's settings for sending; one row, absent until the owner changes something. */
export const emailSettings = sqliteTable('email_settings', {
  id: integer().primaryKey(),
  unknown_policy: text({ enum: ['resend', 'do_not_resend'] }).notNull(),
  late_policy: text({ enum: ['send', 'skip', 'ask'] }).notNull(),
  dkim_domain: text(),
  dkim_selector: text(),
  /** Wrapped with the site's key. */
  dkim_private_key: text(),
  version: integer().notNull(),
  updated_at: integer().notNull(),
})

/** Opens and clicks by the hour of the site's local day, each email once. */
export const emailHours = sqliteTable(
  'email_hours',
  {
    day: integer().notNull(),
    hour: integer().notNull(),
    opened: integer().notNull(),
    clicked: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.day, t.hour] })],
)

/** The same of each template: what lists of them show. */
export const emailTemplateCounts = sqliteTable(
  'email_template_counts',
  {
    template_id: text().notNull(),
    day: integer().notNull(),
    delivered: integer().notNull(),
    opened: integer().notNull(),
    clicked: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.day, t.template_id] })],
)

/** Emails by day: what the site's figures are added up from. */
export const emailCounts = sqliteTable('email_counts', {
  /** The site's local day on which they were delivered, counted from 1970-01-01. */
  day: integer().primaryKey(),
  delivered: integer().notNull(),
  /** Each email once, however often a person opens it. */
  opened: integer().notNull(),
  clicked: integer().notNull(),
})
