/**
 * Who pays, for what, and what they were charged: customers, addresses, invoices, payments and notices; subscriptions as Stripe has them, their changes, trials
 * and refunds. In the control database: an account pays, and what is paid for limits all its sites.
 */
import { index, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { billingIntervals } from '../../platform/features/allowances/control-table.ts'

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

/** Time of a plan: a whole period, or what a change gives back and charges of one. */
export type LineKind = 'period' | 'unused_time' | 'remaining_time'

export interface InvoiceLine {
  /** Null for what is no time of a plan; absent in lines that were read before kinds were kept. */
  type?: LineKind | null
  /** Null where Stripe has a line of no plan of ours. */
  plan_id: string | null
  /** Stripe's, in English. */
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

export const noticeTypes = [
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
    type: text({ enum: noticeTypes }).notNull(),
    /** What it is about, with the number of the try of a payment. */
    occasion: text().notNull(),
    subject_id: text(),
    values: text({ mode: 'json' }).$type<Record<string, string | number>>().notNull(),
    created_at: integer().notNull(),
    dismissed_at: integer(),
  },
  t => [unique('billing_notices_occasion').on(t.account_id, t.type, t.occasion)],
)

/** As Stripe names them. `canceled` and `incomplete_expired` are final. */
export const stripeStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
] as const
export const subscriptionTypes = ['account_plan', 'site_add_ons'] as const

export interface SubscriptionItem {
  plan_id: string
  quantity: number
  /** For one interval and one unit, in the smallest unit of the currency. */
  unit_amount: number
  /** ID at Stripe. */
  stripe_item_id: string
}

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    account_id: text().notNull(),
    /** The site of add-ons; null for the plan of an account. */
    site_id: text(),
    type: text({ enum: subscriptionTypes }).notNull(),
    /** The account or the site while the subscription has not ended: one of each at most. */
    live_key: text().unique(),
    stripe_id: text().notNull().unique(),
    stripe_customer_id: text().notNull(),
    status: text({ enum: stripeStatuses }).notNull(),
    currency: text().notNull(),
    interval: text({ enum: billingIntervals }).notNull(),
    items: text({ mode: 'json' }).$type<readonly SubscriptionItem[]>().notNull(),
    promotion_code: text(),
    discount_ends_at: integer(),
    /** Stripe's PaymentMethod; null for the customer's default. */
    payment_method_id: text(),
    period_start_at: integer(),
    period_end_at: integer(),
    trial_ends_at: integer(),
    /** When it ends instead of renewing itself. */
    ends_at: integer(),
    ended_at: integer(),
    /** Since when a renewal is unpaid. */
    past_due_at: integer(),
    /** When the payment that failed is tried again; null once it is not. */
    next_attempt_at: integer(),
    first_paid_at: integer(),
    /** A change for the end of the period. */
    next_change_id: text(),
    /** A change whose payment waits for the buyer's confirmation. */
    pending_change_id: text(),
    /** Stripe's creation. */
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
    version: integer().notNull(),
  },
  t => [
    index('subscriptions_account').on(t.account_id),
    index('subscriptions_site').on(t.site_id),
    index('subscriptions_status').on(t.status),
  ],
)

export const changeStatuses = ['shown', 'pending', 'scheduled', 'done', 'failed', 'canceled'] as const

export interface ChangeItem {
  plan_id: string
  quantity: number
}

/** A change of a subscription that was shown with its price, and is carried out at this price or not at all. */
export const subscriptionChanges = sqliteTable(
  'subscription_changes',
  {
    id: text().primaryKey(),
    account_id: text().notNull(),
    subscription_id: text()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    subscription_version: integer().notNull(),
    status: text({ enum: changeStatuses }).notNull(),
    interval: text({ enum: billingIntervals }).notNull(),
    items: text({ mode: 'json' }).$type<readonly ChangeItem[]>().notNull(),
    /** The code to use; null for the present one, or for none where it is removed. */
    promotion_code: text(),
    removes_promotion_code: integer({ mode: 'boolean' }).notNull().default(false),
    /** Stripe's invoice that the buyer confirms; null where nothing waits for that. */
    stripe_invoice_id: text(),
    /** Seconds: the moment for which Stripe has computed the price, sent again with the change. */
    proration_date: integer().notNull(),
    currency: text().notNull(),
    amount_due: integer().notNull(),
    next_amount: integer().notNull(),
    /** Null: at once. */
    effective_at: integer(),
    failure: text(),
    created_at: integer().notNull(),
    expires_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [index('subscription_changes_subscription').on(t.subscription_id)],
)

/** What had a trial: an account, a card by its fingerprint, or an address. Never twice. */
export const trialsTaken = sqliteTable(
  'trials_taken',
  {
    type: text({ enum: ['account', 'card', 'email'] }).notNull(),
    /** The account's ID, or a hash. */
    value: text().notNull(),
    account_id: text().notNull(),
    taken_at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.type, t.value] })],
)

/** Refunds of first payments: one for each subscription. */
export const refunds = sqliteTable('refunds', {
  id: text().primaryKey(),
  account_id: text().notNull(),
  subscription_id: text().notNull().unique(),
  invoice_id: text().notNull(),
  currency: text().notNull(),
  amount: integer().notNull(),
  status: text({ enum: ['pending', 'done', 'failed'] }).notNull(),
  stripe_id: text(),
  failure: text(),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})
