/** Subscriptions as Stripe has them, changes of them, trials and refunds. In the control database: an account pays, and what is paid for limits all its sites. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { billingIntervals } from '../../../platform/allowances/control-table.ts'

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
export const subscriptionKinds = ['account_plan', 'site_add_ons'] as const

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
    kind: text({ enum: subscriptionKinds }).notNull(),
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

export const changeStates = ['shown', 'pending', 'scheduled', 'done', 'failed', 'canceled'] as const

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
    state: text({ enum: changeStates }).notNull(),
    interval: text({ enum: billingIntervals }).notNull(),
    items: text({ mode: 'json' }).$type<readonly ChangeItem[]>().notNull(),
    promotion_code: text(),
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
    kind: text({ enum: ['account', 'card', 'email'] }).notNull(),
    /** The account's ID, or a hash. */
    value: text().notNull(),
    account_id: text().notNull(),
    taken_at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.kind, t.value] })],
)

/** Refunds of first payments: one for each subscription. */
export const refunds = sqliteTable('refunds', {
  id: text().primaryKey(),
  account_id: text().notNull(),
  subscription_id: text().notNull().unique(),
  invoice_id: text().notNull(),
  currency: text().notNull(),
  amount: integer().notNull(),
  state: text({ enum: ['pending', 'done', 'failed'] }).notNull(),
  stripe_id: text(),
  failure: text(),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})
