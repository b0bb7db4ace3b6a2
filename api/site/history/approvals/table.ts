/** Calls that somebody asked a person to approve. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** `running`: approved, and not answered yet. One that expired is `pending` with an `expires_at` that has passed. */
export const storedStates = ['pending', 'running', 'approved', 'rejected', 'failed'] as const

export const approvals = sqliteTable(
  'approvals',
  {
    id: text().primaryKey(),
    operation_id: text().notNull(),
    /** The permission of the operation: who lacks it does not see the request. Empty for `signed-in`. */
    permission: text().notNull(),
    path_params: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    query: text({ mode: 'json' }).$type<Record<string, string | string[]>>().notNull(),
    body: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    /** Version of the thing as it was when the request was made. */
    if_match: text(),
    reason: text().notNull(),
    status: text({ enum: storedStates }).notNull(),
    requested_by: text().notNull(),
    created_at: integer().notNull(),
    expires_at: integer().notNull(),
    decided_by: text(),
    decided_at: integer(),
    /** The refusal of the operation. */
    failure_code: text(),
    failure_detail: text(),
  },
  t => [index('approvals_state').on(t.status, t.expires_at)],
)
