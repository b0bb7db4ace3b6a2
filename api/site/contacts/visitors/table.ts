/** Browsers that came, the pages they saw, and whose they are known to be: by a form that was sent, or by a signed link. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The parameters of an arrival, apart from the landing page. */
export const touchFacts = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'msclkid',
  'referrer',
  'landing_page',
] as const
export type TouchFact = (typeof touchFacts)[number]

/** One arrival: its moment, and what is known of where it came from. */
export type Touch = { at: number } & Partial<Record<TouchFact, string>>

export const devices = ['desktop', 'tablet', 'mobile'] as const

/** Pages that visitors saw and events that their pages tracked, in the order of arrival. */
export const visits = sqliteTable(
  'visits',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    visitor_id: text().notNull(),
    at: integer().notNull(),
    /** Null for a page; else the name that the page's own script gave. */
    name: text(),
    page_url: text(),
    title: text(),
    referrer: text(),
    properties: text({ mode: 'json' }).$type<Record<string, string | number | boolean>>(),
    visible_ms: integer().notNull(),
    interactions: integer().notNull(),
  },
  t => [index('visits_visitor').on(t.visitor_id, t.seq)],
)

/** Hosts of pages from which forms came: where a mail's link leads there, it may say who comes. */
export const pageHosts = sqliteTable('page_hosts', {
  host: text().primaryKey(),
  seen_at: integer().notNull(),
})
