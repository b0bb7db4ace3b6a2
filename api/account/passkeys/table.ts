/** Passkeys: public keys of people's devices, by which they sign in. */
import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../users/table.ts'

export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the device calls it. */
    credential_id: text().notNull().unique(),
    public_key: blob({ mode: 'buffer' }).notNull(),
    /** How often the device says that it was used; most say nothing. */
    counter: integer().notNull(),
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    name: text().notNull(),
    /** Whether it is kept beyond the device, by whoever made that. */
    synced: integer({ mode: 'boolean' }).notNull(),
    created_at: integer().notNull(),
    last_used_at: integer(),
  },
  t => [index('passkeys_user').on(t.user_id)],
)
