/** Leads. Values of custom fields are in custom-fields, consent in consents. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { byField, type FoldedField, foldedFields, ownFieldNames, ownFields } from './fields.ts'
import { originColumns } from './origin-columns.ts'
import { confirmationStatuses, emailValidities } from './quality-fields.ts'
import { leadSources, mailabilities } from './statuses.ts'

export { suppressionReasons } from './statuses.ts'

const ownColumns = byField(ownFieldNames, field => ownFields[field].column) as {
  [F in keyof typeof ownFields]: (typeof ownFields)[F]['column']
}

const keyColumn = () => text().notNull()
const keyColumns = Object.fromEntries(foldedFields.map(field => [`${field}_key`, keyColumn()])) as {
  [F in FoldedField as `${F}_key`]: ReturnType<typeof keyColumn>
}

export const leads = sqliteTable(
  'leads',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    email_key: text().notNull().unique(),
    ...ownColumns,
    /** Names as filters compare them; empty where there is none. */
    ...keyColumns,
    /** The last name without accents, for sorting. */
    last_name_sort: text().notNull(),
    /** Names, address and phone folded, for searching. */
    search_key: text().notNull(),
    mailability: text({ enum: mailabilities }).notNull(),
    /** When the person unsubscribed; null for leads who never subscribed, and who still can by a form. */
    unsubscribed_at: integer(),
    source: text({ enum: leadSources }).notNull(),
    registered_at: integer().notNull(),
    last_activity_at: integer().notNull(),
    last_contacted_at: integer(),
    /** The person's newest submission; each submission refers to the one before it. */
    last_submission_id: text(),
    opens: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    last_opened_at: integer(),
    last_clicked_at: integer(),
    replies: integer().notNull().default(0),
    last_replied_at: integer(),
    /** The result of verifying the address (see lead-quality). No score: not verified yet. */
    email_validity: text({ enum: emailValidities }).notNull().default('unknown'),
    email_score: integer(),
    email_score_parts: text({ mode: 'json' }).$type<Record<string, number>>(),
    email_disposable: integer({ mode: 'boolean' }).notNull().default(false),
    email_free: integer({ mode: 'boolean' }).notNull().default(false),
    email_role_based: integer({ mode: 'boolean' }).notNull().default(false),
    /** When it was verified; null while DNS has not answered whether the domain takes mail. */
    email_checked_at: integer(),
    /** Whether the person has confirmed the address by a mailed link; while pending no marketing mail goes there. */
    confirmation: text({ enum: confirmationStatuses }).notNull().default('none'),
    confirmation_asked_at: integer(),
    confirmed_at: integer(),
    /** The sandbox that they were given last (see sandbox-access). */
    sandbox_id: text(),
    ...originColumns,
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [
    index('leads_activity').on(t.last_activity_at, t.id),
    index('leads_created').on(t.created_at, t.id),
    index('leads_last_name').on(t.last_name_sort, t.id),
  ],
)
