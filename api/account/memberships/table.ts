/** Who may do what in an account: memberships, each of a person or of an invitation that waits for one. */
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Permission, Role } from '../../platform/identity/permissions.ts'
import { accounts, users } from '../users/table.ts'

export const memberships = sqliteTable(
  'memberships',
  {
    id: text().primaryKey(),
    account_id: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null until the invitation is accepted: such a membership gives nobody any right. */
    user_id: text().references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
    site_ids: text({ mode: 'json' }).$type<'all' | string[]>().notNull(),
    grants: text({ mode: 'json' }).$type<Permission[]>().notNull(),
    /** Null: all assistants of the sites, for who may manage them. */
    assistant_ids: text({ mode: 'json' }).$type<string[]>(),
    invited_name: text(),
    invited_email: text(),
    invited_email_key: text(),
    invitation_hash: text().unique(),
    invitation_expires_at: integer(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [
    uniqueIndex('memberships_user_account').on(t.user_id, t.account_id),
    uniqueIndex('memberships_invited').on(t.account_id, t.invited_email_key),
  ],
)
