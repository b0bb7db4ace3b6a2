/** Which lead may enter which sandbox, until when, and the links that let them in. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const accessSources = ['manual', 'api', 'campaign', 'journey'] as const
export const accessWaits = ['room', 'activation', 'space'] as const
export type AccessWait = (typeof accessWaits)[number]
export type AccessSource = (typeof accessSources)[number]

export const sandboxAccesses = sqliteTable(
  'sandbox_accesses',
  {
    id: text().primaryKey(),
    /** What was offered. */
    sandbox_id: text().notNull(),
    /** Its name then: stays when it is deleted. */
    sandbox_name: text().notNull(),
    /** What is entered, where that is a copy. */
    copy_id: text(),
    /** Null once its data was deleted, or the lead was erased. */
    lead_id: text(),
    /** Why there is nothing to enter yet, where a campaign or a journey promised it; null: nothing is missing. */
    waits_for: text({ enum: accessWaits }),
    source: text({ enum: accessSources }).notNull(),
    source_id: text(),
    given_at: integer().notNull(),
    expires_at: integer(),
    ended_at: integer(),
    told_at: integer(),
    expiring_at: integer(),
    expired_at: integer(),
    deleted_at: integer(),
    mailed_at: integer(),
    first_opened_at: integer(),
    last_opened_at: integer(),
    opens: integer().notNull(),
    version: integer().notNull().default(1),
    updated_at: integer().notNull(),
  },
  t => [
    uniqueIndex('sandbox_accesses_present').on(t.sandbox_id, t.lead_id).where(sql`deleted_at is null`),
    index('sandbox_accesses_lead').on(t.lead_id),
    index('sandbox_accesses_copy').on(t.copy_id),
  ],
)

/** Tickets that were used, until they would have ended. */
export const sandboxTickets = sqliteTable(
  'sandbox_tickets',
  {
    /** SHA-256 of what the ticket has. */
    hash: text().primaryKey(),
    expires_at: integer().notNull(),
  },
  t => [index('sandbox_tickets_expiry').on(t.expires_at)],
)

/** Links that let in once. */
export const sandboxLinks = sqliteTable(
  'sandbox_links',
  {
    /** SHA-256 of what the link has. */
    hash: text().primaryKey(),
    access_id: text()
      .notNull()
      .references(() => sandboxAccesses.id, { onDelete: 'cascade' }),
    expires_at: integer().notNull(),
    used_at: integer(),
  },
  t => [index('sandbox_links_access').on(t.access_id), index('sandbox_links_expiry').on(t.expires_at)],
)
