/** Addresses that get no email, with the cause. Rows stay when a suppression is removed, and when its person is erased. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { suppressionReasons } from '../../contacts/lead-records/table.ts'

export const suppressionSources = [
  'mail_server',
  'bounce_message',
  'complaint_report',
  'provider',
  'repeated_failures',
  'manual',
  'import',
] as const

export const suppressions = sqliteTable(
  'suppressions',
  {
    id: text().primaryKey(),
    /** Null once the person was erased: `hash` stands in its place. */
    email: text(),
    email_key: text(),
    hash: text(),
    reason: text({ enum: suppressionReasons }).notNull(),
    source: text({ enum: suppressionSources }).notNull(),
    note: text().notNull(),
    /** Words of the mail server or the report. */
    evidence: text().notNull(),
    /** The email that bounced or was complained about. */
    email_id: text(),
    /** The import that brought it. */
    operation_id: text(),
    created_at: integer().notNull(),
    removed_at: integer(),
    removed_by: text(),
    removal_note: text(),
    /** The stronger one of the same address that holds in its place, since `removed_at`; once that ends, this one holds again. */
    covered_by: text(),
  },
  t => [
    uniqueIndex('suppressions_address').on(t.email_key).where(sql`removed_at is null`),
    uniqueIndex('suppressions_hash').on(t.hash).where(sql`removed_at is null`),
    index('suppressions_time').on(t.created_at, t.id),
    index('suppressions_operation').on(t.operation_id).where(sql`operation_id is not null`),
    index('suppressions_covered').on(t.covered_by).where(sql`covered_by is not null`),
  ],
)
