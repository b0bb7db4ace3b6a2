/** The modification history of an account: what was changed in its own settings, keys, passwords and sites. */
import { z } from '@hono/zod-openapi'
import { eventName } from '../../platform/events/schema.ts'
import { contract } from '../../platform/features/contract.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import { createdQuery } from '../../platform/schemas/query-values.ts'
import { actorType, id, instant } from '../../platform/schemas/schemas.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]).openapi({
  type: ['string', 'number', 'boolean', 'null'],
})

const change = z
  .object({
    part: z.string().openapi({
      description: 'Name of the field; a nested field is written with a period.',
      example: 'content.heading',
    }),
    before: value.openapi({ example: 'Ten percent off' }),
    after: value.openapi({ example: '10% off' }),
  })
  .openapi('ActivityChange')

export const activity = z
  .object({
    id: id('activity'),
    created_at: instant,
    name: eventName,
    subject_id: z.string().nullable(),
    subject_name: z.string().nullable().openapi({
      description:
        'Current name of the subject. `null` if it no longer exists, has no name or the caller may not read it.',
    }),
    parts: z.array(z.string()).openapi({ description: 'Names of the fields that were changed.' }),
    changes: z.array(change).openapi({
      description:
        'Values before and after for some of these fields. Never includes personal data or lists; long texts are shortened.',
    }),
    actor_type: actorType,
    actor_id: z.string().nullable(),
    impersonator_id: z.string().optional().openapi({
      description: 'ID of the super administrator who acted as this person. Absent if the person acted themselves.',
    }),
    impersonator_name: z.string().optional(),
    actor_name: z.string().nullable().openapi({ description: 'Name of the person or API key, while it exists.' }),
  })
  .openapi('Activity')

export const activityPage = pageOf('ActivityPage', activity)

export const listActivitiesForAccount = contract({
  operationId: 'listActivitiesForAccount',
  method: 'get',
  path: '/v1/activities',
  database: 'control',
  permission: 'manage-account',
  tag: 'activities',
  summary: 'List who changed what in the account',
  description:
    'Changes to API keys, people, passwords, and the account’s sites and their settings. Changes inside a site are in that site’s history.',
  status: 200,
  query: z.strictObject(createdQuery),
  response: activityPage,
  example: {
    data: [
      {
        id: 'act_0199a3f2c4d87e6b9a0112233445566f',
        created_at: '2027-03-14T09:30:00.000Z',
        name: 'api_key.created',
        subject_id: 'key_0199a3f2c4d87e6b9a0112233445566f',
        subject_name: 'Website',
        parts: [],
        changes: [],
        actor_type: 'user',
        actor_id: 'user_0199a3f2c4d87e6b9a0112233445566f',
        actor_name: 'Ana García',
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})
