import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog, type Log } from './platform/runtime/log.ts'
import { type Server, startServer } from './server.ts'
import { createHarness, type Harness, until } from './testing/harness.ts'

let h: Harness
let server: Server
const lines: { level: string; message: string; fields: Record<string, unknown> }[] = []
beforeAll(async () => {
  h = await createHarness({ HOST: '127.0.0.1', PORT: '0' })
  const log = createLog('silent')
  const keep = (level: string) => (fields: Record<string, unknown> | string, message?: string) =>
    void lines.push({ level, message: message ?? String(fields), fields: typeof fields === 'string' ? {} : fields })
  const heard = { debug: keep('debug'), warn: keep('warn'), isLevelEnabled: () => true }
  server = await startServer(
    { ...h.installation, log: Object.assign(Object.create(log), heard) as Log },
    { ready: true },
  )
})
afterAll(async () => {
  await server.close(0)
  await h.close()
})

const requests = () => lines.filter(({ message }) => message === 'request').map(({ fields }) => fields)
const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init)

test('each request is one line with its id, method, route, site, status and time; no token of its path', async () => {
  const site = await h.newSite('Casa')
  await ask(`/v1/sites/${site}/tags?limit=3`)
  await ask('/v1/public/unsubscribe/secret-token')
  await ask(`/v1/public/sites/${site}/events`, { method: 'POST', body: '{}', headers: { 'request-id': 'mine-12345' } })
  await ask('/set-up/secret-token')
  const seen = await until(
    async () => requests(),
    all => all.length === 4,
  )
  expect(seen.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/v1/sites/{site_id}/tags', 401],
    ['GET', '/v1/public/unsubscribe/{token}', 404],
    ['POST', '/v1/public/sites/{site_id}/events', 422],
    ['GET', '/set-up/…', 200],
  ])
  expect(seen[2]?.request_id).toBe('mine-12345')
  expect(seen.map(({ site_id }) => site_id)).toEqual([site, undefined, site, undefined])
  expect(JSON.stringify(lines)).not.toContain('secret-token')
})

test('the id of the line is that of the answer', async () => {
  const before = requests().length
  const { headers } = await ask('/v1/sites')
  const seen = await until(
    async () => requests(),
    all => all.length > before,
  )
  expect(seen.at(-1)?.request_id).toBe(headers.get('request-id'))
})

test('it says who asked, how much was answered, and how long it waited', async () => {
  const before = requests().length
  const headers = { authorization: `Bearer ${h.person.token}` }
  await (await ask('/v1/sites', { headers })).text()
  const seen = await until(
    async () => requests(),
    all => all.length > before,
  )
  const { actor_id, bytes, waited_ms, ms } = seen.at(-1) ?? {}
  expect(actor_id).toMatch(/^user_/)
  expect(bytes).toBeGreaterThan(200)
  expect(waited_ms).toBeLessThanOrEqual(Number(ms))
})

test('a page of a site names the site, from memory too, with the id of its line', async () => {
  const site = await h.newSite('Own pages')
  const document = { version: 1, blocks: [{ id: 'a', type: 'heading', text: 'Hello', level: 1 }] }
  const page = await h.post(`/v1/sites/${site}/pages`, { type: 'homepage', name: 'Home', handle: 'home', document })
  await h.post(`/v1/sites/${site}/pages/${page.body.id}/publish`)
  await h.post(`/v1/sites/${site}/publish`)
  const before = requests().length
  const ids: unknown[] = []
  for (let i = 0; i < 3; i++) {
    const headers = { host: 'leads.example.com', accept: 'text/html' }
    const outgoing = request({ port: server.port, path: '/s/own-pages/', headers }).end()
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    expect([answer.statusCode, await text(answer)]).toEqual([200, expect.stringContaining('Hello')])
    ids.push(answer.headers['request-id'])
  }
  const seen = await until(
    async () => requests().slice(before),
    all => all.length === 3,
  )
  expect(seen.map(({ site_id, request_id }) => [site_id, request_id])).toEqual(ids.map(id => [site, id]))
})

test('a proxy that is not trusted is spoken of once', async () => {
  const said = () => lines.filter(({ level, message }) => level === 'warn' && message.includes('TRUST_PROXY=true'))
  expect(said()).toHaveLength(0)
  for (let i = 0; i < 3; i++) await ask('/healthz', { headers: { 'x-forwarded-for': '192.0.2.7' } })
  expect(said()).toHaveLength(1)
})

test.each([true, false])(
  'at the level info there is a line for a request where it was asked for: %s',
  async access_log => {
    const written: string[] = []
    const log = createLog('info', { write: line => void written.push(line) })
    const config = { ...h.installation.config, access_log }
    const quiet = await startServer({ ...h.installation, config, log }, { ready: true })
    const answer = await fetch(`http://127.0.0.1:${quiet.port}/healthz`)
    await answer.text()
    await quiet.close(0)
    const routes = written.map(line => JSON.parse(line)).flatMap(({ msg, route }) => (msg === 'request' ? [route] : []))
    expect(routes).toEqual(access_log ? ['/healthz'] : [])
  },
)
