/** The demo: invented sites to look around in, with a clock that can be moved forward. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { id, instant, localeName } from '../../platform/schemas/schemas.ts'
import { exampleSession, session } from '../auth/rules.ts'
import { demoRemoved } from './events.ts'
import { demoLimits } from './limits.ts'

const demoSite = z
  .object({
    id: id('site'),
    name: z.string(),
    language: localeName,
    timezone: z.string(),
    next_working_morning: instant.openapi({ description: 'Next 9:00 in the site’s time zone, Monday to Friday.' }),
  })
  .openapi('DemoSite')

const demo = z
  .object({
    present: z.boolean(),
    now: instant.openapi({ description: 'Current time on the demo’s clock.' }),
    clock_ahead_hours: z.number().openapi({ description: 'How far the demo’s clock is ahead of real time, in hours.' }),
    can_sign_in: z.boolean().openapi({
      description:
        'Whether the caller may sign in to the demo without a password. Only from the machine that the server runs on.',
    }),
    sites: z.array(demoSite),
  })
  .openapi('Demo')

const example = {
  present: true,
  now: '2027-03-15T09:30:00.000Z',
  clock_ahead_hours: 24,
  can_sign_in: true,
  sites: [
    {
      id: 'site_0199a3f2c4d87e6b9a0112233445566f',
      name: 'Casa Verde',
      language: 'es' as const,
      timezone: 'Europe/Madrid',
      next_working_morning: '2027-03-16T08:00:00.000Z',
    },
  ],
}

const of = { database: 'control', tag: 'demo', path: '/v1/demo' } as const

export const getDemo = contract({
  ...of,
  permission: 'public',
  operationId: 'getDemo',
  method: 'get',
  summary: 'Get the demo: whether there is one, its sites and its clock',
  description: 'Says whether the demo is there, which sites belong to it, and how far its clock is ahead.',
  status: 200,
  response: demo,
  example,
})

export const moveDemoClock = contract({
  ...of,
  permission: 'public',
  operationId: 'moveDemoClock',
  method: 'post',
  path: '/v1/demo/clock',
  summary: 'Move the demo’s clock forward, to see tomorrow’s email now',
  description: 'Only from the machine that the server runs on. Other sites keep the real time.',
  status: 200,
  idempotency: 'ignored',
  body: z.strictObject({ hours: z.number().gt(0).max(demoLimits.demo_clock_hours_max) }).openapi('DemoClockMove'),
  body_example: { hours: 24 },
  response: demo,
  example,
  problems: ['not_permitted', 'demo_not_present'],
})

export const signInDemo = contract({
  ...of,
  permission: 'public',
  operationId: 'signInDemo',
  method: 'post',
  path: '/v1/demo/session',
  refused_last: true,
  summary: 'Sign in to the demo',
  description: 'Needs no password. Only from the machine that the server runs on, and while there is a demo.',
  status: 201,
  idempotency: 'ignored',
  response: session,
  example: exampleSession,
  problems: ['not_permitted', 'demo_not_present', 'too_many_requests'],
})

export const removeDemo = contract({
  ...of,
  permission: 'super-administrator',
  operationId: 'removeDemo',
  method: 'delete',
  summary: 'Delete the demo’s sites and everything in them',
  description: 'Deletes the sites of the demo with everything in them. Other sites are not touched.',
  status: 204,
  audit: demoRemoved,
  problems: ['demo_not_present'],
})
