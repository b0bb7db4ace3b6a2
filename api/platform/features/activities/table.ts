/** The modification history: who changed what, when. Written by the action wrapper, in the action's transaction. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Change } from './changes.ts'

export const activityColumns = {
  id: text().primaryKey(),
  at: integer().notNull(),
  name: text().notNull(),
  subject_id: text(),
  actor_type: text({ enum: ['user', 'api_key', 'visitor', 'journey', 'system'] }).notNull(),
  actor_id: text(),
  /** The super administrator who acted as the actor. */
  impersonator_id: text(),
  account_id: text(),
  /** Keys of the thing that a change named, with commas between. */
  parts: text(),
  /** What some of them were and are. */
  changes: text({ mode: 'json' }).$type<Change[]>(),
}

export const activities = sqliteTable('activities', activityColumns, t => [
  index('activities_subject').on(t.subject_id, t.id),
  index('activities_time').on(t.at, t.id),
])
