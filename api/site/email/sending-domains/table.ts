/** Domains that email leaves from, with the keys that sign it and what DNS said last. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const recordPurposes = ['dkim', 'dkim_next', 'spf', 'dmarc', 'return_path'] as const
export const recordStatuses = ['found', 'missing', 'different', 'unknown'] as const
export const probeStatuses = ['sent', 'not_sent', 'passed', 'failed'] as const

export type RecordPurpose = (typeof recordPurposes)[number]

/** Values of each record in DNS when it was looked up. */
export type RecordFindings = Partial<
  Record<RecordPurpose, { status: (typeof recordStatuses)[number]; found: readonly string[] }>
>

export const sendingDomains = sqliteTable('sending_domains', {
  id: text().primaryKey(),
  domain: text().notNull().unique(),
  selector: text().notNull(),
  /** Wrapped with the site's key, as the next one is. */
  private_key: text().notNull(),
  /** Public key in base64, as DNS has it under the selector. */
  public_key: text().notNull(),
  /** Made by a rotation: it takes over once DNS has it. */
  next_selector: text(),
  next_private_key: text(),
  next_public_key: text(),
  /** Since when email is signed for it. */
  verified_at: integer(),
  /** Bounces come back to a name of the domain itself. */
  has_return_path: integer({ mode: 'boolean' }).notNull(),
  checked_at: integer(),
  seen: text({ mode: 'json' }).$type<RecordFindings>().notNull(),
  /** Records that were right at an earlier look, and are right no more. */
  broken: text({ mode: 'json' }).$type<RecordPurpose[]>().notNull(),
  /** When the last of them broke. */
  broken_at: integer(),
  probe_status: text({ enum: probeStatuses }),
  /** Why a probe was not sent, or what is wrong with what came back. */
  probe_reason: text(),
  probed_at: integer(),
  version: integer().notNull(),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})
