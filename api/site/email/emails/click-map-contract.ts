/** Which links of an email people followed, laid over the email itself. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { id, siteParams } from '../../../platform/schemas.ts'

export const clickMapQuery = z.strictObject({
  clicks: z
    .enum(['people', 'raw'])
    .openapi('ClickMapCounting', {
      description: '`people` (default): emails in which a person followed the link. `raw`: every click as it came.',
    })
    .optional(),
})

export const clickMapResponse = z
  .object({
    delivered: z.int(),
    subject: z.string(),
    html: z.string().openapi({
      description: 'The content that most of them had, as an invented lead would get it, with the counts at its links.',
    }),
    links: z
      .array(
        z
          .object({
            url: z.string(),
            people: z.int().openapi({ description: 'Emails in which a person followed it.' }),
            share: z.number().nullable().openapi({ description: 'people / delivered' }),
            person_clicks: z.int(),
            machine_clicks: z.int().openapi({ description: 'By scanners of mail servers and the like.' }),
            pending_clicks: z.int().openapi({ description: 'Without a verdict yet.' }),
            shown: z
              .boolean()
              .openapi({ description: 'Whether the content shows it; links of one reader it does not.' }),
          })
          .openapi('ClickMapLink'),
      )
      .openapi({
        description: 'The 200 that most followed. Links of the content that nobody followed are not listed.',
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
  description: 'Of all time and every journey.',
  status: 200,
  params: siteParams.extend({ template_id: id('template') }),
  query: clickMapQuery,
  response: clickMapResponse,
  example: clickMapExample,
})
