/** Pictures of people: small, and made by us, so that they are kept in their row. */
import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../users/table.ts'

export const pictures = sqliteTable('pictures', {
  /** Another one for each picture: what stands at its address never changes. */
  id: text().primaryKey(),
  user_id: text()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: blob({ mode: 'buffer' }).notNull(),
  created_at: integer().notNull(),
})
