/** The modification history of a site: who changed what, when. */
import { z } from '@hono/zod-openapi'
import { activityPage } from '../../../account/activities/contract.ts'
import { contract } from '../../../platform/features/contract.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { siteParams } from '../../../platform/schemas/schemas.ts'

export const listActivities = contract({
  operationId: 'listActivities',
  method: 'get',
  path: '/v1/sites/{site_id}/activities',
  database: 'site',
  permission: 'read-site',
  tag: 'activities',
  summary: 'List who changed what',
  description: 'Includes who published, paused or resumed the site, and who changed its settings.',
  status: 200,
  params: siteParams,
  query: z.strictObject({ ...createdQuery, subject_id: z.string().max(100).optional() }),
  response: activityPage,
  example: {
    data: [
      {
        id: 'act_0199a3f2c4d87e6b9a0112233445566f',
        created_at: '2027-03-14T09:30:00.000Z',
        name: 'tag.updated',
        subject_id: 'tag_0199a3f2c4d87e6b9a0112233445566f',
        subject_name: 'Balcony',
        parts: ['name'],
        changes: [{ part: 'name', before: 'Balkony', after: 'Balcony' }],
        actor_type: 'user',
        actor_id: 'user_0199a3f2c4d87e6b9a0112233445566f',
        actor_name: 'Ana García',
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})
