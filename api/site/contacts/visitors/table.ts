/** Visitors, the pages that they saw, and the leads that they belong to by a submitted form or a signed link. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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

/** Hosts from which forms were submitted: links in emails to them may identify the visitor. */
export const pageHosts = sqliteTable('page_hosts', {
  host: text().primaryKey(),
  seen_at: integer().notNull(),
})
