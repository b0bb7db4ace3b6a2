/** Verification the addresses of many leads again, and how far it has come. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { filter } from '../../../platform/filter/schema.ts'
import { pageOf } from '../../../platform/pagination.ts'
import { pageQuery } from '../../../platform/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas.ts'

export const emailVerification = z
  .object({
    id: id('verification'),
    status: z.enum(['running', 'done']).openapi('EmailVerificationStatus'),
    matching_leads: z.int().nullable().openapi({ description: 'Null until they are counted.' }),
    verified_leads: z.int(),
    changed_leads: z.int().openapi({ description: 'Of them those whose validity or score is another now.' }),
    unanswered_leads: z.int().openapi({
      description: 'Of them those of whose domain nobody could say anything; they keep what was known.',
    }),
    created_at: instant,
    finished_at: instant.nullable(),
  })
  .openapi('EmailVerification')

const of = { database: 'site', permission: 'manage-leads', tag: 'lead-quality', params: siteParams } as const
const path = '/v1/sites/{site_id}/lead-quality/verifications'
const example = {
  id: 'evf_0199a3f2c4d87e6b9a0112233445566f',
  status: 'running',
  matching_leads: 412,
  verified_leads: 100,
  changed_leads: 12,
  unanswered_leads: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  finished_at: null,
} as const

export const verifyEmails = contract({
  ...of,
  operationId: 'verifyEmails',
  method: 'post',
  path,
  summary: 'Judge the addresses of all leads of a filter again',
  description:
    'As a job, by the lists and exceptions of today, with DNS asked at a limited rate. Without filter: all leads. Starts no journey that is not about these values.',
  status: 202,
  audit: 'lead_quality.leads_verified',
  body: z.strictObject({ filter: filter.optional() }).openapi('EmailsToVerify'),
  body_example: { filter: { kind: 'rule' as const, field: 'email_validity', op: 'is' as const, value: 'unknown' } },
  response: emailVerification,
  example,
})

export const listEmailVerifications = contract({
  ...of,
  operationId: 'listEmailVerifications',
  method: 'get',
  path,
  summary: 'List what was judged again, newest first, and how far it has come',
  status: 200,
  query: z.strictObject(pageQuery),
  response: pageOf('EmailVerificationPage', emailVerification),
  example: { data: [example], has_more: false, next_cursor: null },
})
