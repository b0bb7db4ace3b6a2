/** Leads that were merged into others, with all that undoing it needs. Goes with the lead that stayed. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MergeParts } from '../../../platform/features/lead-merge.ts'
import { leads } from '../lead-records/table.ts'

type LeadRow = typeof leads.$inferSelect

export const leadMerges = sqliteTable(
  'lead_merges',
  {
    id: text().primaryKey(),
    /** The lead that stayed. */
    lead_id: text()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** The lead that went. */
    merged_lead_id: text().notNull(),
    /** Both rows as they were, and the one that came of them; null once it can no longer be undone. */
    kept: text({ mode: 'json' }).$type<{ into: LeadRow; from: LeadRow; merged: LeadRow }>(),
    /** What moved, by the name of the feature. */
    moved: text({ mode: 'json' }).$type<Record<string, MergeParts>>(),
    at: integer().notNull(),
    undone_at: integer(),
  },
  t => [
    index('lead_merges_lead').on(t.lead_id),
    index('lead_merges_merged').on(t.merged_lead_id),
    index('lead_merges_at').on(t.at),
  ],
)
