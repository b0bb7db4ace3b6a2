/** What a person wants to hear of, and when the daily email leaves. Without a row everything shows in the app, and no email is sent. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { sites } from '../sites/table.ts'
import { users } from '../users/table.ts'

/** When a kind was chosen, and the place of an id that was made then: what came before is no news. */
export interface ChosenAt {
  at: number
  place: string
}

export const notificationSettings = sqliteTable('notification_settings', {
  user_id: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Kinds that do not show in the app, and those that the daily email leaves out. */
  hidden: text({ mode: 'json' }).$type<string[]>().notNull(),
  not_emailed: text({ mode: 'json' }).$type<string[]>().notNull(),
  /** Kinds that are emailed at once. */
  at_once: text({ mode: 'json' }).$type<Record<string, ChosenAt>>().notNull().default({}),
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

/** How far the emails at once of a person have told of a site. */
export const noticesTold = sqliteTable(
  'notices_told',
  {
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    site_id: text()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** How many waited of each kind: more are told. */
    counts: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    /** The place of an id that was made then, and the moment by the site's clock. */
    place: text().notNull(),
    looked_at: integer().notNull(),
    /** When the last email was written. */
    told_at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.user_id, t.site_id] })],
)
