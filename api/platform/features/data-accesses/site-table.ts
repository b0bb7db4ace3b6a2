/** Who saw data of people: which lead or export, when, and signed in by what. Appended, and never changed. */
import { isNotNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const dataAccessActions = ['opened', 'exported'] as const
export type DataAccessAction = (typeof dataAccessActions)[number]

export const dataAccesses = sqliteTable(
  'data_accesses',
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    action: text({ enum: dataAccessActions }).notNull(),
    /** The lead, or what was exported: an operation, a journey, or all of a site's answers. */
    subject_id: text(),
    /** The endpoint. */
    operation: text().notNull(),
    actor_type: text({ enum: ['user', 'api_key'] }).notNull(),
    actor_id: text().notNull(),
    /** The super administrator who acted as them. */
    impersonator_id: text(),
    /** Null where a key was used. */
    session_id: text(),
  },
  t => [
    index('data_accesses_time').on(t.at, t.id),
    index('data_accesses_subject').on(t.subject_id, t.id),
    index('data_accesses_actor').on(t.actor_id, t.id),
    index('data_accesses_impersonator').on(t.impersonator_id, t.id).where(isNotNull(t.impersonator_id)),
  ],
)
