/** What is known of each lead at each connection, and what is to be sent or asked. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { syncReasons } from '../connections/ports.ts'

export const syncStatuses = [
  /** To be sent, or to be compared with what the service has. */
  'waiting',
  /** At the service, which has not said yet what became of it. */
  'under_way',
  'synced',
  /** The service did not take it; it is sent again when something about it changes. */
  'refused',
  /** Not there, and not to be sent: the person is not subscribed, or not among the leads that are. */
  'left_out',
] as const

export const serviceConsents = [
  'subscribed',
  'unsubscribed',
  'bounced',
  'complained',
  'pending',
  'absent',
  'archived',
] as const

type FieldValue = string | number | boolean | string[] | null

/** What both sides had when they last agreed. */
export interface KnownState {
  fields: Record<string, FieldValue>
  /** Names, of the tags and audiences that are synced. */
  tags: string[]
  /** Fields and names that were changed by sending: what the contact had before, for as long as nothing of it was read since. */
  before?: { fields: Record<string, FieldValue[]>; tags: string[] }
}

export const syncLedger = sqliteTable(
  'sync_ledger',
  {
    connection_id: text().notNull(),
    lead_id: text().notNull(),
    status: text({ enum: syncStatuses }).notNull(),
    contact_id: text(),
    /** The address under which the service knows the person. */
    email: text(),
    email_key: text(),
    consent: text({ enum: serviceConsents }),
    known: text({ mode: 'json' }).$type<KnownState>(),
    /** Of the status that was sent last. */
    sent_hash: text(),
    /** What will be known once the activity there is done. */
    sent: text({ mode: 'json' }).$type<KnownState>(),
    activity_id: text(),
    reason: text({ enum: syncReasons }),
    /** The field at fault, and the words of the service. */
    field: text(),
    detail: text(),
    attempts: integer().notNull().default(0),
    /** Null: nothing is to be done. */
    due_at: integer(),
    /** Counts changes of the lead: what changed while it was sent is sent again. */
    revision: integer().notNull().default(0),
    sent_at: integer(),
    received_at: integer(),
    /** When the person's leaving became known by the service, and when they were asked by it to come back. */
    left_at: integer(),
    asked_at: integer(),
    updated_at: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.connection_id, t.lead_id] }),
    index('sync_ledger_due').on(t.connection_id, t.due_at).where(sql`due_at is not null`),
    index('sync_ledger_address').on(t.connection_id, t.email_key),
    index('sync_ledger_contact').on(t.connection_id, t.contact_id),
    index('sync_ledger_state').on(t.connection_id, t.status, t.reason),
    index('sync_ledger_activity').on(t.connection_id, t.activity_id).where(sql`activity_id is not null`),
    index('sync_ledger_lead').on(t.lead_id),
  ],
)

/** Whom the service called about: their status there is read before anything follows. */
export const syncNotices = sqliteTable(
  'sync_notices',
  {
    connection_id: text().notNull(),
    email_key: text().notNull(),
    email: text().notNull(),
    previous_email: text(),
    at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.connection_id, t.email_key] })],
)

/**
 * People who were erased here and may still be there: they do not come back by a reading. Nothing of them but a keyed hash. Likewise second
 * contacts under addresses that people had.
 */
export const syncErased = sqliteTable('sync_erased', { connection_id: text().notNull(), hash: text().notNull() }, t => [
  primaryKey({ columns: [t.connection_id, t.hash] }),
])

/**
 * People who had left here when they were erased, and whom the service has not been told to leave alone: their address, encrypted with
 * the site's key, until it says so.
 */
export const syncDepartures = sqliteTable(
  'sync_departures',
  {
    connection_id: text().notNull(),
    /** The person's, as in `sync_erased`. */
    hash: text().notNull(),
    email: text().notNull(),
    at: integer().notNull(),
    due_at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.connection_id, t.hash] })],
)
