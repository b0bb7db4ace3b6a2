/** The modification history of an account: what was changed in its own settings, keys, passwords and sites. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/contract.ts'
import { eventName } from '../../platform/events/schema.ts'
import { pageOf } from '../../platform/pagination.ts'
import { pageQuery } from '../../platform/query-values.ts'
import { actorKind, id, instant } from '../../platform/schemas.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]).openapi({
  type: ['string', 'number', 'boolean', 'null'],
})

const change = z
  .object({
    part: z.string().openapi({ description: 'A key, or with a point one within it.', example: 'content.heading' }),
    before: value.openapi({ example: 'Ten percent off' }),
    after: value.openapi({ example: '10% off' }),
  })
  .openapi('ActivityChange')

export const activity = z
  .object({
    id: id('activity'),
    at: instant,
    name: eventName,
    subject_id: z.string().nullable(),
    subject_name: z
      .string()
      .nullable()
      .openapi({ description: 'What it is called now; null where it is gone, has no name or may not be read.' }),
    parts: z.array(z.string()).openapi({ description: 'What a change named: keys of the thing.' }),
    changes: z.array(change).openapi({
      description:
        'What some of these parts were and became. Nothing of people, no lists, and long texts only in part.',
    }),
    actor_kind: actorKind,
    actor_id: z.string().nullable(),
    impersonator_id: z.string().optional().openapi({
      description: 'A super administrator who acted as the person; absent where they did it themself.',
    }),
    impersonator_name: z.string().optional(),
    actor_name: z.string().nullable().openapi({ description: 'Of people and API keys, while they exist.' }),
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
    'API keys, people and their passwords, and the sites of the account with their settings. What is changed inside a site is in the history of that site.',
  status: 200,
  query: z.strictObject(pageQuery),
  response: activityPage,
  example: {
    data: [
      {
        id: 'act_0199a3f2c4d87e6b9a0112233445566f',
        at: '2027-03-14T09:30:00.000Z',
        name: 'api_key.created',
        subject_id: 'key_0199a3f2c4d87e6b9a0112233445566f',
        subject_name: 'Website',
        parts: [],
        changes: [],
        actor_kind: 'user',
        actor_id: 'user_0199a3f2c4d87e6b9a0112233445566f',
        actor_name: 'Ana García',
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})
