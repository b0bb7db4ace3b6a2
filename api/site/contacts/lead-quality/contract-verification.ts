/** Verifying the addresses of many leads again. Its progress is an operation. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { filter } from '../../../platform/schemas/filter/schema.ts'
import { siteParams } from '../../../platform/schemas/schemas.ts'
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
    'Uses the current lists and exceptions, and queries DNS at a limited rate. Returns an operation of type `email_verification`: `counts.changed` is the number of leads with a different result. Leads whose domain DNS did not answer for keep their previous result and are listed as failures. Without a filter, all leads are verified. Starts no journeys.',
  status: 202,
  audit: leadQualityLeadsVerified,
  body: z.strictObject({ filter: filter.optional() }).openapi('EmailsToVerify'),
  body_example: { filter: { type: 'rule' as const, field: 'email_validity', op: 'is' as const, value: 'unknown' } },
  response: operation,
  example: {
    ...operationExample,
    type: 'email_verification',
    subject_id: null,
    subject_name: null,
    details: { which: 'filter' },
    counts: { changed: 12 },
  },
})
