/** Endpoints of an owner's systems, what was or is to be sent to them, and each attempt. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const disabledBecause = ['person', 'failing', 'gone'] as const
export const deliveryStatuses = ['pending', 'succeeded', 'failed', 'canceled'] as const
/** `slack`: a text, as incoming webhooks of Slack and its like take it. */
export const webhookFormats = ['standard', 'slack'] as const
export type WebhookFormat = (typeof webhookFormats)[number]
export const attemptErrors = [
  'address_not_public',
  'unreachable',
  'timeout',
  'url_invalid',
  'redirect',
  'status',
  'event_forgotten',
] as const

export const webhookEndpoints = sqliteTable('webhook_endpoints', {
  id: text().primaryKey(),
  url: text().notNull(),
  description: text().notNull(),
  /** Names of events; `*` is every one. */
  events: text({ mode: 'json' }).$type<string[]>().notNull(),
  format: text({ enum: webhookFormats }).notNull().default('standard'),
  /** Null while it is enabled. */
  disabled_because: text({ enum: disabledBecause }),
  disabled_at: integer(),
  /** Encrypted with the site's key. */
  secret: text().notNull(),
  former_secret: text(),
  former_secret_until: integer(),
  /** The first failure since the last success. */
  failing_since: integer(),
  /** Failures since the last success. */
  failures: integer().notNull().default(0),
  /** Nothing is sent before, after many failures. */
  held_until: integer(),
  last_succeeded_at: integer(),
  /** Who is told when it is disabled. */
  created_by: text(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})

/** An event for an endpoint. Of endpoints that are deleted they are removed in batches, so no foreign key. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: text().primaryKey(),
    endpoint_id: text().notNull(),
    event_id: text().notNull(),
    event_name: text().notNull(),
    /** Null for a test, which no event stands behind. */
    event_seq: integer(),
    lead_id: text(),
    status: text({ enum: deliveryStatuses }).notNull(),
    attempts: integer().notNull().default(0),
    response_status: integer(),
    next_attempt_at: integer(),
    created_at: integer().notNull(),
    ended_at: integer(),
  },
  t => [
    uniqueIndex('webhook_deliveries_event').on(t.endpoint_id, t.event_id),
    index('webhook_deliveries_endpoint').on(t.endpoint_id, t.id),
    index('webhook_deliveries_time').on(t.endpoint_id, t.created_at, t.id),
    index('webhook_deliveries_state').on(t.endpoint_id, t.status, t.id),
    index('webhook_deliveries_lead').on(t.lead_id),
  ],
)

export const webhookAttempts = sqliteTable(
  'webhook_attempts',
  {
    id: integer().primaryKey(),
    delivery_id: text().notNull(),
    at: integer().notNull(),
    milliseconds: integer().notNull(),
    /** Null without an answer. */
    status: integer(),
    /** Null if it succeeded. */
    error: text({ enum: attemptErrors }),
    response_body: text(),
  },
  t => [index('webhook_attempts_delivery').on(t.delivery_id)],
)
