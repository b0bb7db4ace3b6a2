/** Which lead has which tag: a view, written by hand in by-hand.sql, of what leads belong to. It is only read. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What gave the tag. `source_id` names the form, the campaign, the run, the key or the person. */
export const tagAssignmentSources = [
  'form',
  'campaign',
  'journey',
  'import',
  'incoming_hook',
  'api',
  'manual',
  'seed',
] as const

export interface TagAssignment {
  source: (typeof tagAssignmentSources)[number]
  source_id: string | null
  at: number
}

export const leadTags = sqliteTable('lead_tags', {
  lead_id: text().notNull(),
  tag_id: text().notNull(),
  at: integer().notNull(),
  source: text({ enum: tagAssignmentSources }).notNull(),
  source_id: text(),
})
