/** Who vouches for a person: accounts at providers, by which they sign in. */
import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { providers } from '../../platform/config/sign-in-config.ts'
import { users } from '../users/table.ts'

export const identities = sqliteTable(
  'identities',
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text({ enum: providers }).notNull(),
    /** Ids are unique within one: a provider may speak for many. */
    issuer: text().notNull(),
    subject: text().notNull(),
    label: text().notNull(),
    created_at: integer().notNull(),
    last_used_at: integer().notNull(),
  },
  t => [unique().on(t.provider, t.issuer, t.subject), index('identities_user').on(t.user_id)],
)
