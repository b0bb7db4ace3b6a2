/** What is about to be bought for a site. In the control database, as everything that is paid. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { billingIntervals, plans } from '../../platform/features/allowances/control-table.ts'
import { sites } from '../sites/table.ts'

export const carts = sqliteTable('carts', {
  site_id: text()
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  interval: text({ enum: billingIntervals }).notNull(),
  currency: text().notNull(),
  promotion_code: text(),
  version: integer().notNull(),
  updated_at: integer().notNull(),
})

export const cartItems = sqliteTable(
  'cart_items',
  {
    site_id: text()
      .notNull()
      .references(() => carts.site_id, { onDelete: 'cascade' }),
    plan_id: text()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    added_at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.site_id, t.plan_id] })],
)
