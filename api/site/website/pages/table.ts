/** The pages of a site, what they were published with, and handles that they had. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PageDocument } from './document/page-document.ts'

export const pageTypes = ['homepage', 'custom', 'landing', 'thank_you'] as const

/** What is published as one, and can be brought back. */
export interface PageContent {
  language: string
  hide_menu: boolean
  hide_footer: boolean
  seo: {
    title: string
    description: string
    keyword: string
    image_id: string
    indexed: boolean
    /** Files of JSON-LD. */
    structured_data?: string[] | undefined
  }
  document: PageDocument
}

export const pages = sqliteTable('pages', {
  id: text().primaryKey(),
  name: text().notNull(),
  handle: text().notNull().unique(),
  type: text({ enum: pageTypes }).notNull(),
  in_menu: integer({ mode: 'boolean' }).notNull(),
  menu_position: integer().notNull(),
  /** The page that this one translates; empty: none. */
  translation_of: text().notNull(),
  draft: text({ mode: 'json' }).$type<PageContent>().notNull(),
  /** Of the draft; null: none. */
  keyword_key: text().unique(),
  /** Of the draft. */
  seo_score: integer().notNull(),
  /** Counts the contents of the draft. */
  content_version: integer().notNull(),
  published: text({ mode: 'json' }).$type<PageContent>(),
  published_version: integer(),
  /** What visitors know the page by; the columns without `published_` hold what the next publication makes of it. */
  published_name: text(),
  published_handle: text().unique(),
  published_type: text({ enum: pageTypes }),
  /** Of what is public, for menus and sitemaps, which have no use for documents. */
  published_language: text(),
  published_indexed: integer({ mode: 'boolean' }),
  /** When it became public first of all, and when its content last did. */
  published_at: integer(),
  /** Moments at which it becomes public by itself, and ceases to be; null: none. */
  publish_at: integer(),
  unpublish_at: integer(),
  /** Why it did not become public when it should have; null: it did, or has not yet. */
  schedule_problem: text(),
  /** Visits and forms before this moment are stored by address and are still to be counted for the page; null: none are. */
  uncounted_before: integer(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})

/** Each content that was published. */
export const pageVersions = sqliteTable(
  'page_versions',
  {
    page_id: text()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    content: text({ mode: 'json' }).$type<PageContent>().notNull(),
    created_at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.page_id, t.number] })],
)

/** Handles that a page had while it was public. They lead to the page, whatever it is called, so never in a circle. */
export const pageRedirects = sqliteTable(
  'page_redirects',
  {
    handle: text().primaryKey(),
    page_id: text()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    created_at: integer().notNull(),
  },
  t => [index('page_redirects_page').on(t.page_id)],
)
