/** A person's rights across all sites of an account: to get everything, and to be erased, with a certificate of what was done. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import { enumOf, enumWith } from '../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../platform/schemas/query-values.ts'
import { email, id, instant } from '../../platform/schemas/schemas.ts'
import { personRequestCreated } from './events.ts'
import { personRequestLimits } from './limits.ts'
import { personRequestTypes, siteOutcomes } from './table.ts'

const type = z.enum(personRequestTypes).openapi('PersonRequestType')
const counts = z.record(z.string(), z.int()).openapi({
  description: 'Number of records found, by the field names of `exportPerson`.',
  example: { submissions: 2, emails: 14 },
})

const result = z
  .object({
    site_id: id('site'),
    site_name: z.string(),
    outcome: enumWith(siteOutcomes, {
      found: 'The site knows the person.',
      nothing_found: 'The site knows nothing of the person.',
      site_deleted: 'The site is gone, and with it whatever it knew.',
    }).openapi('PersonRequestOutcome'),
    records: counts,
    at: instant,
  })
  .openapi('PersonRequestSite')

const fields = {
  id: id('person_request'),
  type,
  requested_at: instant,
  requested_by_id: z.string(),
  requested_by_name: z.string().optional().openapi({ description: 'Name of the person or API key, while it exists.' }),
  completed_at: instant.optional(),
  sites: z.array(result).openapi({ description: 'Sites that have been processed, in that order.' }),
}

const request = z
  .object({
    ...fields,
    status: enumOf({ running: 'Sites are still being searched.', completed: 'Every site has answered.' }).openapi(
      'PersonRequestStatus',
    ),
    site_count: z.int(),
    email: z
      .string()
      .optional()
      .openapi({
        description: `Email address of the person. Absent once the person is erased, or ${personRequestLimits.person_export_days} days after an export.`,
      }),
    download_until: instant
      .optional()
      .openapi({ description: 'Time until which the export can be downloaded. Absent for an erasure.' }),
  })
  .openapi('PersonRequest')

const certificate = z
  .object({
    ...fields,
    completed_at: instant,
    email_hash: z.string().openapi({
      description:
        'Keyed hash of the email address. It reveals nothing, and lets the installation find the request again.',
    }),
    kept: z.array(z.string()).openapi({ description: 'What is kept without identifying the person, and why.' }),
  })
  .openapi('PersonRequestCertificate')

const example = {
  id: 'preq_0199a3f2c4d87e6b9a0112233445566f',
  type: 'erasure',
  status: 'completed',
  site_count: 1,
  requested_at: '2027-03-14T09:30:00.000Z',
  requested_by_id: 'user_0199a3f2c4d87e6b9a0112233445566f',
  requested_by_name: 'Ana García',
  completed_at: '2027-03-14T09:30:02.000Z',
  sites: [
    {
      site_id: 'site_0199a3f2c4d87e6b9a0112233445566f',
      ...{ site_name: 'Casa Verde', outcome: 'found', records: { consents: 1, emails: 14, submissions: 2 } },
      at: '2027-03-14T09:30:02.000Z',
    },
  ],
} as const
const { status: _state, site_count: _count, ...certified } = example

const of = { database: 'control', permission: 'manage-leads', tag: 'person-requests' } as const
const params = z.strictObject({ person_request_id: id('person_request') })
const path = '/v1/person-requests'
const one = `${path}/{person_request_id}` as const

export const listPersonRequests = contract({
  ...of,
  operationId: 'listPersonRequests',
  method: 'get',
  path,
  summary: 'List privacy requests',
  description: 'Newest first. `email` also finds the requests for an address that has been erased.',
  status: 200,
  query: z.strictObject({ ...createdQuery, email: z.string().max(254).optional() }),
  response: pageOf('PersonRequestPage', request),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createPersonRequest = contract({
  ...of,
  operationId: 'createPersonRequest',
  method: 'post',
  path,
  summary: 'Export or erase a person on every site of the account',
  description:
    'Runs in the background, one site after another. An erasure cannot be undone. Requires access to leads on all sites.',
  status: 202,
  problems: ['answer_erased'],
  sensitive: true,
  audit: personRequestCreated,
  body: z.strictObject({ type, email }).openapi('NewPersonRequest'),
  body_example: { type: 'export', email: 'maria@example.com' },
  response: request,
  example,
})

export const getPersonRequest = contract({
  ...of,
  operationId: 'getPersonRequest',
  method: 'get',
  path: one,
  summary: 'Get a privacy request and its progress',
  description: 'Says which sites have been processed and what was found in each.',
  status: 200,
  params,
  response: request,
  example,
})

export const getPersonRequestCertificate = contract({
  ...of,
  operationId: 'getPersonRequestCertificate',
  method: 'get',
  path: `${one}/certificate`,
  summary: 'Get the certificate of a privacy request',
  description:
    'For the person, and for anyone who asks later: what was found, where and when, and what was done with it. Does not contain the data itself.',
  status: 200,
  params,
  response: certificate,
  example: { ...certified, email_hash: 'person_2f1c…', kept: ['suppressions', 'consents', 'counts'] },
  problems: ['transition_not_allowed'],
})

export const downloadPersonRequest = contract({
  ...of,
  operationId: 'downloadPersonRequest',
  method: 'get',
  path: `${one}/download`,
  summary: 'Download the export of a person',
  description:
    'One document with the data of each site, in the format of `exportPerson`. It is read afresh each time and not stored.',
  status: 200,
  params,
  produces: 'application/octet-stream',
  concurrency: 'downloads',
  problems: ['transition_not_allowed', 'gone'],
})
