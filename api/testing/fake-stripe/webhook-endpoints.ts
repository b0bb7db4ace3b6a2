/** Webhook endpoints and the list of events. The secret of an endpoint is answered once, when it is made. */
import type Stripe from 'stripe'
import { getVersion } from '../stripe-contract/published-contract.ts'
import { refuse } from './failure.ts'
import { type ListParams, listPage } from './list.ts'
import { mergeMetadata, orNull, type Routes, route } from './route.ts'
import type { World } from './world.ts'

const ROLL_SECONDS = 86_400

function createEndpoint(world: World, params: Stripe.WebhookEndpointCreateParams): Stripe.WebhookEndpoint {
  if (world.livemode && !params.url.startsWith('https://'))
    throw refuse('Invalid URL: Webhook endpoints in live mode must use https.', 'url', 'url_invalid')
  const endpoint: Stripe.WebhookEndpoint = {
    id: world.newId('we_'),
    object: 'webhook_endpoint',
    api_version: params.api_version ?? null,
    application: null,
    created: world.clock.seconds(),
    description: orNull(params.description),
    enabled_events: params.enabled_events,
    livemode: world.livemode,
    metadata: mergeMetadata({}, params.metadata),
    status: 'enabled',
    url: params.url,
  }
  world.webhook_endpoints.add(endpoint)
  if (params.connect) world.connectEndpoints.add(endpoint.id)
  const secret = `whsec_${world.newId('', 32)}`
  world.endpointSecrets.set(endpoint.id, [{ secret, until: null }])
  return { ...endpoint, secret }
}

/** A new secret; with the old one deliveries are signed too, for a day. */
export function rollSecret(world: World, id: string): string {
  const secret = `whsec_${world.newId('', 32)}`
  const until = world.clock.seconds() + ROLL_SECONDS
  const existing = world.endpointSecrets.get(id) ?? []
  world.endpointSecrets.set(id, [
    { secret, until: null },
    ...existing.map(old => ({ ...old, until: old.until ?? until })),
  ])
  return secret
}

/** Secrets that count now, the newest first. */
export const getSecrets = (world: World, id: string): string[] =>
  (world.endpointSecrets.get(id) ?? [])
    .filter(({ until }) => until === null || until > world.clock.seconds())
    .map(({ secret }) => secret)

export const isListening = ({ status, enabled_events }: Stripe.WebhookEndpoint, type: string): boolean =>
  status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type))

/** The event as an endpoint receives it: in the version that the endpoint was made with. */
export const toPayload = (event: Stripe.Event, endpoint: Stripe.WebhookEndpoint): string =>
  JSON.stringify({ ...event, api_version: endpoint.api_version ?? getVersion() }, null, 2)

type EventListParams = ListParams & { type?: string; types?: string[]; delivery_success?: boolean }

export const webhooks: Routes = {
  'POST /v1/webhook_endpoints': route(createEndpoint),
  'GET /v1/webhook_endpoints': route<ListParams>((world, params) =>
    listPage('/v1/webhook_endpoints', world.webhook_endpoints.all(), params),
  ),
  'GET /v1/webhook_endpoints/{webhook_endpoint}': route((world, _, path) =>
    world.webhook_endpoints.get(path.webhook_endpoint!),
  ),
  'POST /v1/webhook_endpoints/{webhook_endpoint}': route<Stripe.WebhookEndpointUpdateParams>((world, params, path) => {
    const endpoint = world.webhook_endpoints.get(path.webhook_endpoint!)
    endpoint.description = orNull(params.description, endpoint.description)
    endpoint.enabled_events = params.enabled_events ?? endpoint.enabled_events
    endpoint.url = params.url ?? endpoint.url
    if (params.disabled !== undefined) endpoint.status = params.disabled ? 'disabled' : 'enabled'
    endpoint.metadata = mergeMetadata(endpoint.metadata, params.metadata)
    return endpoint
  }),
  'DELETE /v1/webhook_endpoints/{webhook_endpoint}': route((world, _, path) => {
    const { id } = world.webhook_endpoints.get(path.webhook_endpoint!)
    world.webhook_endpoints.delete(id)
    return { id, object: 'webhook_endpoint', deleted: true }
  }),
  'GET /v1/events': route<EventListParams>((world, params) =>
    listPage(
      '/v1/events',
      world.events
        .all()
        .map(event => ({ ...event, api_version: getVersion() }))
        .filter(({ type }) => params.type === undefined || matches(type, params.type))
        .filter(({ type }) => params.types?.some(pattern => matches(type, pattern)) ?? true),
      params,
    ),
  ),
  'GET /v1/events/{id}': route((world, _, path) => ({ ...world.events.get(path.id!), api_version: getVersion() })),
}

/** `invoice.*` is every event of invoices. */
const matches = (type: string, pattern: string): boolean =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
