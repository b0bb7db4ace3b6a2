/** Texts of account emails that the super administrator wrote, each in a language. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { locales } from '../../platform/texts/messages/messages.ts'
import { accountEmailTypes } from './kinds.ts'

export const accountEmails = sqliteTable(
  'account_emails',
  {
    type: text({ enum: accountEmailTypes }).notNull(),
    locale: text({ enum: locales }).notNull(),
    subject: text().notNull(),
    preheader: text().notNull(),
    text: text().notNull(),
    updated_at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.type, t.locale] })],
)
