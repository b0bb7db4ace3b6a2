/** Events as endpoints get them, for those who ask instead of being told, and a sample of each: what Zapier and Make need besides subscribing. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { webhookLimits } from './limits.ts'

const name = z.string().max(100).openapi({ description: 'Name of the event.', example: 'lead.created' })

/** Open, where the document has every event with its own data: a sample is one of them. */
export const listedEvent = z
  .object({
    id: z.string().openapi({ description: 'ID of the event, by which Zapier and Make know what they have seen.' }),
    type: z.string(),
    timestamp: instant,
    site_id: z.string(),
    data: z.record(z.string(), z.unknown()).openapi({
      description: 'What the event says, by its type; always with `subject_id` and `lead_id`.',
    }),
  })
  .openapi('WebhookEvent', { description: 'The body that endpoints get of the event.' })

const example = {
  id: 'evt_0199a3f2c4d87e6b9a0112233445566f',
  type: 'lead.created',
  timestamp: '2027-03-14T09:30:00.000Z',
  site_id: 'site_0199a3f2c4d87e6b9a0112233445566f',
  data: {
    source: 'form',
    mailability: 'subscribed',
    subject_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
    lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
  },
}

const of = { database: 'site', permission: 'manage-integrations', tag: 'webhooks', method: 'get', status: 200 } as const
const base = '/v1/sites/{site_id}/webhook-events/{event_name}'
const params = siteParams.extend({ event_name: name })

export const listWebhookEvents = contract({
  ...of,
  operationId: 'listWebhookEvents',
  path: base,
  summary: 'List the events of a name, newest first',
  description: `For services that ask now and then instead of being told. Looks at the newest ${webhookLimits.webhook_listed_events_max.toLocaleString('en')} events of the site. Requires the permission to see the event.`,
  params,
  query: z.strictObject(createdQuery),
  response: pageOf('WebhookEventPage', listedEvent),
  example: { data: [example], has_more: false, next_cursor: null },
  problems: ['not_permitted'],
})

export const getWebhookSample = contract({
  ...of,
  operationId: 'getWebhookSample',
  path: `${base}/sample`,
  summary: 'Get a sample of an event',
  description: 'The newest event of that name; if there is none, one with made-up values in the same form.',
  params,
  response: listedEvent,
  example,
  problems: ['not_permitted'],
})
