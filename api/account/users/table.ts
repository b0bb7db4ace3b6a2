/** People and accounts. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Where a person is written to on paper, as lines of an envelope. */
export interface Address {
  line1: string
  line2: string
  city: string
  postal_code: string
  region: string
  country: string
}

export const users = sqliteTable('users', {
  id: text().primaryKey(),
  email: text().notNull(),
  email_key: text().notNull().unique(),
  /** Null: this person signs in by others or by a passkey alone. */
  password_hash: text(),
  /** Shorter than passwords are otherwise: enough for who manages chosen assistants alone. */
  password_short: integer({ mode: 'boolean' }).notNull().default(false),
  first_name: text().notNull(),
  last_name: text().notNull(),
  language: text({ enum: ['en', 'es'] }).notNull(),
  address: text({ mode: 'json' }).$type<Address>(),
  picture_id: text(),
  confirmed_at: integer(),
  super_administrator: integer({ mode: 'boolean' }).notNull(),
  /** They deleted their account, and may take it back until then: a session lets them do nothing else. */
  deletes_at: integer(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})

export const accounts = sqliteTable('accounts', {
  id: text().primaryKey(),
  created_at: integer().notNull(),
})
