/** By what a site sends where that is not the installation's transport: one row at most. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const transportTypes = ['smtp', 'ses', 'postmark'] as const

export interface SmtpServerSettings {
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  username: string | null
}
export interface SesAccountSettings {
  region: string
  access_key_id: string
  configuration_set: string | null
}
export interface PostmarkServerSettings {
  message_stream: string
}

/** Settings of the kind that is in use; never a secret. */
export interface StoredSettings {
  smtp?: SmtpServerSettings
  ses?: SesAccountSettings
  postmark?: PostmarkServerSettings
}

export const emailTransport = sqliteTable('email_transport', {
  id: integer().primaryKey(),
  type: text({ enum: transportTypes }).notNull(),
  settings: text({ mode: 'json' }).$type<StoredSettings>().notNull(),
  /** The password, the secret key or the token, wrapped with the site's key. */
  secret: text(),
  version: integer().notNull(),
  updated_at: integer().notNull(),
})

/** A transport that fails, since when, and when it is tried again: one row at most. */
export const transportTrouble = sqliteTable('transport_trouble', {
  id: integer().primaryKey(),
  since: integer().notNull(),
  failures: integer().notNull(),
  reason: text().notNull(),
  next_attempt_at: integer().notNull(),
})
