/** Plans, and which account has which. They are kept here because every site's facts name what its plan allows. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '../../texts/messages/messages.ts'

export const planTypes = ['account', 'lead', 'audience', 'assistant', 'sandbox'] as const
export type PlanType = (typeof planTypes)[number]
export const planSources = ['default', 'granted', 'subscription'] as const
export const billingIntervals = ['month', 'year'] as const

export interface PlanPrice {
  /** ISO 4217. */
  currency: string
  interval: (typeof billingIntervals)[number]
  /** In the smallest unit of the currency: cents, or whole yen. */
  amount: number
}

export interface PlanTexts {
  description: string
  highlights: readonly string[]
}

export const noTexts: PlanTexts = { description: '', highlights: [] }

export const plans = sqliteTable('plans', {
  id: text().primaryKey(),
  name: text().notNull(),
  name_key: text().notNull().unique(),
  limits: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
  /** Null is all. */
  features: text({ mode: 'json' }).$type<string[]>(),
  /** What it is sold for: a whole account, or more of one thing for a site. */
  plan_type: text({ enum: planTypes }).notNull().default('account'),
  /** What the pricing page says of it, by language. */
  texts: text({ mode: 'json' }).$type<Record<Locale, PlanTexts>>().notNull().default({ en: noTexts, es: noTexts }),
  prices: text({ mode: 'json' }).$type<readonly PlanPrice[]>().notNull().default([]),
  /** Days without payment at the beginning of a subscription. */
  trial_days: integer().notNull().default(0),
  /** It stands on the pricing page. */
  is_public: integer({ mode: 'boolean' }).notNull().default(false),
  /** Accounts that register get it; one plan at most. */
  is_default: integer({ mode: 'boolean' }).notNull().default(false),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})

/** An account without a row has no plan. */
export const accountPlans = sqliteTable(
  'account_plans',
  {
    account_id: text().primaryKey(),
    plan_id: text()
      .notNull()
      .references(() => plans.id),
    given_at: integer().notNull(),
    /** `default`: at registration. `granted`: by a super administrator. `subscription`: paid for. */
    source: text({ enum: planSources }).notNull().default('granted'),
    /** When a granted plan ends; null for never. */
    ends_at: integer(),
    /** Why it was granted. */
    note: text().notNull().default(''),
    /** Since when it is no longer paid for: everything is read and deleted, nothing created. */
    ended_at: integer(),
  },
  t => [index('account_plans_plan').on(t.plan_id), index('account_plans_ends_at').on(t.ends_at)],
)

/** What a site has bought beyond the account's plan: so many times what the add-on gives. */
export const siteAddOns = sqliteTable(
  'site_add_ons',
  {
    site_id: text().notNull(),
    plan_id: text()
      .notNull()
      .references(() => plans.id),
    quantity: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.site_id, t.plan_id] }), index('site_add_ons_plan').on(t.plan_id)],
)
