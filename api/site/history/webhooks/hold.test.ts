/** An endpoint at which too much fails in a row is held; whoever sends to it by hand is not. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeFetch } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'

let server: Server
let h: Harness
let site: string
let base: string
let answer: { status: number }
let requests = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1
    request.resume()
    response.writeHead(answer.status).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  h = await createHarness({ ALLOW_LOOPBACK: 'true' }, { safeFetch: safeFetch() })
  site = await h.newSite('Casa Verde')
  base = path('webhook-endpoints')
})
afterAll(async () => {
  await h.close()
  server.closeAllConnections()
  server.close()
})

const path = (rest: string) => `/v1/sites/${site}/${rest}`
const settle = () => workOff(h, site)
const deliveries = async (id: string) => (await h.get(`${base}/${id}/deliveries`)).body.data

test('after ten failures in a row an endpoint is held, and says so; a test and a resent delivery go at once', async () => {
  const { port } = server.address() as AddressInfo
  const { id } = (await h.post(base, { url: `http://127.0.0.1:${port}/hook`, events: ['tag.created'] })).body
  answer = { status: 500 }
  const failTenTimes = async (name: string) => {
    for (let n = 0; n < 10; n++) {
      await h.post(path('tags'), { name: `${name} ${n}` })
      await settle()
    }
  }
  await failTenTimes('Held')
  const held_until = new Date(h.clock.now() + 60_000).toISOString()
  expect((await h.get(`${base}/${id}`)).body).toMatchObject({ held_until })
  await h.post(path('tags'), { name: 'Held back' })
  await settle()
  const [waiting] = await deliveries(id)
  expect(waiting).toMatchObject({ attempts: 0, next_attempt_at: held_until })
  for (const call of ['test', `deliveries/${waiting?.id}/resend`]) {
    requests = 0
    answer = { status: 500 }
    await h.post(`${base}/${id}/test`)
    await settle()
    expect(requests).toBe(1)
    expect((await h.get(`${base}/${id}`)).body.held_until).not.toBeNull()
    answer = { status: 200 }
    await h.post(`${base}/${id}/${call}`)
    await settle()
    expect(requests).toBe(2)
    expect((await h.get(`${base}/${id}`)).body).toMatchObject({ held_until: null, failing_since: null })
    answer = { status: 500 }
    await failTenTimes(call)
  }
})
