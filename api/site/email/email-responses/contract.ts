/** What came back from emails. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { bounceReason } from '../../../platform/mail/bounce-reason-schema.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { responseSources, responseTypes } from './table.ts'

const type = z.enum(responseTypes).openapi('EmailResponseType', {
  description:
    '`bounce`: it could not be delivered. `complaint`: the recipient reported it as spam. `reply`: the recipient replied.',
})

export const emailResponse = z
  .object({
    email_id: id('email'),
    lead_id: z.string(),
    type,
    permanent: z.boolean().openapi({ description: 'For a bounce, whether the address does not accept email at all.' }),
    reason: bounceReason.optional().openapi({
      description: 'Why it bounced. Absent for other responses, and for bounces recorded by earlier versions.',
    }),
    status: z.string().nullable().openapi({ description: 'Enhanced status code of a bounce, such as `5.1.1`.' }),
    detail: z.string().openapi({ description: 'For a reply, its subject; otherwise what the server reported.' }),
    excerpt: z.string().openapi({ description: 'Beginning of a reply.' }),
    source: enumWith(responseSources, {
      mail: 'As an email to the address for returns.',
      ses: 'As a notification of Amazon SES.',
      postmark: 'As a webhook of Postmark.',
    }).openapi('EmailResponseSource', { description: 'How the response was received.' }),
    created_at: instant,
  })
  .openapi('EmailResponse')

export const listEmailResponses = contract({
  database: 'site',
  permission: 'manage-emails',
  tag: 'email-responses',
  operationId: 'listEmailResponses',
  method: 'get',
  path: '/v1/sites/{site_id}/email-responses',
  summary: 'List bounces, complaints and replies, newest first',
  description: 'Returns what came back for emails of the site, as far as it reaches the server.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...createdQuery,
    email_id: z.string().max(100).optional(),
    lead_id: z.string().max(100).optional(),
    broadcast_id: z
      .string()
      .max(100)
      .optional()
      .openapi({ description: 'ID of the broadcast whose emails were responded to.' }),
    type: type.optional(),
  }),
  response: pageOf('EmailResponsePage', emailResponse),
  example: {
    data: [
      {
        email_id: 'msg_0199a3f2c4d87e6b9a0112233445566f',
        lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
        type: 'bounce',
        permanent: true,
        reason: 'unknown_user',
        status: '5.1.1',
        detail: '550 5.1.1 No such user here',
        excerpt: '',
        source: 'mail',
        created_at: '2027-03-14T09:30:00.000Z',
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})
