/** The endpoints of the API on webhook endpoints. */

import { eventBounds } from '../../../platform/events/events.ts'
import type { Context } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { personBehind } from '../../../platform/identity/actor.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import * as contract from './contract.ts'
import { eventsBetween, findPlace } from './delivery-store.ts'
import { webhookLimits } from './limits.ts'
import { newWebhookSecret } from './message.ts'
import {
  deliver,
  EVERY_EVENT,
  existingEndpoint,
  getConnections,
  maySeeAll,
  ownEndpoint,
  requireEnabled,
  requireEvents,
  requireRoom,
  sealed,
} from './rules.ts'
import { type EndpointRow, insertEndpoint, pageOfEndpoints, removeEndpoint, saveEndpoint } from './store.ts'

const hour_ms = 3_600_000

/** `manageable` unless it is said otherwise: whoever made or changed it may. */
const toEndpoint = (row: EndpointRow, now: number, manageable = true) => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: row.events,
  format: row.format,
  status: row.disabled_because === null ? ('enabled' as const) : ('disabled' as const),
  ...(row.disabled_because && { disabled_because: row.disabled_because }),
  failing_since: toInstantOrNull(row.failing_since),
  held_until: toInstantOrNull(row.held_until !== null && row.held_until > now ? row.held_until : null),
  last_succeeded_at: toInstantOrNull(row.last_succeeded_at),
  manageable,
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

const toEndpointFor =
  ({ rights, installation, now }: Context) =>
  (row: EndpointRow) =>
    toEndpoint(row, now(), maySeeAll(row.events, rights, installation.connections))

export const listWebhookEndpoints = query(contract.listWebhookEndpoints, async (db, { query: q }, context) => {
  const rows = await pageOfEndpoints(db, listPage(q))
  return page(q, rows, listKey(q), toEndpointFor(context))
})

export const getWebhookEndpoint = query(contract.getWebhookEndpoint, async (db, { params }, context) =>
  toEndpointFor(context)(await existingEndpoint(db, params.webhook_endpoint_id)),
)

/** What takes another database: the site's key, and who is to be told when the endpoint is disabled. */
async function prepared(_input: unknown, { actor, installation, site }: Context) {
  const { connections, databases } = installation
  return { connections, key: await databases.siteKey(site.id), maker: personBehind(actor) ?? null }
}

export const createWebhookEndpoint = action(
  contract.createWebhookEndpoint,
  prepared,
  async (tx, { body }, context, { connections, key, maker }) => {
    requireEvents(body.events, context.rights, connections)
    await requireRoom(tx)
    const at = context.now()
    const secret = newWebhookSecret()
    const row: EndpointRow = {
      id: context.newId('webhook_endpoint'),
      url: body.url,
      description: body.description ?? '',
      events: [...new Set(body.events)],
      format: body.format ?? 'standard',
      disabled_because: null,
      disabled_at: null,
      secret: sealed(key, secret),
      former_secret: null,
      former_secret_until: null,
      ...untried,
      last_succeeded_at: null,
      created_by: maker,
      version: 1,
      created_at: at,
      updated_at: at,
    }
    await insertEndpoint(tx, row)
    return { ...toEndpoint(row, at), secret }
  },
)

/** Of an endpoint that is to be sent to as if nothing had failed. */
const untried = { failing_since: null, failures: 0, held_until: null }

export const updateWebhookEndpoint = action(
  contract.updateWebhookEndpoint,
  prepared,
  async (tx, { params, body }, context, { connections }) => {
    const row = await ownEndpoint(tx, params.webhook_endpoint_id, { rights: context.rights, connections })
    context.ifMatch(row.version)
    if (body.events) requireEvents(body.events, context.rights, connections)
    const at = context.now()
    const { status, url = row.url, description = row.description, format = row.format } = body
    const events = body.events ? [...new Set(body.events)] : row.events
    const next: EndpointRow = { ...row, url, description, format, events, version: row.version + 1, updated_at: at }
    if (status === 'enabled' || url !== row.url) Object.assign(next, untried)
    if (status === 'enabled') Object.assign(next, { disabled_because: null, disabled_at: null })
    if (status === 'disabled' && row.disabled_because === null) {
      Object.assign(next, { disabled_because: 'person', disabled_at: at })
    }
    await saveEndpoint(tx, row.id, next)
    return toEndpoint(next, at)
  },
)

export const deleteWebhookEndpoint = action(
  contract.deleteWebhookEndpoint,
  getConnections,
  async (tx, { params }, context, connections) => {
    const row = await ownEndpoint(tx, params.webhook_endpoint_id, { rights: context.rights, connections })
    await context.requireUnused(tx, 'webhook_endpoint', row.id)
    await removeEndpoint(tx, row.id)
  },
)

export const rotateWebhookSecret = action(
  contract.rotateWebhookSecret,
  prepared,
  async (tx, { params }, context, { key, connections }) => {
    const row = await ownEndpoint(tx, params.webhook_endpoint_id, { rights: context.rights, connections })
    const at = context.now()
    const secret = newWebhookSecret()
    const next: EndpointRow = {
      ...row,
      secret: sealed(key, secret),
      former_secret: row.secret,
      former_secret_until: at + webhookLimits.webhook_secret_overlap_hours * hour_ms,
      version: row.version + 1,
      updated_at: at,
    }
    await saveEndpoint(tx, row.id, next)
    return { ...toEndpoint(next, at), secret }
  },
)

export const replayWebhookEvents = action(
  contract.replayWebhookEvents,
  getConnections,
  async (tx, { params, body }, context, connections) => {
    const row = await ownEndpoint(tx, params.webhook_endpoint_id, { rights: context.rights, connections })
    requireEnabled(row)
    const { from, to = context.now() + 1, unsuccessful = false } = body
    if (to <= from) throw invalid('/to', 'ends_before_start')
    const bounds = await eventBounds(tx)
    const places = [await findPlace(tx, from, bounds), await findPlace(tx, to, bounds)] as const
    const names = row.events.includes(EVERY_EVENT) ? null : row.events
    const maximum = webhookLimits.webhook_replayed_events_max
    const found = await eventsBetween(tx, places, { endpoint_id: row.id, names, unsuccessful }, maximum + 1)
    if (found.length > maximum) {
      throw problem('validation_failed', { errors: [{ pointer: '/from', code: 'too_many', values: { maximum } }] })
    }
    await deliver(tx, row.id, found, { newId: context.newId, now: context.now() })
    return { events: found.length }
  },
)
