/** A site's rules for addresses: one row, absent until the owner changes something. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const overridableLists = ['disposable', 'free', 'role_based'] as const

export interface ListOverride {
  list: (typeof overridableLists)[number]
  /** A domain in punycode; of `role_based` the name before the @. */
  value: string
  /** Whether it counts as being on the list. */
  listed: boolean
}

/** Texts of the mail that asks for confirmation, in one language. */
export interface ConfirmationEmail {
  language: 'en' | 'es'
  subject: string
  text: string
}

export const leadQualitySettings = sqliteTable('lead_quality_settings', {
  id: integer().primaryKey(),
  reject_disposable: integer({ mode: 'boolean' }).notNull(),
  reject_free: integer({ mode: 'boolean' }).notNull(),
  reject_role_based: integer({ mode: 'boolean' }).notNull(),
  typo_correction: integer({ mode: 'boolean' }).notNull(),
  email_confirmation: integer({ mode: 'boolean' }).notNull(),
  overrides: text({ mode: 'json' }).$type<ListOverride[]>().notNull(),
  confirmation_emails: text({ mode: 'json' }).$type<ConfirmationEmail[]>().notNull(),
  version: integer().notNull(),
  updated_at: integer().notNull(),
})
