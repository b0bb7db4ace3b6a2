/** What was made at Stripe of our plans, and its webhook endpoint. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { billingIntervals } from '../../platform/features/allowances/control-table.ts'

/** Prices stay when they are archived: subscriptions may have them. */
export const stripePrices = sqliteTable('stripe_prices', {
  stripe_id: text().primaryKey(),
  mode: text({ enum: ['test', 'live'] }).notNull(),
  plan_id: text().notNull(),
  product_id: text().notNull(),
  lookup_key: text().notNull(),
  currency: text().notNull(),
  interval: text({ enum: billingIntervals }).notNull(),
  amount: integer().notNull(),
  active: integer({ mode: 'boolean' }).notNull(),
  created_at: integer().notNull(),
})

export const stripeSetups = sqliteTable(
  'stripe_setups',
  {
    mode: text({ enum: ['test', 'live'] }).notNull(),
    /** Stripe's account of the secret key. */
    stripe_account_id: text().notNull(),
    endpoint_id: text().notNull(),
    endpoint_url: text().notNull(),
    /** Encrypted with the installation's key. */
    endpoint_secret: text().notNull(),
    set_up_at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.mode] })],
)
