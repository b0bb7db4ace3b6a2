/** The consent ledger: who agreed to which text, where, when and how. Append-only; erasing replaces the person. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const consentMethods = ['checkbox', 'notice', 'api', 'double_opt_in'] as const
export const withdrawalCauses = ['link', 'one_click', 'journey', 'manual'] as const

export const consents = sqliteTable(
  'consents',
  {
    seq: integer().primaryKey(),
    id: text().notNull(),
    /** The lead, or a keyed hash once the person was erased. */
    lead_id: text().notNull(),
    kind: text({ enum: ['given', 'withdrawn'] }).notNull(),
    text: text().notNull(),
    text_version: integer().notNull(),
    /** Where it was given: a popup's id, `api`, `admin`. */
    place: text().notNull(),
    method: text({ enum: [...consentMethods, ...withdrawalCauses] }).notNull(),
    page_url: text(),
    locale: text({ enum: ['en', 'es'] }),
    ip: text(),
    /** The message whose link withdrew it. */
    email_id: text(),
    at: integer().notNull(),
  },
  t => [index('consents_lead').on(t.lead_id, t.seq)],
)
