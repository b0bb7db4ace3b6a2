/** What is allowed with endpoints of webhooks, and what events come to them. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { SentEvent } from '../../../platform/events/wire.ts'
import type { Connections } from '../../../platform/features/connections.ts'
import type { Context } from '../../../platform/features/context.ts'
import type { Rights } from '../../../platform/identity/actor.ts'
import { permissionMissing } from '../../../platform/identity/permissions.ts'
import { wrapSecret } from '../../../platform/identity/secrets.ts'
import { enqueueAllNow } from '../../../platform/jobs/jobs.ts'
import { problem } from '../../../platform/problem/problem.ts'
import type { NewId } from '../../../platform/runtime/ids.ts'
import type { EndpointStatus } from '../../automation/journeys/ports.ts'
import { runsChanged, runWebhookCalled } from '../../automation/runs/events.ts'
import { findLead } from '../../contacts/lead-records/rules.ts'
import { oneLead } from '../../contacts/leads/rules.ts'
import { type DeliveryRow, eventAt, findDelivered, putDeliveries } from './delivery-store.ts'
import { webhookDeliveryJob } from './jobs.ts'
import { webhookLimits } from './limits.ts'
import { TEST_EVENT } from './message.ts'
import { countEndpoints, type EndpointRow, findEndpoint, saveEndpoint } from './store.ts'

type Db = Handle<'site'>

export const EVERY_EVENT = '*'
export const SECRET_PURPOSE = 'webhook'

export async function existingEndpoint(db: Db, id: string): Promise<EndpointRow> {
  const row = await findEndpoint(db, id)
  if (!row) throw problem('not_found')
  return row
}

export async function requireRoom(db: Db): Promise<void> {
  const maximum = webhookLimits.webhook_endpoints_max
  if ((await countEndpoints(db)) < maximum) return
  throw problem('validation_failed', { errors: [{ pointer: '', code: 'too_many', values: { maximum } }] })
}

/** An endpoint that the caller may change. */
export async function ownEndpoint(
  db: Db,
  id: string,
  { rights, connections }: { rights: Rights | null; connections: Connections },
): Promise<EndpointRow> {
  const row = await existingEndpoint(db, id)
  requireSight(row.events, rights, connections)
  return row
}

/** Before an action: what tells who may see which events. */
export const getConnections = async (_input: unknown, { installation }: Context): Promise<Connections> =>
  installation.connections

export async function endpointStatus(db: Db, id: string): Promise<EndpointStatus> {
  const row = await findEndpoint(db, id)
  if (!row) return 'missing'
  return row.disabled_because === null ? 'enabled' : 'disabled'
}

/** Nothing is sent to an endpoint that is disabled. */
export function requireEnabled({ disabled_because }: EndpointRow): void {
  if (disabled_because !== null) throw problem('transition_not_allowed', { values: { status: 'disabled' } })
}

/** What is to be sent, as it is stored now; undefined where it is kept no longer. */
export async function findEvent(db: Db, delivery: DeliveryRow): Promise<SentEvent | undefined> {
  const { event_id: id, event_name: name, created_at: at, event_seq, endpoint_id } = delivery
  if (name === TEST_EVENT) return { id, name, at, subject_id: endpoint_id, lead_id: null, data: {} }
  const event = event_seq === null ? undefined : await eventAt(db, event_seq)
  return event?.name === runWebhookCalled.name ? withLead(db, event) : event
}

/** Whether an event is a call that this endpoint gets in any case. */
export const isCallOf = (endpoint_id: string, { name, data }: Pick<SentEvent, 'name' | 'data'>): boolean =>
  name === runWebhookCalled.name && data.webhook_endpoint_id === endpoint_id

/** A call has the lead as it is when it is sent; null once it is gone. */
async function withLead(db: Db, event: SentEvent): Promise<SentEvent> {
  const row = event.lead_id === null ? undefined : await findLead(db, event.lead_id)
  return { ...event, data: { ...event.data, lead: row ? await oneLead(db, row) : null } }
}

/** What may be asked for: every event that is kept on a site, or all of them. */
export const webhookEventNames = (siteEvents: readonly string[]): string[] => [
  EVERY_EVENT,
  ...siteEvents.filter(name => name !== runsChanged.name).toSorted(),
]

/** Refuses unknown names, and events that the caller may not see. */
export function requireEvents(asked: readonly string[], rights: Rights | null, connections: Connections): void {
  const known = webhookEventNames(connections.siteEvents)
  const errors = asked.flatMap((name, at) =>
    known.includes(name) ? [] : [{ pointer: `/events/${at}`, code: 'unknown_reference' as const }],
  )
  if (errors.length > 0) throw problem('validation_failed', { errors })
  requireSight(asked, rights, connections)
}

/**
 * Whether the caller may see all of these events. An endpoint has the rights of who made it: whoever changes it, has it send again
 * or reads what it was sent needs them too. Events that are no more tell nothing.
 */
export function maySeeAll(events: readonly string[], rights: Rights | null, connections: Connections): boolean {
  const needed = permissionsToSee(events, connections)
  return needed.every(permission => permission !== undefined && rights?.grants.has(permission) === true)
}

function permissionsToSee(events: readonly string[], connections: Connections) {
  const known = webhookEventNames(connections.siteEvents).filter(name => name !== EVERY_EVENT)
  const wanted = events.includes(EVERY_EVENT) ? known : known.filter(name => events.includes(name))
  return wanted.map(connections.permissionToSee)
}

/** Refuses who may not see all of these events. */
export function requireSight(...asked: Parameters<typeof maySeeAll>): void {
  if (maySeeAll(...asked)) return
  const [events, rights, connections] = asked
  const missing = permissionsToSee(events, connections).find(name => name && !rights?.grants.has(name))
  throw missing ? permissionMissing({ permission: missing }) : problem('not_permitted')
}

export const isWanted = ({ events }: Pick<EndpointRow, 'events'>, name: string): boolean =>
  events.includes(EVERY_EVENT) || events.includes(name)

export const sealed = (key: Buffer, secret: string): string => wrapSecret(key, SECRET_PURPOSE, secret)

export interface ToDeliver {
  id: string
  name: string
  /** Null for a test. */
  seq: number | null
  lead_id: string | null
}

/**
 * Has events sent at once because somebody asked for it, who may have repaired the endpoint: a hold ends, and another failure makes
 * the next one.
 */
export async function deliverNow(tx: Db, endpoint: EndpointRow, ...asked: DeliverArguments): Promise<void> {
  if (endpoint.held_until !== null) await saveEndpoint(tx, endpoint.id, { held_until: null })
  await deliver(tx, endpoint.id, ...asked)
}
type DeliverArguments = [events: readonly ToDeliver[], how: { newId: NewId; now: number }]

/** Has events sent to an endpoint, once more if they were sent before. */
export async function deliver(
  tx: Db,
  endpoint_id: string,
  ...[events, { newId, now }]: DeliverArguments
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(event => ({ ...event, delivery_id: newId('webhook_delivery') }))
  await putDeliveries(tx, endpoint_id, rows, now)
  const ids = await findDelivered(
    tx,
    endpoint_id,
    events.map(({ id }) => id),
  )
  const jobs = ids.map(subject_id => ({ subject_id }))
  await enqueueAllNow(tx, webhookDeliveryJob, jobs, now)
}
