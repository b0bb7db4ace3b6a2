/** What the whole app answers besides operations: paths that name nothing, and those that the admin's page is for. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWholeApp } from './server.ts'
import { createHarness, type Harness } from './testing/harness.ts'

let h: Harness
let ask: (path: string, init?: RequestInit) => Promise<Response>
beforeAll(async () => {
  h = await createHarness()
  const app = createWholeApp(h.installation, { ready: true })
  ask = async (path, init) => app.request(path, init)
})
afterAll(() => h.close())

const undecodable = [
  '/%ff',
  '/docs/%ff',
  '/assets/%ff',
  '/demo/%ff',
  '/set-up/%ff',
  '/widget/%ff',
  '/dev/mail/%ff',
  '/%',
  '/v1/sites/%ff',
]

test.each(undecodable)('%s names nothing', async path => {
  const answer = await ask(path)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'not_found', request_id: answer.headers.get('request-id') })
})
