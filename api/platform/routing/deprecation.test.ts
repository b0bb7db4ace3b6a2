import { z } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { contract } from '../features/contract.ts'
import { query } from '../features/endpoint.ts'
import type { Env } from '../http/exchange.ts'
import { mount, route } from './route.ts'

let h: Harness

beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

const oldEndpoint = contract({
  operationId: 'getOldAnswer',
  method: 'get',
  path: '/v1/old-answer',
  database: 'control',
  permission: 'public',
  tag: 'public',
  summary: 'Get an answer in its old form',
  status: 200,
  response: z.object({ ok: z.boolean() }),
  deprecated: { since: '2027-01-31', sunset: '2028-01-31' },
})

test('an endpoint that is to go says since when and until when', async () => {
  const app = new Hono<Env>()
  mount(app, [route(query(oldEndpoint, async () => ({ ok: true })))], h.installation, async () => null)
  const answer = await app.request('/v1/old-answer')
  expect(await answer.json()).toEqual({ ok: true })
  expect(answer.headers.get('deprecation')).toBe('@1801353600')
  expect(answer.headers.get('sunset')).toBe('Mon, 31 Jan 2028 00:00:00 GMT')
})
