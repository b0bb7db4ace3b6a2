/** Plans, and which account has which. They are kept here because every site's facts name what its plan allows. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const plans = sqliteTable('plans', {
  id: text().primaryKey(),
  name: text().notNull(),
  name_key: text().notNull().unique(),
  limits: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
  /** Null is all. */
  features: text({ mode: 'json' }).$type<string[]>(),
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
  },
  t => [index('account_plans_plan').on(t.plan_id)],
)
