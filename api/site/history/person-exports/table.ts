/** Which requests erased a person here, and how much there was: a request that is cut off goes on without counting anew. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const personErasures = sqliteTable('person_erasures', {
  request_id: text().primaryKey(),
  /** Null where there was nobody. */
  records: text({ mode: 'json' }).$type<Record<string, number>>(),
  at: integer().notNull(),
})
