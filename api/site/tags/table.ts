/** Tags, and which lead has which. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const tags = sqliteTable('tags', {
  id: text().primaryKey(),
  name: text().notNull(),
  name_key: text().notNull().unique(),
  source: text({ enum: ['manual', 'form', 'journey', 'import', 'api'] }).notNull(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})

export const leadTags = sqliteTable(
  'lead_tags',
  {
    lead_id: text().notNull(),
    tag_id: text()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.lead_id, t.tag_id] }), index('lead_tags_tag').on(t.tag_id, t.lead_id)],
)
