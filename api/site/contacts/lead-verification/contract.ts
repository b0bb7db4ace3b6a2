/** Verifying the addresses of leads again, one or many, and asking them once more to confirm. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { filter } from '../../../platform/schemas/filter/schema.ts'
import { siteParams } from '../../../platform/schemas/schemas.ts'
import { leadQualityLeadsVerified } from '../lead-quality/events.ts'
import { lead, leadExample, leadParams } from '../leads/contract.ts'

const of = {
  database: 'site',
  permission: 'manage-leads',
  tag: 'lead-quality',
  method: 'post',
  status: 200,
  params: leadParams,
  response: lead,
  example: leadExample,
  versioned: true,
} as const
const base = '/v1/sites/{site_id}/leads/{lead_id}'

export const checkLeadEmail = contract({
  ...of,
  operationId: 'checkLeadEmail',
  path: `${base}/check-email`,
  summary: 'Verify a lead’s address again',
  description: 'Looks at lists and DNS again, and stores the result.',
  problems: ['changed_elsewhere'],
})

export const sendConfirmation = contract({
  ...of,
  operationId: 'sendConfirmation',
  status: 202,
  path: `${base}/confirmation-email`,
  summary: 'Send the email that asks to confirm the address again',
  description: 'Only while a confirmation is pending and the address has not bounced, and at most every ten minutes.',
  problems: ['nothing_to_confirm', 'too_many_requests'],
})

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
