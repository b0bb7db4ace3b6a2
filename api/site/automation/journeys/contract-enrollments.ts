/** Enrolling many leads at once by filter or audience, and how far it has come. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { filter } from '../../../platform/filter/schema.ts'
import { pageOf } from '../../../platform/pagination.ts'
import { pageQuery } from '../../../platform/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas.ts'

export const journeyEnrollment = z
  .object({
    id: id('enrollment'),
    journey_id: id('journey'),
    cause: z.enum(['publication', 'bulk']).openapi('EnrollmentOfManyCause'),
    status: z.enum(['running', 'done', 'ended']).openapi('EnrollmentStatus', {
      description: '`ended`: the journey was switched off before all were enrolled.',
    }),
    matching_leads: z.int().nullable().openapi({ description: 'Null until they are counted.' }),
    enrolled_leads: z.int().openapi({ description: 'Without those who were there already.' }),
    created_at: instant,
  })
  .openapi('JourneyEnrollment')

const params = siteParams.extend({ journey_id: id('journey') })
const of = { database: 'site', permission: 'manage-marketing', tag: 'journeys', params } as const
const path = '/v1/sites/{site_id}/journeys/{journey_id}/enrollments'
const example = {
  id: 'enr_0199a3f2c4d87e6b9a0112233445566f',
  journey_id: 'jrn_0199a3f2c4d87e6b9a0112233445566f',
  cause: 'bulk',
  status: 'running',
  matching_leads: 412,
  enrolled_leads: 100,
  created_at: '2027-03-14T09:30:00.000Z',
} as const

const whom = z
  .strictObject({ filter: filter.optional(), audience_id: id('audience').optional() })
  .openapi('EnrollmentOfMany')
const body_example = { filter: { kind: 'rule' as const, field: 'mailability', op: 'is' as const, value: 'subscribed' } }

export const previewEnrollMatching = contract({
  ...of,
  operationId: 'previewEnrollMatching',
  method: 'post',
  path: `${path}/preview`,
  summary: 'How many leads of a filter or an audience would be enrolled',
  status: 200,
  idempotency: 'ignored',
  body: whom,
  body_example,
  response: z
    .object({
      leads: z.int().openapi({ description: 'Those of the filter or the audience.' }),
      matching_leads: z.int().openapi({
        description: 'Of them those who would be enrolled: whom the journey’s criteria let in and who are not in it.',
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
    'Those of them whom the journey’s criteria let in, whatever its triggers, as a job. Without filter and audience: of all leads.',
  status: 202,
  audit: 'journey.leads_enrolled',
  body: whom,
  body_example,
  response: journeyEnrollment,
  example,
  problems: ['transition_not_allowed'],
})

export const listJourneyEnrollments = contract({
  ...of,
  operationId: 'listJourneyEnrollments',
  method: 'get',
  path,
  summary: 'Enrollments of many leads, newest first, and how far they have come',
  status: 200,
  query: z.strictObject(pageQuery),
  response: pageOf('JourneyEnrollmentPage', journeyEnrollment),
  example: { data: [example], has_more: false, next_cursor: null },
})
