/** Senders: in whose name mail leaves. Verified by a link that was mailed to the address. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const senders = sqliteTable('senders', {
  id: text().primaryKey(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  email: text().notNull(),
  email_key: text().notNull(),
  reply_to: text().notNull(),
  signature: text().notNull(),
  description: text().notNull(),
  verified_at: integer(),
  /** When the last verification mail was asked for. */
  verification_asked_at: integer(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})
