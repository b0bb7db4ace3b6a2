/** Browsers that are known to be a lead's: by a form that was sent from there, or by a signed link. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { leads } from '../leads/table.ts'

export const visitors = sqliteTable(
  'visitors',
  {
    /** The random id that the browser made; it says nothing of the person. */
    id: text().primaryKey(),
    lead_id: text()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    known_by: text({ enum: ['form', 'link'] }).notNull(),
    linked_at: integer().notNull(),
  },
  t => [index('visitors_lead').on(t.lead_id, t.linked_at)],
)

/** Hosts of pages from which forms came: where a mail's link leads there, it may say who comes. */
export const pageHosts = sqliteTable('page_hosts', {
  host: text().primaryKey(),
  seen_at: integer().notNull(),
})
