/** Results of the emails of a template. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { id, siteParams } from '../../../platform/schemas/schemas.ts'
import { resultLimits } from '../../capture/results/limits.ts'

const counts = z
  .object({
    emails: z.int().openapi({ description: 'Total number of emails: the sum of all statuses.' }),
    not_started: z.int(),
    delivered: z.int(),
    not_delivered: z.int(),
    unknown: z.int(),
    skipped: z.int(),
    opened: z.int().openapi({ description: 'Emails opened by a person. Opens by machines are not counted.' }),
    clicked: z.int().openapi({ description: 'Number of emails in which a person clicked a link.' }),
    unsubscribed: z.int().openapi({ description: 'Emails whose unsubscribe link was used.' }),
  })
  .openapi('EmailCounts')

const date = z.string().openapi({ format: 'date' })

const recent = z
  .object({
    template_id: id('template'),
    delivered: z.int(),
    opened: z.int().openapi({ description: 'Emails first opened by a person in these days.' }),
    clicked: z.int().openapi({ description: 'Emails first clicked by a person in these days.' }),
    days: z.array(z.int()).openapi({ description: 'Emails delivered per day, from `from` to `to`.' }),
  })
  .openapi('RecentEmails')

export const listEmailCounts = contract({
  database: 'site',
  permission: 'manage-emails',
  tag: 'emails',
  operationId: 'listEmailCounts',
  method: 'get',
  path: '/v1/sites/{site_id}/email-counts',
  summary: 'Count recent emails, opens and clicks of each template',
  description: `For the last ${resultLimits.results_recent_days} days in the site’s time zone. Templates without activity are omitted.`,
  status: 200,
  params: siteParams,
  response: z.object({ from: date, to: date, data: z.array(recent) }).openapi('RecentEmailsByTemplate'),
  example: {
    ...{ from: '2027-02-16', to: '2027-03-01' },
    data: [
      {
        template_id: 'tmpl_0199a3f2c4d87e6b9a0112233445566f',
        ...{ delivered: 105, opened: 48, clicked: 13 },
        days: [3, 9, 8, 12, 7, 4, 2, 6, 11, 10, 9, 12, 8, 4],
      },
    ],
  },
})

export const getEmailCounts = contract({
  database: 'site',
  permission: 'manage-emails',
  tag: 'emails',
  operationId: 'getEmailCounts',
  method: 'get',
  path: '/v1/sites/{site_id}/email-counts/{template_id}',
  summary: 'Count emails, opens and clicks of a template',
  description: 'For all time and all journeys.',
  status: 200,
  params: siteParams.extend({ template_id: id('template') }),
  response: counts,
  example: {
    ...{ emails: 1_240, not_started: 3, delivered: 1_198, not_delivered: 21, unknown: 0, skipped: 18 },
    ...{ opened: 604, clicked: 171, unsubscribed: 9 },
  },
})
