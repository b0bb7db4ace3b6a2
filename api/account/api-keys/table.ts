/** API keys: stored hashed, shown once. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Permission } from '../../platform/identity/permissions.ts'
import { accounts } from '../users/table.ts'

export const apiKeys = sqliteTable(
  'api_keys',
  {
    id: text().primaryKey(),
    account_id: text()
      .notNull()
      .references(() => accounts.id),
    /** The person whose key it is, also where a key of theirs made it. */
    user_id: text().notNull(),
    name: text().notNull(),
    token_hash: text().notNull().unique(),
    /** The last four characters, so that a person can tell keys apart. */
    ending: text().notNull(),
    site_ids: text({ mode: 'json' }).$type<'all' | string[]>().notNull(),
    grants: text({ mode: 'json' }).$type<Permission[]>().notNull(),
    read_only: integer({ mode: 'boolean' }).notNull().default(false),
    /** IP addresses and networks in CIDR notation from which it works; none for any. */
    allowed_addresses: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** Null for no limit of its own. */
    requests_per_minute: integer(),
    expires_at: integer(),
    last_used_at: integer(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [index('api_keys_account').on(t.account_id, t.id)],
)
