/** What a person wants to hear of, and when the daily email leaves. Without a row everything shows in the app, and no email is sent. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../auth/table.ts'

export const notificationSettings = sqliteTable('notification_settings', {
  user_id: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Kinds that do not show in the app, and those that the daily email leaves out. */
  hidden: text({ mode: 'json' }).$type<string[]>().notNull(),
  not_emailed: text({ mode: 'json' }).$type<string[]>().notNull(),
  digest: integer({ mode: 'boolean' }).notNull(),
  digest_hour: integer().notNull(),
  timezone: text().notNull(),
  /** The local day of the last one, counted from 1970-01-01: there is one a day. */
  digest_day: integer(),
  /** The place of an id that was made then: what came since is new. */
  digest_place: text().notNull(),
  version: integer().notNull().default(1),
  updated_at: integer().notNull(),
})
