/** Endpoints of an owner's systems, to which events of the site are sent as they happen. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { instantValue, updatedQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant, siteParams, text, version } from '../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../platform/schemas/web-address.ts'
import { disabledReason } from './disabled-reason.ts'
import {
  webhookEndpointCreated,
  webhookEndpointDeleted,
  webhookEndpointUpdated,
  webhookEventsReplayed,
  webhookSecretRotated,
} from './events.ts'
import { webhookLimits } from './limits.ts'
import { webhookFormats } from './table.ts'

const events = z.array(z.string().openapi('WebhookEventName')).max(webhookLimits.webhook_events_max).openapi({
  description:
    'Names of events, or `*` for all events, including those added in later versions. Only events that the caller may read can be subscribed to. Empty for an endpoint that only journeys call.',
})

const format = z.enum(webhookFormats).openapi('WebhookFormat', {
  description:
    '`standard`: the event as JSON. `slack`: `{ "text": … }` in the site’s language, with the lead’s email address and a link, for the incoming webhooks of Slack and its like.',
})

export const webhookEndpoint = z
  .object({
    id: id('webhook_endpoint'),
    url: z.string(),
    description: z.string(),
    events,
    format,
    status: enumOf({ enabled: 'Events are sent.', disabled: 'Nothing is sent; see `disabled_because`.' }).openapi(
      'WebhookEndpointStatus',
    ),
    disabled_because: disabledReason.optional(),
    failing_since: instant
      .nullable()
      .openapi({ description: 'Time of the first failure since the last success. `null` while deliveries succeed.' }),
    held_until: instant.nullable().openapi({
      description:
        'Time until which nothing is sent because too many attempts failed in a row; it doubles with each further one, up to an hour. Tests and resent deliveries are sent at once and end it. `null` while events are sent as they happen.',
    }),
    last_succeeded_at: instant.nullable(),
    manageable: z.boolean().openapi({
      description:
        'Whether the caller may see all events of the endpoint, which is needed to change it, to read what it was sent, and to send it again.',
    }),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('WebhookEndpoint')

const withSecret = webhookEndpoint
  .extend({
    secret: z.string().openapi({
      description: 'Secret to verify signatures with: `whsec_` followed by base64. Shown only once.',
    }),
  })
  .openapi('WebhookEndpointWithSecret')

const example = {
  id: 'we_0199a3f2c4d87e6b9a0112233445566f',
  url: 'https://shop.example/webhooks/leadwright',
  description: 'The shop',
  events: ['lead.created', 'form.submitted'],
  format: 'standard',
  status: 'enabled',
  failing_since: null,
  held_until: null,
  last_succeeded_at: '2027-03-14T09:30:00.000Z',
  manageable: true,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

const of = { database: 'site', permission: 'manage-integrations', tag: 'webhooks' } as const
const base = '/v1/sites/{site_id}/webhook-endpoints'
export const endpointPath = `${base}/{webhook_endpoint_id}` as const
export const endpointParams = siteParams.extend({ webhook_endpoint_id: id('webhook_endpoint') })
const fields = {
  url: webAddress.openapi({ description: 'URL of a publicly reachable server. Redirects are not followed.' }),
  events,
  description: text(limits.description_characters_max),
}

export const listWebhookEndpoints = contract({
  ...of,
  operationId: 'listWebhookEndpoints',
  method: 'get',
  path: base,
  summary: 'List webhook endpoints',
  description: 'Returns endpoints with their events and status, without secrets.',
  status: 200,
  params: siteParams,
  query: z.strictObject(updatedQuery),
  response: pageOf('WebhookEndpointPage', webhookEndpoint),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createWebhookEndpoint = contract({
  ...of,
  operationId: 'createWebhookEndpoint',
  in_person: true,
  method: 'post',
  path: base,
  summary: 'Create a webhook endpoint',
  plan_feature: 'webhooks',
  description:
    'From now on, each of the events is posted to the URL and signed as described by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`); verify it with the SDK’s `verifyWebhook`. The body is a `SiteEvent`: `{ id, type, timestamp, site_id, data }`. Any 2xx response within 15 seconds is a success; otherwise it is retried nine times over three days. An event may be delivered more than once, with the same `webhook-id`, and events may arrive out of order.',
  status: 201,
  audit: webhookEndpointCreated,
  params: siteParams,
  body: z
    .strictObject({ ...fields, description: fields.description.optional(), format: format.optional() })
    .openapi('NewWebhookEndpoint'),
  body_example: { url: example.url, events: ['lead.created', 'form.submitted'], description: 'The shop' },
  response: withSecret,
  example: { ...example, last_succeeded_at: null, secret },
  versioned: true,
  shows_secret: true,
  problems: ['not_permitted'],
})

export const getWebhookEndpoint = contract({
  ...of,
  operationId: 'getWebhookEndpoint',
  method: 'get',
  path: endpointPath,
  summary: 'Get a webhook endpoint, without its secret',
  description: 'Returns URL, events and status of the endpoint.',
  status: 200,
  params: endpointParams,
  response: webhookEndpoint,
  example,
  versioned: true,
})

export const updateWebhookEndpoint = contract({
  ...of,
  operationId: 'updateWebhookEndpoint',
  in_person: true,
  method: 'patch',
  path: endpointPath,
  summary: 'Change, enable or disable a webhook endpoint',
  description:
    'Events that occur while it is disabled are not sent; send them afterwards with `replay`. Requires the permissions to see all its events.',
  status: 200,
  audit: webhookEndpointUpdated,
  params: endpointParams,
  body: z
    .strictObject({ ...fields, format, status: webhookEndpoint.shape.status })
    .partial()
    .openapi('WebhookEndpointChanges'),
  body_example: { events: ['*'] },
  response: webhookEndpoint,
  example: { ...example, events: ['*'], version: 2 },
  versioned: true,
  problems: ['not_permitted'],
})

export const deleteWebhookEndpoint = contract({
  ...of,
  operationId: 'deleteWebhookEndpoint',
  method: 'delete',
  path: endpointPath,
  summary: 'Delete a webhook endpoint with its deliveries',
  description: 'Requires the permissions to see all its events. Refused while a journey calls it.',
  problems: ['in_use'],
  status: 204,
  audit: webhookEndpointDeleted,
  params: endpointParams,
})

export const rotateWebhookSecret = contract({
  ...of,
  operationId: 'rotateWebhookSecret',
  in_person: true,
  method: 'post',
  path: `${endpointPath}/secret`,
  summary: 'Replace the secret of a webhook endpoint',
  description: `For ${webhookLimits.webhook_secret_overlap_hours} hours, requests are signed with both secrets, so that none is refused during the change. Requires the permissions to see all its events.`,
  status: 200,
  audit: webhookSecretRotated,
  params: endpointParams,
  response: withSecret,
  example: { ...example, version: 2, secret },
  versioned: true,
  shows_secret: true,
})

export const replayWebhookEvents = contract({
  ...of,
  operationId: 'replayWebhookEvents',
  method: 'post',
  path: `${endpointPath}/replay`,
  summary: 'Resend the events of a period',
  description: `Sends the events that the endpoint subscribes to, whether they were sent before or not, with their own \`webhook-id\`. At most ${webhookLimits.webhook_replayed_events_max.toLocaleString('en')} at once: choose a shorter period if there are more. Events that are no longer stored are left out. Requires the permissions to see all events of the endpoint.`,
  status: 202,
  audit: webhookEventsReplayed,
  params: endpointParams,
  body: z
    .strictObject({
      from: instantValue,
      to: instantValue.optional(),
      unsuccessful: z
        .boolean()
        .optional()
        .openapi({ description: 'Whether to replay only events that have not succeeded yet.' }),
    })
    .openapi('WebhookReplay'),
  body_example: { from: '2027-03-14T00:00:00.000Z', unsuccessful: true },
  response: z
    .object({ events: z.int().openapi({ description: 'Number of events to be sent.' }) })
    .openapi('WebhookReplayed'),
  example: { events: 12 },
  problems: ['transition_not_allowed'],
})
