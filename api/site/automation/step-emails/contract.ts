/** Why somebody got an email of a journey. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { instant } from '../../../platform/schemas/schemas.ts'
import { consentMethod } from '../../contacts/consents/contract.ts'
import { emailDetail, emailExample, emailParams, handOffCheck } from '../../email/emails/contract.ts'
import { enrollmentCause, runEntry } from '../runs/contract.ts'

const submission = z
  .object({
    id: z.string(),
    popup_id: z.string(),
    popup_name: z.string().nullable(),
    at: instant,
    page_url: z.string().nullable(),
    values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  })
  .openapi('ExplainedSubmission')
const consent = z
  .object({
    id: z.string(),
    at: instant,
    text: z.string(),
    text_version: z.int().openapi({ description: 'Version of the consent text.' }),
    method: consentMethod,
    place: z.string(),
    page_url: z.string().nullable(),
  })
  .openapi('ExplainedConsent')
const enrollment = z
  .object({
    run_id: z.string(),
    journey_id: z.string(),
    journey_name: z.string().nullable(),
    journey_version: z.int(),
    cause: enrollmentCause,
    event: z.string().nullable().openapi({ description: 'Name of the event that enrolled the lead.' }),
    at: instant,
  })
  .openapi('ExplainedEnrollment')
const broadcast = z
  .object({
    id: z.string(),
    name: z.string(),
    audiences: z
      .array(z.string())
      .openapi({ description: 'Names of the audiences it was sent to. Empty for every lead.' }),
    by_filter: z.boolean().openapi({ description: 'Whether a filter selected among them.' }),
    resend_of: z.string().nullable().openapi({ description: 'Name of the broadcast that the lead had not opened.' }),
    at: instant.nullable().openapi({ description: 'Time at which its recipients were fixed.' }),
  })
  .openapi('ExplainedBroadcast')
export const explainEmail = contract({
  database: 'site',
  permission: 'manage-emails',
  tag: 'emails',
  operationId: 'explainEmail',
  method: 'get',
  path: '/v1/sites/{site_id}/emails/{email_id}/explanation',
  summary: 'Explain why a person got an email, from the submission to the server’s answer',
  description: 'Returns the form, the consent, the decisions of the run and the checks before the hand-off.',
  status: 200,
  params: emailParams,
  response: z
    .object({
      email: emailDetail,
      lead: z.object({ id: z.string(), email: z.string(), name: z.string() }).openapi('ExplainedLead').optional(),
      submission: submission.optional(),
      consent: consent.optional(),
      enrollment: enrollment.optional(),
      broadcast: broadcast.optional(),
      entries: z.array(runEntry),
      checks: z.array(handOffCheck),
    })
    .openapi('EmailExplanation'),
  example: {
    email: emailExample,
    entries: [],
    checks: [{ name: 'subscribed', result: 'passed' }],
  },
})
