/** What a person shows besides the password: an authenticator app, codes by email, and recovery codes for the day on which both are lost. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../users/table.ts'

export const secondFactors = sqliteTable(
  'second_factors',
  {
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: ['totp', 'email'] }).notNull(),
    /** Of an authenticator app, encrypted with the installation's key. */
    secret: text(),
    /** The last time step of which a code was taken: none works twice. */
    last_step: integer(),
    /** Null until the first code was entered. */
    enabled_at: integer(),
    created_at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.user_id, t.type] })],
)

export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    code_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    used_at: integer(),
  },
  t => [index('recovery_codes_user').on(t.user_id)],
)

/** The latest code that was mailed to a person; another one takes its place. */
export const mailedCodes = sqliteTable('mailed_codes', {
  user_id: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code_hash: text().notNull(),
  tries: integer().notNull(),
  expires_at: integer().notNull(),
})
