/** Sessions and one-time links. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Provider } from '../../platform/config/sign-in-config.ts'
import type { Locale } from '../../platform/texts/messages/messages.ts'
import { users } from '../users/table.ts'

export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    token_hash: text().notNull().unique(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The super administrator who acts in it as the person. */
    impersonator_id: text().references(() => users.id, { onDelete: 'cascade' }),
    /** Where it was opened: what the browser called itself, and its country where that is known. */
    user_agent: text().notNull().default(''),
    country: text(),
    created_at: integer().notNull(),
    /** When the person last showed in it who they are. */
    authenticated_at: integer().notNull(),
    last_used_at: integer().notNull(),
    expires_at: integer().notNull(),
  },
  t => [index('sessions_user').on(t.user_id)],
)

/** Where people signed in: from there they are let in however often others guess at their password elsewhere. */
export const signInPlaces = sqliteTable(
  'sign_in_places',
  {
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place_hash: text().notNull(),
    last_at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.user_id, t.place_hash] })],
)

/** Whom a provider knows, by the id that it never gives to anybody else. */
export interface ProviderIdentity {
  provider: Provider
  issuer: string
  subject: string
  /** How the person knows the account there: an address, or a name. */
  label: string
}

/** The choices of one registration. An unconfirmed address may be registered by several people. */
export interface Registration {
  /** Hash of a secret that only the registering browser has. */
  secret_hash: string
  /** Null where somebody else vouches for the person: `identity`. */
  password_hash: string | null
  identity?: ProviderIdentity
  first_name: string
  last_name: string
  language: Locale
}

/** What works once: links to confirm an address, reset a password, set up the installation; codes to sign in. */
export const oneTimeLinks = sqliteTable(
  'one_time_links',
  {
    token_hash: text().primaryKey(),
    purpose: text({ enum: ['confirm_email', 'reset_password', 'set_up', 'sign_in_code', 'change_email'] }).notNull(),
    user_id: text().references(() => users.id, { onDelete: 'cascade' }),
    registration: text({ mode: 'json' }).$type<Registration>(),
    /** The address that the person wants to have. */
    new_email: text(),
    expires_at: integer().notNull(),
    used_at: integer(),
  },
  t => [index('one_time_links_user').on(t.user_id, t.purpose)],
)

/** Attempts that were begun in one request and ended in another, by the hash of their token: none ends twice. */
export const usedAttempts = sqliteTable(
  'used_attempts',
  { token_hash: text().primaryKey(), expires_at: integer().notNull() },
  t => [index('used_attempts_expiry').on(t.expires_at)],
)
