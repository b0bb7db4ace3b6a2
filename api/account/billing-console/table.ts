/** Comparisons of our subscriptions with Stripe's. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export interface Difference {
  subscription_id: string | null
  stripe_id: string
  account_id: string | null
  /** The member that differs, or `missing_here`, `missing_there`. */
  what: string
  ours: string | null
  stripes: string | null
}

export const reconciliations = sqliteTable('reconciliations', {
  id: text().primaryKey(),
  status: text({ enum: ['running', 'done', 'failed'] }).notNull(),
  subscriptions_compared: integer().notNull(),
  differences: text({ mode: 'json' }).$type<readonly Difference[]>().notNull(),
  failure: text(),
  started_at: integer().notNull(),
  ended_at: integer(),
})
