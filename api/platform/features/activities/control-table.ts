/** The same history in the control database, where it is read by account too. */
import { index, sqliteTable } from 'drizzle-orm/sqlite-core'
import { activityColumns } from './table.ts'

export const activities = sqliteTable('activities', activityColumns, t => [
  index('activities_subject').on(t.subject_id, t.id),
  index('activities_account').on(t.account_id, t.id),
  index('activities_time').on(t.account_id, t.at, t.id),
])
