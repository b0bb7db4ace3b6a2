/** Enrolling many leads at once by filter or audience. Its progress is an operation. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../../platform/contract.ts'
import { filter } from '../../../../platform/filter/schema.ts'
import { operation, operationExample } from '../../../../platform/operations/wire.ts'
import { id, siteParams, text } from '../../../../platform/schemas.ts'
import { journeyLeadsEnrolled } from '../events.ts'

const params = siteParams.extend({ journey_id: id('journey') })
const of = { database: 'site', permission: 'manage-marketing', tag: 'journeys', params } as const
const path = '/v1/sites/{site_id}/journeys/{journey_id}/enrollments'
const whom = z
  .strictObject({ filter: filter.optional(), search: text(100).optional(), audience_id: id('audience').optional() })
  .openapi('EnrollmentOfMany')
const body_example = { filter: { kind: 'rule' as const, field: 'mailability', op: 'is' as const, value: 'subscribed' } }

export const previewEnrollMatching = contract({
  ...of,
  operationId: 'previewEnrollMatching',
  method: 'post',
  path: `${path}/preview`,
  summary: 'Count the leads of a filter or audience that would be enrolled',
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
    'Enrolls those who meet the journey’s criteria, regardless of its triggers. Returns an operation of kind `journey_enrollment`, which is canceled if the journey is turned off. Without filter and audience, all leads.',
  status: 202,
  audit: journeyLeadsEnrolled,
  body: whom,
  body_example,
  response: operation,
  example: operationExample,
  problems: ['transition_not_allowed'],
})
