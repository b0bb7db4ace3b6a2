/** How far each person has read what is new on the site, and when they were here. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const notificationMarks = sqliteTable('notification_marks', {
  /** The user, or the API key. */
  person_id: text().primaryKey(),
  read_at: integer(),
  /** How many waited of each kind when that was read: more are new. */
  read_counts: text({ mode: 'json' }).$type<Record<string, number>>(),
  /** The last moment of this visit, and the place of an id that was made then. */
  visited_at: integer(),
  visited_place: text(),
  /** The same of the visit before, until its news are put away. */
  away_since: integer(),
  away_place: text(),
})
