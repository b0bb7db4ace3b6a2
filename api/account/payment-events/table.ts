/** The ledger: every event of Stripe, once, and what followed from it. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const paymentEventStatuses = ['waiting', 'done', 'ignored', 'failed'] as const

export const paymentEvents = sqliteTable(
  'payment_events',
  {
    id: text().primaryKey(),
    stripe_id: text().notNull().unique(),
    /** As Stripe names it: `customer.subscription.updated`. */
    type: text().notNull(),
    /** The object that is fetched and settled: events of one object follow each other. */
    object_type: text().notNull(),
    object_id: text().notNull(),
    status: text({ enum: paymentEventStatuses }).notNull(),
    /** What it did, by the names of events of ours with their subject; empty where all was as it should be. */
    effects: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    account_id: text(),
    failure: text(),
    tries: integer().notNull(),
    /** Stripe's time. */
    occurred_at: integer().notNull(),
    received_at: integer().notNull(),
    settled_at: integer(),
  },
  t => [index('payment_events_object').on(t.object_id, t.status), index('payment_events_state').on(t.status, t.id)],
)
