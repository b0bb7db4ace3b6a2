/** Which links of an email people followed, laid over the email itself. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { id, siteParams } from '../../../platform/schemas/schemas.ts'

export const clickMapQuery = z.strictObject({
  clicks: z
    .enum(['people', 'raw'])
    .openapi('ClickMapCounting', {
      description:
        'What is counted. `people` (default): emails in which a person clicked the link. `raw`: every click recorded.',
    })
    .optional(),
})

export const clickMapResponse = z
  .object({
    delivered: z.int(),
    subject: z.string(),
    html: z.string().openapi({
      description: 'The content that most recipients got, rendered for a sample lead, with click counts at its links.',
    }),
    links: z
      .array(
        z
          .object({
            url: z.string(),
            people: z.int().openapi({ description: 'Number of emails in which a person clicked the link.' }),
            share: z
              .number()
              .nullable()
              .openapi({ description: '`people` divided by `delivered`; `null` if none were delivered.' }),
            person_clicks: z.int(),
            machine_clicks: z
              .int()
              .openapi({ description: 'Clicks by mail server scanners and other automated systems.' }),
            pending_clicks: z
              .int()
              .openapi({ description: 'Clicks not yet classified as by a person or by a machine.' }),
            shown: z
              .boolean()
              .openapi({ description: 'Whether the link appears in `html`. Links unique to one recipient do not.' }),
          })
          .openapi('ClickMapLink'),
      )
      .openapi({
        description: 'The 200 most-clicked links. Links that nobody clicked are omitted.',
      }),
  })
  .openapi('ClickMap')

export const clickMapExample = {
  delivered: 1_180,
  subject: 'Spring offer',
  html: '<!doctype html>…',
  links: [
    {
      ...{ url: 'https://example.com/prices', people: 150, share: 0.127, person_clicks: 171, machine_clicks: 12 },
      ...{ pending_clicks: 0, shown: true },
    },
  ],
}

export const getTemplateClickMap = contract({
  database: 'site',
  permission: 'manage-emails',
  tag: 'emails',
  operationId: 'getTemplateClickMap',
  method: 'get',
  path: '/v1/sites/{site_id}/email-click-maps/{template_id}',
  summary: 'Get the clicks on each link of a template’s emails',
  description: 'For all time and all journeys.',
  status: 200,
  params: siteParams.extend({ template_id: id('template') }),
  query: clickMapQuery,
  response: clickMapResponse,
  example: clickMapExample,
})
