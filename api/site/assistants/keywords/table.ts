/** Keywords that the site is to be found by, each with those that support it. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { pages } from '../../website/pages/table.ts'
import { assistants } from '../assistants/table.ts'
import type { Brief, Draft, Outline } from './written.ts'

export const keywords = sqliteTable(
  'keywords',
  {
    id: text().primaryKey(),
    assistant_id: text()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    keyword: text().notNull(),
    keyword_key: text().notNull(),
    secondary_keywords: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    /** The page that was made of it. */
    page_id: text().references(() => pages.id, { onDelete: 'set null' }),
    brief: text({ mode: 'json' }).$type<Brief>(),
    outline: text({ mode: 'json' }).$type<Outline>(),
    draft: text({ mode: 'json' }).$type<Draft>(),
    /** The last operation that wrote for it. */
    operation_id: text(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [index('keywords_assistant').on(t.assistant_id, t.keyword_key), index('keywords_page').on(t.page_id)],
)

/** Main and secondary keywords alike: each is there once for an assistant and a language. */
export const keywordTerms = sqliteTable(
  'keyword_terms',
  {
    assistant_id: text()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    term_key: text().notNull(),
    keyword_id: text()
      .notNull()
      .references(() => keywords.id, { onDelete: 'cascade' }),
  },
  t => [
    primaryKey({ columns: [t.assistant_id, t.language, t.term_key] }),
    index('keyword_terms_keyword').on(t.keyword_id),
  ],
)
