/** An endpoint that answers after a minute is ended at the limit, and keeps nobody waiting. A minute is 1.2 seconds here. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeFetch } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { webhookLimits } from './limits.ts'

const scale = 50
const minute_ms = 60_000 / scale
const limit_ms = (webhookLimits.webhook_answer_seconds_max * 1_000) / scale

let server: Server
let origin: string
let h: Harness
let site: string
let base: string
/** When each request came, and when the server saw it end. */
const asked: { path: string; at: number; ended?: number }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const one: (typeof asked)[number] = { path: request.url ?? '', at: performance.now() }
    asked.push(one)
    response.once('close', () => (one.ended = performance.now()))
    request.resume()
    if (one.path === '/quick') return response.writeHead(204).end()
    // A beginning is not an answer: what follows is waited for no longer than an answer that never begins.
    if (one.path === '/trickling') response.writeHead(200).write('a')
    const timer = setTimeout(() => response.end('late'), minute_ms)
    response.once('close', () => clearTimeout(timer))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const real = safeFetch()
  const post: typeof real.post = (url, posting) =>
    real.post(url, { ...posting, milliseconds_max: posting.milliseconds_max / scale })
  h = await createHarness({ ALLOW_LOOPBACK: 'true' }, { safeFetch: { post } })
  site = await h.newSite('Casa Verde')
  base = `/v1/sites/${site}/webhook-endpoints`
})
afterAll(async () => {
  await h.close()
  server.closeAllConnections()
  server.close()
})

const make = async (path: string) => (await h.post(base, { url: `${origin}${path}`, events: ['lead.created'] })).body.id
const deliveries = async (id: string) => (await h.get(`${base}/${id}/deliveries`)).body.data

test.each(['/slow', '/trickling'])('an attempt at %s ends at the limit, says why, and others pass it', async path => {
  asked.length = 0
  const [slow, quick] = [await make(path), await make('/quick')]
  const events = webhookLimits.webhook_requests_at_once_each_max
  for (let i = 0; i < events; i++)
    await h.post(`/v1/sites/${site}/leads`, { email: `${path.slice(1)}${i}@example.com` })
  const working = workOff(h, site)
  await expect.poll(() => asked.filter(one => one.path === '/quick').length).toBe(events)
  const passed = performance.now()
  await working

  const ends = asked.filter(one => one.path === path)
  expect(passed).toBeLessThan(Math.max(...ends.map(({ ended = 0 }) => ended)))
  expect(ends).toHaveLength(events)
  for (const { at, ended = 0 } of ends) {
    // The time of who asks begins before the server has the request: on a busy machine some of it has gone by then.
    expect(ended - at).toBeGreaterThan(limit_ms * 0.5)
    expect(ended - at).toBeLessThan(minute_ms)
  }
  expect((await deliveries(quick)).every(({ status }) => status === 'succeeded')).toBe(true)
  const [tried] = (await deliveries(slow)).filter(({ attempts }) => attempts === 1)
  expect(tried).toMatchObject({ status: 'pending', next_attempt_at: expect.any(String) })
  const { tries } = (await h.get(`${base}/${slow}/deliveries/${tried?.id}`)).body
  expect(tries).toMatchObject([{ status: null, error: 'timeout' }])
  for (const { id } of (await h.get(base)).body.data) await h.delete(`${base}/${id}`)
})
