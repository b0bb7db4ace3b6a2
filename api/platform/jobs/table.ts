/** Work that must be done outside a transaction: the only table with leases. Domain rows hold the domain's state. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const jobs = sqliteTable(
  'jobs',
  {
    type: text().notNull(),
    subject_id: text().notNull(),
    due_at: integer().notNull(),
    lease_until: integer(),
    fence: integer().notNull(),
    attempts: integer().notNull(),
    payload: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    created_at: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.type, t.subject_id] }),
    index('jobs_due').on(t.type, t.due_at),
    index('jobs_lease').on(t.type, t.lease_until).where(sql`lease_until is not null`),
  ],
)

export type Job = typeof jobs.$inferSelect
