/** Enrolling leads: by hand, or many at once by filter or audience, whose progress is an operation. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../../platform/features/operations/wire.ts'
import { enumOf } from '../../../../platform/schemas/enum-of.ts'
import { filter } from '../../../../platform/schemas/filter/schema.ts'
import { id, siteParams, text } from '../../../../platform/schemas/schemas.ts'
import { journeyLimits } from '../../journey-records/limits.ts'
import { runLimits } from '../../runs/limits.ts'
import { journeyLeadsEnrolled } from '../events.ts'

const params = siteParams.extend({ journey_id: id('journey') })
const of = { database: 'site', permission: 'manage-marketing', tag: 'journeys', params } as const
const path = '/v1/sites/{site_id}/journeys/{journey_id}/enrollments'
const whom = z
  .strictObject({ filter: filter.optional(), search: text(100).optional(), audience_id: id('audience').optional() })
  .openapi('EnrollmentOfMany')
const body_example = { filter: { type: 'rule' as const, field: 'mailability', op: 'is' as const, value: 'subscribed' } }

export const previewEnrollMatching = contract({
  ...of,
  operationId: 'previewEnrollMatching',
  method: 'post',
  path: `${path}/preview`,
  summary: 'Count the leads of a filter or audience that would be enrolled',
  description: 'Changes nothing.',
  status: 200,
  idempotency: 'ignored',
  body: whom,
  body_example,
  response: z
    .object({
      leads: z.int().openapi({ description: 'Number of leads in the filter or audience.' }),
      matching_leads: z.int().openapi({
        description: 'Number of these leads who would be enrolled: they meet the journey’s criteria and are not in it.',
      }),
    })
    .openapi('EnrollmentOfManyPreview'),
  example: { leads: 500, matching_leads: 412 },
  problems: ['transition_not_allowed'],
})

export const enrollMatching = contract({
  ...of,
  operationId: 'enrollMatching',
  method: 'post',
  path,
  summary: 'Enroll all leads of a filter or an audience',
  description:
    'Enrolls those who meet the journey’s criteria, regardless of its triggers. Returns an operation of type `journey_enrollment`, which is canceled if the journey is turned off. Without filter and audience, all leads.',
  status: 202,
  audit: journeyLeadsEnrolled,
  body: whom,
  body_example,
  response: operation,
  example: operationExample,
  problems: ['transition_not_allowed'],
})

const enrollResult = z
  .object({
    lead_id: z.string(),
    outcome: enumOf({
      enrolled: 'A run has begun.',
      already_live: 'A run of the lead is under way.',
      already_enrolled: 'The lead was in the journey before, and it takes nobody twice.',
      too_often: `The lead has entered the journey ${runLimits.journey_enrollments_per_hour_max} times within an hour.`,
      suppressed: 'The lead’s address is suppressed.',
      not_matching: 'The lead does not meet the journey’s conditions.',
      not_found: 'There is no such lead.',
    }).openapi('EnrollmentOutcome', { description: 'What became of the lead.' }),
    run_id: z.string().optional(),
  })
  .openapi('EnrollmentResult')

export const enrollLeads = contract({
  ...of,
  operationId: 'enrollLeads',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/runs',
  summary: 'Enroll up to 1,000 leads by hand; one result each',
  description: 'Leads who must not be enrolled are named with the reason; the others are enrolled.',
  status: 201,
  audit: journeyLeadsEnrolled,
  body: z
    .strictObject({ lead_ids: z.array(text(100)).min(1).max(journeyLimits.journey_enroll_leads_max) })
    .openapi('Enrollment'),
  body_example: { lead_ids: ['lead_0199a3f2c4d87e6b9a0112233445566f'] },
  response: z.object({ data: z.array(enrollResult) }).openapi('EnrollmentResults'),
  example: {
    data: [
      {
        lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
        outcome: 'enrolled',
        run_id: 'run_0199a3f2c4d87e6b9a0112233445566f',
      },
    ],
  },
  problems: ['transition_not_allowed'],
})
