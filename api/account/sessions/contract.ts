/** Where a person is signed in: each session with its device, and the ways to end it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import { enumOf } from '../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../platform/schemas/query-values.ts'
import { id, instant } from '../../platform/schemas/schemas.ts'
import { sessionDeleted, userSignedOutElsewhere } from './events.ts'

const device = enumOf({ desktop: 'A computer.', tablet: 'A tablet.', mobile: 'A phone.' }).openapi('SessionDevice')

export const openSession = z
  .object({
    id: id('session'),
    device,
    browser: z.string().nullable(),
    platform: z.string().nullable(),
    country: z
      .string()
      .nullable()
      .openapi({ description: 'Country from which the session was opened, by IP address. `null` if unknown.' }),
    current: z.boolean().openapi({ description: 'Whether this is the session making the request.' }),
    created_at: instant,
    last_used_at: instant.openapi({ description: 'Time of the last request, to the minute.' }),
    expires_at: instant,
  })
  .openapi('OpenSession')

const example = {
  id: 'sess_0199a3f2c4d87e6b9a0112233445566f',
  device: 'desktop',
  browser: 'Firefox',
  platform: 'Linux',
  country: 'ES',
  current: true,
  created_at: '2027-03-14T09:30:00.000Z',
  last_used_at: '2027-03-14T09:42:00.000Z',
  expires_at: '2027-04-13T09:30:00.000Z',
} as const

const of = { database: 'control', permission: 'signed-in', tag: 'sessions' } as const

export const listSessions = contract({
  ...of,
  operationId: 'listSessions',
  method: 'get',
  path: '/v1/sessions',
  summary: 'List your sessions, newest first',
  description: 'Returns devices on which the person is signed in, with the place and time of their last use.',
  status: 200,
  query: z.strictObject(createdQuery),
  response: pageOf('OpenSessionPage', openSession),
  example: { data: [example], has_more: false, next_cursor: null },
  problems: ['user_not_found'],
})

export const deleteSession = contract({
  ...of,
  operationId: 'deleteSession',
  in_person: true,
  method: 'delete',
  path: '/v1/sessions/{session_id}',
  summary: 'Sign out one device; its token stops working at once',
  description: 'Ends a session of the person, on this or another device.',
  status: 204,
  audit: sessionDeleted,
  params: z.strictObject({ session_id: id('session') }),
  problems: ['user_not_found'],
})

export const deleteSessionsElsewhere = contract({
  ...of,
  operationId: 'deleteSessionsElsewhere',
  in_person: true,
  method: 'post',
  path: '/v1/sessions/delete-elsewhere',
  summary: 'Sign out every device but this one',
  description: 'Ends all sessions of the person but that of the request.',
  status: 204,
  audit: userSignedOutElsewhere,
  idempotency: 'ignored',
  problems: ['user_not_found'],
})
