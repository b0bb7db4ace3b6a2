/** Whom a site asks for answers, and what each day cost that no assistant answers for. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Where it is not the installation's provider: one row at most. */
export const aiProvider = sqliteTable('ai_provider', {
  id: integer().primaryKey(),
  base_url: text().notNull(),
  /** The key, wrapped with the site's key; null: the provider needs none. */
  secret: text(),
  model: text().notNull(),
  /** Makes vectors of passages; null: the words alone find them. */
  embeddings_model: text(),
  /** Cents for a million tokens. */
  input_cents: integer().notNull(),
  output_cents: integer().notNull(),
  /** Of what vectors are made of. */
  embeddings_cents: integer().notNull(),
  version: integer().notNull(),
  updated_at: integer().notNull(),
})

/** Spending per local day of the site. */
export const aiSpend = sqliteTable('ai_spend', {
  /** `YYYY-MM-DD`. */
  day: text().primaryKey(),
  calls: integer().notNull(),
  input_tokens: integer().notNull(),
  output_tokens: integer().notNull(),
  /** In millionths of a cent, at the prices of that moment. */
  cost: integer().notNull(),
  /** Requests for which the day's budget had no room left. */
  refused: integer().notNull().default(0),
})
