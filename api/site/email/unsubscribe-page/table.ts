/** The texts of the unsubscribe page: one row, absent until the owner changes something. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const unsubscribePage = sqliteTable('unsubscribe_page', {
  id: integer().primaryKey(),
  message: text().notNull(),
  button_text: text().notNull(),
  success_text: text().notNull(),
  prompt_title: text().notNull(),
  prompt_text: text().notNull(),
  confirmation_message: text().notNull(),
  resubscribe_message: text().notNull(),
  resubscribe_button_text: text().notNull(),
  version: integer().notNull(),
  updated_at: integer().notNull(),
})
