/** Addresses whose people have withdrawn and are not leads any more. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Addresses that must stay unsubscribed though their lead was erased: keyed hashes, never addresses. */
export const erasedUnsubscribes = sqliteTable('erased_unsubscribes', {
  hash: text().primaryKey(),
  at: integer().notNull(),
})
