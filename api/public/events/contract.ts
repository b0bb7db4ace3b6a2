/** What a visitor's browser tells of what it sees. Reading it is the lead's timeline. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/contract.ts'
import { limits } from '../../platform/limits.ts'
import { siteParams, text } from '../../platform/schemas.ts'
import { visitorId } from '../../site/visitors/rules.ts'

const pageUrl = text(limits.url_characters_max)
  .refine(url => /^https?:\/\//i.test(url) && URL.canParse(url), { params: { code: 'url_invalid' } })
  .openapi({ type: 'string', format: 'uri', maxLength: limits.url_characters_max })

const visit = z
  .strictObject({
    type: z.literal('page_visited'),
    page_url: pageUrl,
    referrer: text(limits.url_characters_max).optional(),
  })
  .openapi('PageVisit')

export const recordVisits = contract({
  operationId: 'recordVisits',
  method: 'post',
  path: '/v1/public/sites/{site_id}/events',
  database: 'site',
  permission: 'public',
  tag: 'public',
  summary: 'Tell of visited pages',
  description:
    'Kept only for a visitor who is known: one who sent a form from this browser, or came by a signed link (`token`). The answer is the same for all.',
  status: 202,
  rate_limit: 'visits',
  params: siteParams,
  body: z
    .strictObject({
      visitor_id: visitorId,
      token: z
        .string()
        .max(500)
        .optional()
        .openapi({ description: 'From `lw_visitor` in the address of a signed link.' }),
      events: z.array(visit).min(1).max(limits.visits_at_once_max),
    })
    .openapi('Visits'),
  body_example: {
    visitor_id: '0199a3f2c4d87e6b9a0112233445566f',
    events: [{ type: 'page_visited', page_url: 'https://casa-verde.example/prices' }],
  },
  response: z.object({ accepted: z.literal(true) }).openapi('VisitsAccepted'),
  example: { accepted: true },
})
