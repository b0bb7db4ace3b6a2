/** People, accounts, memberships, sessions and one-time links. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Grant, Role } from '../../platform/permissions.ts'

export const users = sqliteTable('users', {
  id: text().primaryKey(),
  email: text().notNull(),
  email_key: text().notNull().unique(),
  password_hash: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  language: text({ enum: ['en', 'es'] }).notNull(),
  confirmed_at: integer(),
  super_administrator: integer({ mode: 'boolean' }).notNull(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})

export const accounts = sqliteTable('accounts', {
  id: text().primaryKey(),
  created_at: integer().notNull(),
})

export const memberships = sqliteTable(
  'memberships',
  {
    id: text().primaryKey(),
    account_id: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
    site_ids: text({ mode: 'json' }).$type<'all' | string[]>().notNull(),
    grants: text({ mode: 'json' }).$type<Grant[]>().notNull(),
    created_at: integer().notNull(),
  },
  t => [uniqueIndex('memberships_user_account').on(t.user_id, t.account_id)],
)

export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    token_hash: text().notNull().unique(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: integer().notNull(),
    expires_at: integer().notNull(),
  },
  t => [index('sessions_user').on(t.user_id)],
)

/** Links that work once: confirming an address, resetting a password, setting up the installation. */
export const oneTimeLinks = sqliteTable('one_time_links', {
  token_hash: text().primaryKey(),
  purpose: text({ enum: ['confirm_email', 'reset_password', 'set_up'] }).notNull(),
  user_id: text().references(() => users.id, { onDelete: 'cascade' }),
  expires_at: integer().notNull(),
  used_at: integer(),
})
