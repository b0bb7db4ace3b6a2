/** Long-running work on many rows: one row for each, whatever its kind, and one for each thing that it could not do. */
import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const operationStatuses = ['queued', 'running', 'completed', 'failed', 'canceled'] as const
export type OperationStatus = (typeof operationStatuses)[number]
export type Details = Readonly<Record<string, string | number | boolean>>

export const operations = sqliteTable(
  'operations',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    status: text({ enum: operationStatuses }).notNull(),
    /** The subject, for example a journey. */
    subject_id: text(),
    /** The parameters of the kind. Null once it has ended, since a filter may contain an address. */
    parameters: text({ mode: 'json' }).$type<unknown>(),
    /** The parameters that are shown. */
    details: text({ mode: 'json' }).$type<Details>().notNull(),
    /** Where the next batch begins; null before the first and once it has ended, unless it is an undo that the next one goes on with. */
    cursor: text({ mode: 'json' }).$type<unknown>(),
    /** How many batches are on disk: a batch is applied only on top of the one that it was looked up behind. */
    batches: integer().notNull(),
    /** Consecutive failures; a successful batch resets them. */
    tries: integer().notNull(),
    /** Null until the rows are counted. */
    total: integer(),
    succeeded: integer().notNull(),
    skipped: integer().notNull(),
    failed: integer().notNull(),
    /** Further numbers of the kind. */
    counts: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    /** The file that it writes, and how long that is by now; no length where there is none, or none any more. */
    file_name: text(),
    file_bytes: integer(),
    /** Somebody was erased while its file was being written, and may be in it. */
    has_erased: integer({ mode: 'boolean' }).notNull().default(false),
    /** Why it failed or was canceled; null where a person canceled it. */
    reason: text(),
    /** The operation that this one undoes, and the one that undoes this. */
    undoes: text(),
    undone_by: text(),
    actor_type: text({ enum: ['user', 'api_key', 'visitor', 'journey', 'system'] }).notNull(),
    actor_id: text(),
    created_at: integer().notNull(),
    started_at: integer(),
    ended_at: integer(),
    /** When its progress was last reported to those who follow the site. */
    reported_at: integer().notNull(),
  },
  t => [index('operations_subject').on(t.subject_id, t.id), index('operations_ended').on(t.ended_at)],
)

/** The failures of an operation, row by row, in order. */
export const operationFailures = sqliteTable(
  'operation_failures',
  {
    operation_id: text()
      .notNull()
      .references(() => operations.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The lead or the run; a keyed hash once the person is erased. */
    subject_id: text().notNull(),
    code: text().notNull(),
  },
  t => [primaryKey({ columns: [t.operation_id, t.number] }), index('operation_failures_subject').on(t.subject_id)],
)

/** The file of an operation, part by part as its batches wrote it, each compressed. */
export const operationFileParts = sqliteTable(
  'operation_file_parts',
  {
    operation_id: text()
      .notNull()
      .references(() => operations.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    bytes: blob({ mode: 'buffer' }).notNull(),
  },
  t => [primaryKey({ columns: [t.operation_id, t.number] })],
)
