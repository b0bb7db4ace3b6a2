/** What visitors sent, for the owner to read. Sending is public/submissions. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas/schemas.ts'

const values = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean()]).openapi({ type: ['string', 'number', 'boolean'] }),
)

const notStored = z
  .record(
    z.string(),
    z.enum(['differs', 'unknown']).openapi('NotStoredReason', {
      description: '`differs`: the lead has another value. `unknown`: the field no longer exists.',
    }),
  )
  .openapi({
    description: 'Why values were not stored on the lead, by name. Empty if all were.',
  })

export const submission = z
  .object({
    id: id('submission'),
    popup_id: id('popup'),
    lead_id: z.string().openapi({ description: 'ID of the lead. A hash once the lead has been erased.' }),
    lead_created: z.boolean().openapi({ description: 'Whether the submission created the lead.' }),
    values: values.openapi({ description: 'Values of the form by name, as they were sent.' }),
    not_stored: notStored,
    consent: enumOf({
      given: 'They agreed.',
      declined: 'They left the box empty.',
      not_asked: 'The form had no consent.',
    }).openapi('SubmittedConsent'),
    page_url: z.string().nullable(),
    referrer: z.string().nullable(),
    locale: z.string().nullable(),
    variant: z.string().nullable().openapi({ description: 'ID of the variant that the visitor saw, or `original`.' }),
    timezone: z.string().nullable(),
    shown_for_ms: z
      .int()
      .openapi({ description: 'Time for which the popup was visible before the submission, in milliseconds.' }),
    created_at: instant,
  })
  .openapi('Submission')

const example = {
  id: 'sub_0199a3f2c4d87e6b9a0112233445566f',
  popup_id: 'popup_0199a3f2c4d87e6b9a0112233445566f',
  lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
  lead_created: false,
  values: { email: 'maria@example.com', first_name: 'María José' },
  not_stored: { first_name: 'differs' },
  consent: 'given',
  page_url: 'https://casa-verde.example/balconies',
  referrer: null,
  locale: 'es',
  variant: null,
  timezone: 'Europe/Madrid',
  shown_for_ms: 8400,
  created_at: '2027-03-14T09:30:00.000Z',
} as const

const of = { database: 'site', permission: 'read-lead', tag: 'submissions', method: 'get', status: 200 } as const

export const listSubmissions = contract({
  ...of,
  operationId: 'listSubmissions',
  path: '/v1/sites/{site_id}/submissions',
  summary: 'List submissions, newest first',
  description: 'Returns what visitors sent with forms of popups.',
  params: siteParams,
  query: z.strictObject({ ...createdQuery, popup_id: id('popup').optional(), lead_id: id('lead').optional() }),
  response: pageOf('SubmissionPage', submission),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const getSubmission = contract({
  ...of,
  operationId: 'getSubmission',
  path: '/v1/sites/{site_id}/submissions/{submission_id}',
  summary: 'Get a submission',
  description: 'Returns the values, the page and the consent of the submission.',
  params: siteParams.extend({ submission_id: id('submission') }),
  response: submission,
  example,
})
