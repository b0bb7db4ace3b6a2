/** Verifying the addresses of many leads again. Its progress is an operation. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { filter } from '../../../platform/filter/schema.ts'
import { operation, operationExample } from '../../../platform/operations/wire.ts'
import { siteParams } from '../../../platform/schemas.ts'
import { leadQualityLeadsVerified } from './events.ts'

export const verifyEmails = contract({
  database: 'site',
  permission: 'manage-leads',
  tag: 'lead-quality',
  params: siteParams,
  operationId: 'verifyEmails',
  method: 'post',
  path: '/v1/sites/{site_id}/email-verifications',
  summary: 'Verify the addresses of all leads of a filter again',
  description:
    'By the lists and exceptions of today, with DNS asked at a limited rate. Answers the operation that does it, of the kind `email_verification`: `counts.changed` says how many have another result now; leads whose domain DNS did not answer for keep the former result, and are its failures. Without a filter: all leads. Starts only journeys about these values.',
  status: 202,
  audit: leadQualityLeadsVerified,
  body: z.strictObject({ filter: filter.optional() }).openapi('EmailsToVerify'),
  body_example: { filter: { kind: 'rule' as const, field: 'email_validity', op: 'is' as const, value: 'unknown' } },
  response: operation,
  example: {
    ...operationExample,
    kind: 'email_verification',
    subject_id: null,
    subject_name: null,
    details: { which: 'filter' },
    counts: { changed: 12 },
  },
})
