/** Who pays, and what they were charged: customers, addresses, invoices, payments and notices. */
import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'

/** One customer at Stripe for each account, currency and mode: Stripe fixes the currency of a customer. */
export const stripeCustomers = sqliteTable(
  'stripe_customers',
  {
    stripe_id: text().primaryKey(),
    account_id: text().notNull(),
    currency: text().notNull(),
    mode: text({ enum: ['test', 'live'] }).notNull(),
    created_at: integer().notNull(),
  },
  t => [unique('stripe_customers_account').on(t.account_id, t.currency, t.mode)],
)

export interface BillingAddress {
  line1: string
  line2: string
  city: string
  state: string
  postal_code: string
  /** ISO 3166-1 alpha-2; empty while unknown. */
  country: string
}

export const billingDetails = sqliteTable('billing_details', {
  account_id: text().primaryKey(),
  name: text().notNull(),
  address: text({ mode: 'json' }).$type<BillingAddress>().notNull(),
  tax_id_type: text(),
  tax_id_value: text(),
  tax_id_status: text({ enum: ['pending', 'verified', 'unverified', 'unavailable'] }),
  tax_id_checked_at: integer(),
  version: integer().notNull(),
  updated_at: integer().notNull(),
})

export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const

export interface InvoiceLine {
  /** Null where Stripe has a line of no plan of ours. */
  plan_id: string | null
  description: string
  quantity: number
  /** After discounts; negative for what is given back. */
  amount: number
  period_start_at: number
  period_end_at: number
}

export const invoices = sqliteTable(
  'invoices',
  {
    id: text().primaryKey(),
    account_id: text().notNull(),
    site_id: text(),
    /** Ours; null for an invoice without a subscription. */
    subscription_id: text(),
    stripe_id: text().notNull().unique(),
    number: text(),
    status: text({ enum: invoiceStatuses }).notNull(),
    currency: text().notNull(),
    total: integer().notNull(),
    tax: integer().notNull(),
    amount_due: integer().notNull(),
    amount_paid: integer().notNull(),
    amount_refunded: integer().notNull(),
    lines: text({ mode: 'json' }).$type<readonly InvoiceLine[]>().notNull(),
    attempt_count: integer().notNull(),
    next_attempt_at: integer(),
    created_at: integer().notNull(),
    paid_at: integer(),
    updated_at: integer().notNull(),
  },
  t => [index('invoices_account').on(t.account_id, t.id), index('invoices_subscription').on(t.subscription_id)],
)

export const paymentStatuses = ['succeeded', 'failed', 'requires_action', 'refunded', 'partially_refunded'] as const

/** A charge of a card or account: tries that failed too. */
export const payments = sqliteTable(
  'payments',
  {
    id: text().primaryKey(),
    account_id: text().notNull(),
    invoice_id: text()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** Stripe's PaymentIntent, and the number of the try for one that failed. */
    stripe_id: text().notNull().unique(),
    status: text({ enum: paymentStatuses }).notNull(),
    currency: text().notNull(),
    amount: integer().notNull(),
    amount_refunded: integer().notNull(),
    method_type: text(),
    card_brand: text(),
    card_last4: text(),
    failure_code: text(),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [index('payments_account').on(t.account_id, t.id), index('payments_status').on(t.status, t.id)],
)

export const noticeKinds = [
  'payment_failed',
  'payment_action_required',
  'card_expiring',
  'trial_ending',
  'trial_refused',
  'invoice_paid',
  'subscription_ended',
] as const

/** What an account is told, once for each occasion. */
export const billingNotices = sqliteTable(
  'billing_notices',
  {
    id: text().primaryKey(),
    account_id: text().notNull(),
    kind: text({ enum: noticeKinds }).notNull(),
    /** What it is about, with the number of the try of a payment. */
    occasion: text().notNull(),
    subject_id: text(),
    values: text({ mode: 'json' }).$type<Record<string, string | number>>().notNull(),
    created_at: integer().notNull(),
    dismissed_at: integer(),
  },
  t => [unique('billing_notices_occasion').on(t.account_id, t.kind, t.occasion)],
)
