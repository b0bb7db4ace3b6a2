/** Saved views of the list of leads: what is looked for, in which order, and what the list shows of it. */
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Filter } from '../../../platform/schemas/filter/schema.ts'
import type { emailValidities } from '../lead-records/rules.ts'

export const densities = ['comfortable', 'compact'] as const

/** What a view consists of; absent members narrow nothing, or leave the list as it is. */
export interface ViewParts {
  search?: string | undefined
  tag_id?: string | undefined
  audience_id?: string | undefined
  campaign_id?: string | undefined
  mailability?: 'subscribed' | 'unsubscribed' | undefined
  email_validity?: (typeof emailValidities)[number] | undefined
  filter?: Filter | undefined
  sort?: string | undefined
  columns?: string[] | undefined
  density?: (typeof densities)[number] | undefined
}

export const leadViews = sqliteTable(
  'lead_views',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    name_key: text().notNull(),
    /** The person or key whose view it is; empty for one of all who may read leads. */
    owner_id: text().notNull(),
    parts: text({ mode: 'json' }).$type<ViewParts>().notNull(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [uniqueIndex('lead_views_name').on(t.owner_id, t.name_key)],
)
