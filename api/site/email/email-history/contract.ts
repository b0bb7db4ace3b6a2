/** The history of emails: everything that became of all of them, in order. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { leadSummary } from '../../contacts/lead-records/rules.ts'
import { historyNames } from './happenings.ts'

const happened = enumWith(historyNames, {
  delivered: 'The recipient’s mail server accepted it.',
  not_delivered: 'The recipient’s mail server refused it.',
  unknown: 'It was handed off, and no answer was received.',
  skipped: 'It was not sent, for a reason of the lead or the site.',
  opened: 'Somebody opened it.',
  clicked: 'Somebody opened a link in it.',
  bounced: 'It came back after it had been accepted.',
  complained: 'The recipient reported it as spam.',
  replied: 'The recipient answered it.',
}).openapi('EmailHappening', {
  description:
    'What happened to an email. Opens and clicks are by people only, and appear once automated access has been ruled out.',
})

const entry = z
  .object({
    id: id('event'),
    happened,
    title: z.string().openapi({ description: 'What happened, in words, in the language of `Accept-Language`.' }),
    email_id: z.string(),
    lead_id: z.string(),
    lead: leadSummary,
    subject: z.string().nullable().openapi({ description: 'Subject of the email. `null` if it was never rendered.' }),
    template_name: z
      .string()
      .nullable()
      .openapi({ description: 'Current name of its template. `null` once the template is deleted.' }),
    reason: z.string().nullable().openapi({
      description:
        'Why it was skipped, not delivered or unknown; for a bounce, its reason as in `BounceReason`, or the status code of one recorded by an earlier version.',
    }),
    url: z.string().nullable().openapi({ description: 'The link that was clicked.' }),
    occurred_at: instant,
  })
  .openapi('EmailHistoryEntry')

export const listEmailHistory = contract({
  database: 'site',
  permission: 'manage-emails',
  tag: 'email-history',
  operationId: 'listEmailHistory',
  method: 'get',
  path: '/v1/sites/{site_id}/email-history',
  summary: 'List the history of all emails, newest first',
  description:
    'Deliveries, failures, opens, clicks, bounces, complaints and replies, for as long as the site keeps its events.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...createdQuery,
    happened: happened.optional(),
    lead_id: z.string().max(100).optional(),
    search: z.string().min(3).max(254).optional().openapi({ description: 'Beginning of the lead’s email address.' }),
  }),
  response: pageOf('EmailHistoryPage', entry),
  example: {
    data: [
      {
        id: 'evt_0199a3f2c4d87e6b9a0112233445566f',
        happened: 'clicked',
        title: 'Link in an email clicked',
        email_id: 'msg_0199a3f2c4d87e6b9a0112233445566f',
        lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
        lead: { email: 'lucia@example.com', name: 'Lucía Ortega' },
        subject: 'Welcome, Lucía',
        template_name: 'Welcome',
        reason: null,
        url: 'https://example.com/spring',
        occurred_at: '2027-03-14T09:30:00.000Z',
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})
