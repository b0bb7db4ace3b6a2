/** First responses by Idempotency-Key, stored in the database and transaction of the effect. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    scope: text().primaryKey(),
    body_hash: text().notNull(),
    /** As JSON; null where there was none, or where it shows a secret, empty once somebody whom it named was erased. */
    response: text(),
    created_at: integer().notNull(),
  },
  t => [index('idempotency_keys_age').on(t.created_at)],
)

/** Whom a stored response of a site names: by the id of the lead, and by address. */
export const idempotencyPeople = sqliteTable(
  'idempotency_people',
  {
    name: text().notNull(),
    scope: text()
      .notNull()
      .references(() => idempotencyKeys.scope, { onDelete: 'cascade' }),
  },
  t => [primaryKey({ columns: [t.name, t.scope] }), index('idempotency_people_scope').on(t.scope)],
)
