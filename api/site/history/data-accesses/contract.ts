/** The audit of who saw data of people. It is only read: nothing changes or deletes an entry but the site's own retention. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { dataAccessActions } from '../../../platform/features/data-accesses/site-table.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas/schemas.ts'

const actorType = enumOf({ user: 'A person who was signed in.', api_key: 'A program with an API key.' }).openapi(
  'DataAccessActorType',
)
const action = z.enum(dataAccessActions).openapi('DataAccessAction')

const access = z
  .object({
    id: id('data_access'),
    created_at: instant,
    action,
    operation: z
      .string()
      .openapi({ description: 'Operation that was called, such as `getLead` or `downloadOperationFile`.' }),
    subject_id: z.string().optional().openapi({ description: 'ID of the lead, or of what was exported.' }),
    subject_name: z
      .string()
      .optional()
      .openapi({ description: 'Name of the subject, while it exists and the caller may read it.' }),
    actor_type: actorType,
    actor_id: z.string(),
    actor_name: z.string().optional().openapi({ description: 'Name of the person or API key, while it exists.' }),
    impersonator_id: z
      .string()
      .optional()
      .openapi({ description: 'ID of the super administrator who acted as the person. Absent if nobody did.' }),
    impersonator_name: z.string().optional(),
    session_id: id('session').optional().openapi({ description: 'ID of the session. Absent if an API key was used.' }),
  })
  .openapi('DataAccess')

export const listDataAccesses = contract({
  operationId: 'listDataAccesses',
  method: 'get',
  path: '/v1/sites/{site_id}/data-accesses',
  database: 'site',
  permission: 'manage-sites',
  tag: 'data-accesses',
  summary: 'List who accessed personal data',
  description:
    'Who opened which lead and who exported what, newest first. Repeated reads of a lead by the same person in the same session within minutes are one entry. Entries are kept as long as the site’s retention rules say.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...createdQuery,
    action: action.optional(),
    actor_id: z
      .string()
      .max(100)
      .optional()
      .openapi({ description: 'Also finds what a super administrator did as somebody else.' }),
    subject_id: z.string().max(100).optional(),
  }),
  response: pageOf('DataAccessPage', access),
  example: {
    data: [
      {
        id: 'dacc_0199a3f2c4d87e6b9a0112233445566f',
        created_at: '2027-03-14T09:30:00.000Z',
        action: 'opened',
        operation: 'getLead',
        subject_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
        subject_name: 'María José',
        actor_type: 'user',
        actor_id: 'user_0199a3f2c4d87e6b9a0112233445566f',
        actor_name: 'Ana García',
        session_id: 'sess_0199a3f2c4d87e6b9a0112233445566f',
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})

export const listDataAccessActors = contract({
  operationId: 'listDataAccessActors',
  method: 'get',
  path: '/v1/sites/{site_id}/data-accesses/actors',
  database: 'site',
  permission: 'manage-sites',
  tag: 'data-accesses',
  summary: 'List everyone who has accessed personal data',
  description: 'People and API keys with an entry in the log, sorted by name; at most 200.',
  status: 200,
  params: siteParams,
  response: z
    .object({
      data: z.array(
        z
          .object({
            id: z.string(),
            type: actorType,
            name: z.string().optional().openapi({ description: 'Name of the person or API key, while it exists.' }),
          })
          .openapi('DataAccessActor'),
      ),
    })
    .openapi('DataAccessActors'),
  example: { data: [{ id: 'user_0199a3f2c4d87e6b9a0112233445566f', type: 'user', name: 'Ana García' }] },
})
