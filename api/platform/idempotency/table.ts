/** First responses by Idempotency-Key, stored in the database and transaction of the effect. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    scope: text().primaryKey(),
    body_hash: text().notNull(),
    response: text(),
    created_at: integer().notNull(),
  },
  t => [index('idempotency_keys_age').on(t.created_at)],
)
