/**
 * The consent ledger: who agreed to which text, where, when and how. Append-only; erasing replaces the person. Written by
 * hand in by-hand.sql, since drizzle does not support WITHOUT ROWID: the entries of a lead are stored together.
 */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const consentMethods = [
  'checkbox',
  'notice',
  'api',
  'import',
  'double_opt_in',
  /** Another system sent that they agreed. */
  'incoming_hook',
] as const
export const withdrawalCauses = [
  'link',
  'one_click',
  'journey',
  'manual',
  'import_undone',
  'import',
  'api',
  /** The lead was given an address whose person had left. */
  'earlier_withdrawal',
] as const
/** Those of either. */
export const entryMethods = [
  ...consentMethods,
  'link',
  'one_click',
  'journey',
  'manual',
  'import_undone',
  'earlier_withdrawal',
] as const
/** By which a person agrees; by the others somebody states that they did. */
export const ownMethods: readonly (typeof entryMethods)[number][] = ['checkbox', 'notice', 'double_opt_in', 'api']

export const consents = sqliteTable(
  'consents',
  {
    /** Ids sort in the order of writing, so the last is what holds. */
    id: text().notNull(),
    /** The lead, or a keyed hash once the person was erased. */
    lead_id: text().notNull(),
    type: text({ enum: ['given', 'withdrawn'] }).notNull(),
    text: text().notNull(),
    text_version: integer().notNull(),
    /** Where it was given: a popup's id, `api`, `admin`, `import`. */
    place: text().notNull(),
    method: text({ enum: entryMethods }).notNull(),
    page_url: text(),
    locale: text({ enum: ['en', 'es'] }),
    ip: text(),
    /** The message whose link withdrew it. */
    email_id: text(),
    at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.lead_id, t.id] })],
)
