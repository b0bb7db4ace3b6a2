/** What people asked an account for: everything that its sites know of them, or to be erased from all of them. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from '../users/table.ts'

export const personRequestTypes = ['export', 'erasure'] as const
export const siteOutcomes = ['found', 'nothing_found', 'site_deleted'] as const

export interface SiteResult {
  site_id: string
  site_name: string
  outcome: (typeof siteOutcomes)[number]
  /** How many there were of each kind. */
  records: Record<string, number>
  at: number
}

export const personRequests = sqliteTable(
  'person_requests',
  {
    id: text().primaryKey(),
    account_id: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    type: text({ enum: personRequestTypes }).notNull(),
    /** Null once nothing needs it any more: the hash stays. */
    email: text(),
    /** By the installation's key: it finds the request of an address, and tells none. */
    email_hash: text().notNull(),
    site_ids: text({ mode: 'json' }).$type<string[]>().notNull(),
    results: text({ mode: 'json' }).$type<SiteResult[]>().notNull(),
    requested_at: integer().notNull(),
    requested_by: text().notNull(),
    completed_at: integer(),
  },
  t => [index('person_requests_account').on(t.account_id, t.id), index('person_requests_email').on(t.email_hash)],
)
