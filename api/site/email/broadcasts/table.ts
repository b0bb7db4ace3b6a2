/** Broadcasts: an email sent once to many leads, and each recipient, fixed when sending begins. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Filter } from '../../../platform/schemas/filter/schema.ts'
import { pausingReasons } from '../emails/rules.ts'

export const broadcastStatuses = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'failed', 'canceled'] as const
/** `waiting` is sent next, `rest` once the test of subjects has a winner. */
export const recipientStatuses = ['waiting', 'rest', 'queued', 'held_out'] as const
export const latePolicies = ['send', 'skip', 'ask'] as const
export const winningBy = ['opens', 'clicks'] as const
export const passedPolicies = ['send_now', 'skip', 'next_day'] as const

/** Leads for which all of it holds; nothing is every lead. */
export interface Recipients {
  audience_ids: string[]
  excluded_audience_ids: string[]
  filter?: Filter | undefined
}

export type Schedule =
  | { type: 'now' }
  | { type: 'at'; at: string }
  /** `at`: local time without a zone. */
  | { type: 'local_time'; at: string; passed: (typeof passedPolicies)[number] }

export interface SubjectTest {
  share_percent: number
  wait_hours: number
  winner_by: (typeof winningBy)[number]
}

export const broadcasts = sqliteTable(
  'broadcasts',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    name_key: text().notNull(),
    status: text({ enum: broadcastStatuses }).notNull(),
    /** Why it failed, is paused, or was canceled other than by a person. */
    reason: text({ enum: ['late', 'nobody_reached', ...pausingReasons] }),
    template_id: text(),
    sender_id: text(),
    /** None: the template's. One: in its place. Several: a test of them. */
    subjects: text({ mode: 'json' }).$type<string[]>().notNull(),
    subject_test: text({ mode: 'json' }).$type<SubjectTest>().notNull(),
    recipients: text({ mode: 'json' }).$type<Recipients>().notNull(),
    /** Only those who got that broadcast and did not open it. */
    resend_of: text(),
    holdout_percent: integer().notNull(),
    schedule: text({ mode: 'json' }).$type<Schedule>().notNull(),
    emails_per_hour: integer(),
    late_policy: text({ enum: latePolicies }).notNull(),
    starts_at: integer(),
    started_at: integer(),
    ended_at: integer(),
    /** The newest lead when it began, and the one up to which recipients are gathered. */
    until_lead: text(),
    gathered_lead: text().notNull(),
    gathered_at: integer(),
    recipient_count: integer().notNull(),
    held_out_count: integer().notNull(),
    queued_count: integer().notNull(),
    /** Matching leads who are no recipients, by reason. */
    excluded: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    /** When the next email may leave, by `emails_per_hour`. */
    next_slot_at: integer(),
    test_ends_at: integer(),
    winner: integer(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [index('broadcasts_state').on(t.status)],
)

/** One row for each lead and broadcast: whatever is killed, nobody is queued twice. */
export const broadcastRecipients = sqliteTable(
  'broadcast_recipients',
  {
    broadcast_id: text().notNull(),
    lead_id: text().notNull(),
    status: text({ enum: recipientStatuses }).notNull(),
    /** Subject that a recipient of the subject test gets. */
    variant: integer(),
    due_at: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.broadcast_id, t.lead_id] }),
    index('broadcast_recipients_next').on(t.broadcast_id, t.status, t.due_at, t.lead_id),
    index('broadcast_recipients_lead').on(t.lead_id),
  ],
)
