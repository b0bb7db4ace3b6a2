/** Operations of all sites as they last were: written after the site's own database, which is the record. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { operationStatuses } from '../../platform/features/operations/table.ts'
import { sites } from '../sites/table.ts'

export const siteOperations = sqliteTable(
  'site_operations',
  {
    id: text().primaryKey(),
    site_id: text()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    status: text({ enum: operationStatuses }).notNull(),
    /** Null until the rows are counted. */
    total: integer(),
    processed: integer().notNull(),
    failed: integer().notNull(),
    reason: text(),
    is_undo: integer({ mode: 'boolean' }).notNull(),
    actor_type: text({ enum: ['user', 'api_key', 'visitor', 'journey', 'system'] }).notNull(),
    actor_id: text(),
    created_at: integer().notNull(),
    started_at: integer(),
    ended_at: integer(),
  },
  t => [index('site_operations_status').on(t.status, t.id), index('site_operations_site').on(t.site_id, t.ended_at)],
)
