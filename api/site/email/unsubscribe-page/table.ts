/** The unsubscribe page: one row, absent until the owner changes something, and the topics that leads have left. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import type { PageTexts } from './texts.ts'

/** A kind of email that readers choose: those of these templates. */
export interface Topic {
  id: string
  /** By language; where one is missing, another's. */
  texts: Partial<Record<Locale, { name: string; description: string }>>
  template_ids: string[]
}

export const unsubscribePage = sqliteTable('unsubscribe_page', {
  id: integer().primaryKey(),
  /** Texts that the owner wrote; the others are built in. */
  texts: text({ mode: 'json' }).$type<Partial<Record<Locale, Partial<PageTexts>>>>().notNull(),
  topics: text({ mode: 'json' }).$type<Topic[]>().notNull(),
  /** Audiences that readers join and leave on the page. */
  audience_ids: text({ mode: 'json' }).$type<string[]>().notNull(),
  version: integer().notNull(),
  updated_at: integer().notNull(),
})

export const leftTopics = sqliteTable(
  'left_topics',
  { lead_id: text().notNull(), topic_id: text().notNull(), at: integer().notNull() },
  t => [primaryKey({ columns: [t.lead_id, t.topic_id] })],
)
