/** Connections to accounts at services that keep contacts. What is known of each lead there is in `sync`. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const serviceNames = ['mailchimp', 'constant_contact', 'activecampaign'] as const

export const connectionStatuses = [
  /** Made, and nobody has signed in at the service yet. */
  'authorization_pending',
  'connected',
  'paused',
  /** The service refuses the credential: a person signs in again. */
  'reauthorization_required',
  /** The list or a field there is gone, or the account may no longer do what it did: a person changes the settings. */
  'stopped',
  'disconnected',
] as const

/** What keeps a connection from sending, or makes it wait. */
export const connectionReasons = [
  'credential_refused',
  'permission_missing',
  'application_missing',
  'list_gone',
  'schema_changed',
  'day_quota',
  'rate_limited',
  'service_down',
  'unexpected',
] as const

export const conflictRules = ['ours', 'theirs', 'newest'] as const

export const serviceFieldTypes = [
  'text',
  'number',
  'date',
  'datetime',
  'boolean',
  'choice',
  'choices',
  'phone',
  'address',
  'url',
  'birthday',
] as const

/** A field of leads and the field there in which its value is kept. */
export interface MappedField {
  /** A lead's own field, by its name, or a custom one, by its id. */
  field: string
  service_field: string
  /** Its name and type there when it was mapped: a type that has changed since stops the connection. */
  service_name: string
  service_type: (typeof serviceFieldTypes)[number]
  length_max: number | null
  options: string[]
  conflict: (typeof conflictRules)[number]
}

export const connections = sqliteTable(
  'connections',
  {
    id: text().primaryKey(),
    service: text({ enum: serviceNames }).notNull(),
    name: text().notNull(),
    sign_in: text({ enum: ['oauth', 'key'] }).notNull(),
    status: text({ enum: connectionStatuses }).notNull(),
    status_since: integer().notNull(),
    reason: text({ enum: connectionReasons }),
    /** Words of the service. */
    detail: text(),
    /** Whose application key is used; null where a key of the account signs in. */
    application: text({ enum: ['own', 'installation'] }),
    client_id: text(),
    /** Encrypted with the site's key, as `credential` is. */
    client_secret: text(),
    credential: text(),
    /** Until then one exchanges the refresh token, which works once. */
    token_lease_until: integer(),
    account_id: text(),
    account_name: text(),
    account_email: text(),
    /** Of ActiveCampaign: where its account is. */
    account_url: text(),
    list_id: text(),
    list_name: text(),
    /** Which leads are sent: all, or those with one of the tags or audiences that are synced. */
    leads: text({ enum: ['all', 'chosen'] }).notNull(),
    /** What becomes of a person who is new there. */
    new_contacts: text({ enum: ['create', 'ignore'] }).notNull(),
    fields: text({ mode: 'json' }).$type<MappedField[]>().notNull(),
    /** Those that are tags there, too. */
    tag_ids: text({ mode: 'json' }).$type<string[]>().notNull(),
    audience_ids: text({ mode: 'json' }).$type<string[]>().notNull(),
    webhook_id: text(),
    /** Of the address that the service calls, whose secret is stored as a hash. */
    webhook_hash: text(),
    /** The service's own, encrypted, where it signs. */
    webhook_secret: text(),
    /** Changes there have been read up to then. */
    polled_to: integer(),
    /** Of a reading that is under way: since when it reads, when it began, and its next page. */
    poll_since: integer(),
    poll_begun_at: integer(),
    poll_cursor: text(),
    /** All contacts were compared last. */
    compared_at: integer(),
    is_comparing: integer({ mode: 'boolean' }).notNull().default(false),
    last_received_at: integer(),
    last_sent_at: integer(),
    /** Failures in a row that pass by themselves, and when it is tried again. */
    failures: integer().notNull().default(0),
    retry_at: integer(),
    /** Calls of one day, which begins at 00:00 UTC, counted from 1970-01-01. */
    calls_day: integer().notNull().default(0),
    calls: integer().notNull().default(0),
    /** Who changed there since then, and is no lead, is new: the import of the list takes the others. */
    connected_at: integer(),
    created_by: text(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [uniqueIndex('connections_webhook').on(t.webhook_hash), index('connections_state').on(t.status)],
)
