/** Emails that the site sends by itself: one row for each kind that its owner has changed. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { automatedTypes } from './kinds.ts'

export const automatedEmails = sqliteTable('automated_emails', {
  type: text({ enum: automatedTypes }).primaryKey(),
  enabled: integer({ mode: 'boolean' }).notNull(),
  /** Null: the built-in text, of kinds that have one. */
  template_id: text(),
  /** Null: the sender that was verified first. */
  sender_id: text(),
  /** When its template could not be used and the built-in text was sent in its place; null once it can. */
  failed_at: integer(),
  failure: text(),
  version: integer().notNull(),
  updated_at: integer().notNull(),
})
