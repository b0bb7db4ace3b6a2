/** What the emails of a template came to. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { id, siteParams } from '../../../platform/schemas.ts'

const counts = z
  .object({
    emails: z.int().openapi({ description: 'All: the states add up to it.' }),
    not_started: z.int(),
    delivered: z.int(),
    not_delivered: z.int(),
    unknown: z.int(),
    skipped: z.int(),
    opened: z
      .int()
      .openapi({ description: 'Emails that a person opened; those that machines opened are not counted.' }),
    clicked: z.int().openapi({ description: 'Emails in which a person clicked.' }),
    unsubscribed: z.int().openapi({ description: 'Emails by whose link a reader unsubscribed.' }),
  })
  .openapi('EmailCounts')

export const getEmailCounts = contract({
  database: 'site',
  permission: 'manage-emails',
  tag: 'emails',
  operationId: 'getEmailCounts',
  method: 'get',
  path: '/v1/sites/{site_id}/email-counts/{template_id}',
  summary: 'Count what the emails of a template came to',
  description: 'Of all time and every journey.',
  status: 200,
  params: siteParams.extend({ template_id: id('template') }),
  response: counts,
  example: {
    ...{ emails: 1_240, not_started: 3, delivered: 1_198, not_delivered: 21, unknown: 0, skipped: 18 },
    ...{ opened: 604, clicked: 171, unsubscribed: 9 },
  },
})
