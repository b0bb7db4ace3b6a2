/** What was or is to be sent to an endpoint, with each attempt. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant } from '../../../platform/schemas/schemas.ts'
import { endpointParams, endpointPath } from './contract.ts'
import { webhookLimits } from './limits.ts'
import { attemptErrors, deliveryStatuses } from './table.ts'

const status = enumWith(deliveryStatuses, {
  pending: 'Not delivered yet; tried again at `next_attempt_at`.',
  succeeded: 'The server answered 2xx.',
  failed: 'Given up.',
  canceled: 'The endpoint was disabled or deleted.',
}).openapi('WebhookDeliveryStatus')

export const delivery = z
  .object({
    id: id('webhook_delivery'),
    event_id: z.string().openapi({ description: 'ID of the event, sent as `webhook-id`.' }),
    event_name: z.string(),
    lead_id: z.string().nullable(),
    status,
    attempts: z.int(),
    response_status: z
      .int()
      .nullable()
      .openapi({ description: 'HTTP status code of the last attempt. `null` if there was no response.' }),
    next_attempt_at: instant.nullable(),
    created_at: instant,
    ended_at: instant.nullable(),
  })
  .openapi('WebhookDelivery')

const attempt = z
  .object({
    at: instant,
    milliseconds: z.int().openapi({ description: 'Duration of the request, in milliseconds.' }),
    status: z.int().nullable(),
    error: enumWith(attemptErrors, {
      address_not_public: 'The URL leads into a private network.',
      unreachable: 'No connection could be made.',
      timeout: 'The server did not answer in time.',
      url_invalid: 'The URL cannot be used; correct it.',
      redirect: 'The server redirects, which is not followed; enter the final URL.',
      status: 'The server answered another status than 2xx.',
      event_forgotten: 'The event was deleted meanwhile.',
    })
      .openapi('WebhookAttemptError')
      .optional(),
    response_body: z
      .string()
      .nullable()
      .openapi({
        description: `First ${webhookLimits.webhook_answer_bytes_max} bytes of the response. \`null\` once the person that the event is about has been erased.`,
      }),
  })
  .openapi('WebhookAttempt')

const details = delivery
  .extend({
    request_body: z
      .string()
      .nullable()
      .openapi({ description: 'Body of the request. `null` once the event is no longer stored.' }),
    tries: z.array(attempt),
  })
  .openapi('WebhookDeliveryDetails')

const example = {
  id: 'whd_0199a3f2c4d87e6b9a0112233445566f',
  event_id: 'evt_0199a3f2c4d87e6b9a0112233445566f',
  event_name: 'lead.created',
  lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
  status: 'succeeded',
  attempts: 1,
  response_status: 204,
  next_attempt_at: null,
  created_at: '2027-03-14T09:30:00.000Z',
  ended_at: '2027-03-14T09:30:01.000Z',
} as const
const pending = {
  ...example,
  status: 'pending',
  attempts: 0,
  response_status: null,
  next_attempt_at: '2027-03-14T09:30:00.000Z',
  ended_at: null,
} as const

const of = { database: 'site', permission: 'manage-integrations', tag: 'webhooks' } as const
const base = `${endpointPath}/deliveries` as const
const params = endpointParams.extend({ webhook_delivery_id: id('webhook_delivery') })

export const listWebhookDeliveries = contract({
  ...of,
  operationId: 'listWebhookDeliveries',
  method: 'get',
  path: base,
  summary: 'List the deliveries of a webhook endpoint',
  description: `Newest first; kept for ${webhookLimits.webhook_deliveries_kept_days} days.`,
  status: 200,
  params: endpointParams,
  query: z.strictObject({ ...createdQuery, status: status.optional() }),
  response: pageOf('WebhookDeliveryPage', delivery),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const getWebhookDelivery = contract({
  ...of,
  operationId: 'getWebhookDelivery',
  method: 'get',
  path: `${base}/{webhook_delivery_id}`,
  summary: 'Get a webhook delivery with its attempts',
  description: 'Requires the permission to see the event.',
  status: 200,
  params,
  response: details,
  example: {
    ...example,
    request_body: '{"type":"lead.created","timestamp":"2027-03-14T09:30:00.000Z","site_id":"site_…","data":{}}',
    tries: [{ at: example.created_at, milliseconds: 84, status: 204, response_body: '' }],
  },
})

export const resendWebhookDelivery = contract({
  ...of,
  operationId: 'resendWebhookDelivery',
  method: 'post',
  path: `${base}/{webhook_delivery_id}/resend`,
  summary: 'Send an event again, at once',
  description:
    'With the same `webhook-id`, regardless of earlier results. Requires the permissions to see all events of the endpoint.',
  status: 202,
  params,
  response: delivery,
  example: pending,
  problems: ['transition_not_allowed'],
})

export const sendTestWebhook = contract({
  ...of,
  operationId: 'sendTestWebhook',
  method: 'post',
  path: `${endpointPath}/test`,
  summary: 'Send a test to a webhook endpoint',
  description: 'Sends an event `webhook.test` without data.',
  status: 202,
  params: endpointParams,
  response: delivery,
  example: { ...pending, event_name: 'webhook.test', lead_id: null },
  problems: ['transition_not_allowed'],
})
