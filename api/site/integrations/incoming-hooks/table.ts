/** Incoming hooks, addresses that forms of other products call, and what came to them. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SourceTarget } from './mapping.ts'
import { type CallProblem, callStatuses, type ReceivedValue } from './statuses.ts'

export const incomingHooks = sqliteTable('incoming_hooks', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Of the secret in the address: calls are found by it. */
  secret_hash: text().notNull().unique(),
  /** The same secret, encrypted with the site's key, so that the address can be read again. */
  secret: text().notNull(),
  /** Null while calls become leads. */
  paused_at: integer(),
  mapping: text({ mode: 'json' }).$type<SourceTarget[]>().notNull(),
  tag_ids: text({ mode: 'json' }).$type<string[]>().notNull(),
  audience_ids: text({ mode: 'json' }).$type<string[]>().notNull(),
  overwrite: integer({ mode: 'boolean' }).notNull(),
  /** The text that the foreign form shows beside its box; empty: what the box sent is recorded. */
  consent_text: text().notNull(),
  last_called_at: integer(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})

/** What each call became. Of hooks that are deleted they are removed in batches, so no foreign key. */
export const incomingCalls = sqliteTable(
  'incoming_calls',
  {
    id: text().primaryKey(),
    hook_id: text().notNull(),
    status: text({ enum: callStatuses }).notNull(),
    /** By which a repeat is known: a hash of its key, else of its fields and values. */
    digest: text().notNull(),
    values: text({ mode: 'json' }).$type<ReceivedValue[]>().notNull(),
    /** The keys of all addresses in it, by which an erased person is found. */
    email_keys: text({ mode: 'json' }).$type<string[]>().notNull(),
    problems: text({ mode: 'json' }).$type<CallProblem[]>().notNull(),
    /** The lead, or a keyed hash once the person was erased. */
    lead_id: text(),
    /** How many times it was sent. */
    deliveries: integer().notNull().default(1),
    received_at: integer().notNull(),
    ended_at: integer(),
  },
  t => [
    index('incoming_calls_hook').on(t.hook_id, t.id),
    index('incoming_calls_time').on(t.hook_id, t.received_at, t.id),
    index('incoming_calls_state').on(t.hook_id, t.status, t.id),
    index('incoming_calls_digest').on(t.hook_id, t.digest),
    index('incoming_calls_lead').on(t.lead_id),
  ],
)
