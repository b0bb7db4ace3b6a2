/** Checkouts: one open at most for an account's plan, and one for each site's cart. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { billingIntervals } from '../../platform/features/allowances/control-table.ts'
import type { ChangeItem } from '../billing/table.ts'

export const checkoutStatuses = ['open', 'complete', 'expired', 'canceled'] as const
export const checkoutPages = ['elements', 'hosted'] as const

/** Older rows have no price: that of the plan counts. */
export interface CheckoutItem extends ChangeItem {
  price_id?: string
}

export const checkoutSessions = sqliteTable(
  'checkout_sessions',
  {
    id: text().primaryKey(),
    account_id: text().notNull(),
    /** The site of a cart; null for the plan of an account. */
    site_id: text(),
    user_id: text(),
    status: text({ enum: checkoutStatuses }).notNull(),
    /** The account or the site while it is open. */
    open_key: text().unique(),
    page: text({ enum: checkoutPages }).notNull(),
    items: text({ mode: 'json' }).$type<readonly CheckoutItem[]>().notNull(),
    interval: text({ enum: billingIntervals }).notNull(),
    currency: text().notNull(),
    promotion_code: text(),
    trial_days: integer().notNull(),
    /** Null while Stripe has not answered; repeated with the session's ID as the key. */
    stripe_id: text().unique(),
    subscription_id: text(),
    expires_at: integer().notNull(),
    completed_at: integer(),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [index('checkout_sessions_account').on(t.account_id), index('checkout_sessions_site').on(t.site_id)],
)
