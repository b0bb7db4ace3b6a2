/** Which runs have a workflow on Temporal. Without rowid, so its SQL is by hand; empty under the embedded runner. */
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const runWorkflows = sqliteTable('run_workflows', {
  run_id: text().primaryKey(),
  /** Temporal's own id of the execution that was started or woken last. */
  temporal_run_id: text().notNull(),
})
