/** The modification history of a site: who changed what, when. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { pageOf } from '../../../platform/pagination.ts'
import { pageQuery } from '../../../platform/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas.ts'

export const activity = z
  .object({
    id: id('activity'),
    at: instant,
    name: z.string(),
    subject_id: z.string().nullable(),
    subject_name: z
      .string()
      .nullable()
      .openapi({ description: 'What it is called now; null where it is gone, has no name or may not be read.' }),
    parts: z.array(z.string()).openapi({ description: 'What a change named: keys of the thing, without values.' }),
    actor_kind: z.enum(['user', 'api_key', 'visitor', 'journey', 'system']).openapi('ActorKind'),
    actor_id: z.string().nullable(),
    actor_name: z.string().nullable().openapi({ description: 'Of people and API keys, while they exist.' }),
  })
  .openapi('Activity')

export const listActivities = contract({
  operationId: 'listActivities',
  method: 'get',
  path: '/v1/sites/{site_id}/activities',
  database: 'site',
  permission: 'read-site',
  tag: 'activities',
  summary: 'List who changed what',
  status: 200,
  params: siteParams,
  query: z.strictObject({ ...pageQuery, subject_id: z.string().max(100).optional() }),
  response: pageOf('ActivityPage', activity),
  example: {
    data: [
      {
        id: 'act_0199a3f2c4d87e6b9a0112233445566f',
        at: '2027-03-14T09:30:00.000Z',
        name: 'tag.created',
        subject_id: 'tag_0199a3f2c4d87e6b9a0112233445566f',
        subject_name: 'Balcony',
        parts: [],
        actor_kind: 'user',
        actor_id: 'user_0199a3f2c4d87e6b9a0112233445566f',
        actor_name: 'Ana García',
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})
