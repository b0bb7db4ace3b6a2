/** On which hosts the widget of a site works, and from which it was asked for. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { instant, siteParams } from '../../../platform/schemas/schemas.ts'

const host = z
  .object({
    host: z.string().openapi({
      description: 'Name of the host. Empty for pages without an origin, such as those in a sandboxed frame.',
    }),
    allowed: z.boolean(),
    config_count: z.int().openapi({ description: 'Number of times a page requested the popups.' }),
    submission_count: z.int(),
    event_count: z.int(),
    refused_count: z
      .int()
      .openapi({ description: 'Number of all these requests that came while the host was not allowed.' }),
    first_seen_at: instant,
    last_seen_at: instant,
  })
  .openapi('WidgetHost')

export const listHosts = contract({
  operationId: 'listHosts',
  method: 'get',
  path: '/v1/sites/{site_id}/hosts',
  database: 'site',
  permission: 'manage-popups',
  tag: 'hosts',
  summary: 'List the hosts that loaded the widget, latest first',
  description: 'Counted in memory and stored every few seconds.',
  status: 200,
  params: siteParams,
  response: z.object({ data: z.array(host) }).openapi('WidgetHostList'),
  example: {
    data: [
      {
        host: 'casa-verde.example',
        allowed: true,
        config_count: 1840,
        submission_count: 37,
        event_count: 912,
        refused_count: 0,
        first_seen_at: '2027-03-01T09:30:00.000Z',
        last_seen_at: '2027-03-14T09:30:00.000Z',
      },
    ],
  },
})
