import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordVisits } from '../../public/events/service.ts'
import { type Server, startServer } from '../../server.ts'
import { type EmailLinks, emailLinks } from '../../site/email/emails/links.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { browserHeaders } from '../http/browser-headers.ts'
import { fastPath } from './fast-path.ts'
import { route } from './route.ts'

let h: Harness
let server: Server
let site: string
let popup: string

beforeAll(async () => {
  h = await createHarness({ VISITS_BURST: '40', SUBMISSIONS_BURST: '40' })
  site = await h.newSite('Casa Verde')
  await h.post(`/v1/sites/${site}/publish`)
  await h.patch(`/v1/sites/${site}/tracking-settings`, { enabled: true })
  const content = { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks', thank_you_text: '' }
  const form = { fields: [{ name: 'email', required: true }], consent: { type: 'none' } }
  popup = (await h.post(`/v1/sites/${site}/popups`, { name: 'Form', content, form })).body.id
  await h.post(`/v1/sites/${site}/popups/${popup}/publish`)
  h.installation.config.port = 0
  server = await startServer(h.installation, { ready: true })
})
afterAll(async () => {
  await server.close(1_000)
  await h.close()
})

interface Way {
  path: string
  body: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

const seen = async (response: Response) => ({
  status: response.status,
  body: (await response.text()).replaceAll(/req_[0-9a-f]{32}/g, 'req'),
  headers: Object.fromEntries(
    [...response.headers]
      .filter(([name]) => !['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'].includes(name))
      .map(([name, value]) => [name, value.replace(/^req_[0-9a-f]{32}$/, 'req')]),
  ),
})

/** Set at the socket, whatever answers. */
const ofSocket = Object.fromEntries(Object.entries(browserHeaders).map(([name, value]) => [name.toLowerCase(), value]))
const atSocket = (app: Awaited<ReturnType<typeof seen>>) => ({ ...app, headers: { ...ofSocket, ...app.headers } })

/** Both ways: from the socket, and through the app alone. */
async function both({ path, body, headers = {} }: Way) {
  const asked = { method: 'POST', body, headers: { 'content-type': 'application/json', accept: '*/*', ...headers } }
  const straight = await seen(await fetch(`http://127.0.0.1:${server.port}${path}`, asked))
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  const env = { incoming: { socket: { remoteAddress: '127.0.0.2' } } }
  const app = await seen(await h.app.request(path, { ...asked, headers: { ...asked.headers, ...length } }, env))
  return { straight, app: atSocket(app) }
}

const visit = { visitor_id: 'v'.repeat(32), events: [{ type: 'page_visited', page_url: 'https://a.example/' }] }
const events = () => `/v1/public/sites/${site}/events`
const submissions = () => `/v1/public/sites/${site}/popups/${popup}/submissions`
const form = (email: string) => ({ values: { email }, page_url: 'https://a.example/', shown_for_ms: 4_000 })
const nobody = `site_${'0'.repeat(32)}`

test.each<[string, number, () => Way]>([
  ['a visit', 202, () => ({ path: events(), body: JSON.stringify(visit) })],
  [
    'a beacon',
    202,
    () => ({ path: events(), body: JSON.stringify(visit), headers: { 'content-type': 'text/plain;charset=UTF-8' } }),
  ],
  ['a form', 201, () => ({ path: submissions(), body: JSON.stringify(form('ana@example.com')) })],
  [
    'an id of its own',
    202,
    () => ({ path: events(), body: JSON.stringify(visit), headers: { 'request-id': 'mine-0001' } }),
  ],
  ['a site that is not there', 404, () => ({ path: events().replace(site, nobody), body: '{}' })],
  ['an id of no form', 404, () => ({ path: events().replace(site, 'casa-verde'), body: '{}' })],
  ['another tenant', 400, () => ({ path: events(), body: '{}', headers: { 'x-tenant': nobody } })],
  ['no JSON', 400, () => ({ path: events(), body: '{' })],
  ['nothing', 400, () => ({ path: events(), body: '' })],
  ['no UTF-8', 400, () => ({ path: events(), body: new Uint8Array([0x22, 0xff, 0x22]) })],
  ['a map of the prototype', 422, () => ({ path: submissions(), body: '{"__proto__":{"a":1}}' })],
  ['the same, spelled', 422, () => ({ path: submissions(), body: '{"\\u005f_proto__":{"a":1}}' })],
  ['too deep', 400, () => ({ path: events(), body: `${'['.repeat(30)}${']'.repeat(30)}` })],
  ['a wrong value', 422, () => ({ path: submissions(), body: JSON.stringify(form('no address')) })],
  [
    'a wrong value in Spanish',
    422,
    () => ({ path: submissions(), body: '{}', headers: { 'accept-language': 'es-MX,es;q=0.9' } }),
  ],
  ['an unknown type', 415, () => ({ path: events(), body: '{}', headers: { 'content-type': 'text/csv' } })],
  ['too much', 413, () => ({ path: events(), body: JSON.stringify({ padding: 'x'.repeat(65_536) }) })],
  [
    'a key that is too long',
    422,
    () => ({ path: events(), body: JSON.stringify(visit), headers: { 'idempotency-key': 'k'.repeat(256) } }),
  ],
  ['a reader of pages', 422, () => ({ path: submissions(), body: '{}', headers: { accept: 'text/html' } })],
])('%s is answered alike on both ways: %i', async (_what, status, way) => {
  const { straight, app } = await both(way())
  expect(straight).toEqual(app)
  expect(straight.status, straight.body).toBe(status)
  expect(straight.headers['access-control-allow-origin']).toBe('*')
})

const page = { accept: 'text/html,application/xhtml+xml' }

test.each<[string, number, object, (of: EmailLinks) => string]>([
  ['an open', 200, {}, of => of.open_pixel_url],
  ['a click', 302, page, of => of.rewrite('https://a.example/?b=ñ')],
  ['a forged open', 404, {}, of => of.open_pixel_url.replace('/opens/', '/opens/x')],
  ['a forged click of a program', 404, { accept: 'application/json' }, of => `${of.rewrite('https://a.example/')}x`],
  ['a forged click of a reader', 404, page, of => `${of.rewrite('https://a.example/')}x`],
  ['an open with a query', 404, {}, of => `${of.open_pixel_url}?a=1`.replace('/opens/', '/opens/x')],
  ['a coded click', 302, page, of => of.rewrite('https://a.example/').replace('/clicks/', '/cl%69cks/')],
])('%s is answered alike on both ways: %i', async (_what, status, headers, pathOf) => {
  const key = await h.installation.databases.siteKey(site)
  const path = pathOf(
    emailLinks(
      { key, public_url: '', site_id: site },
      { id: `msg_${'0'.repeat(32)}`, lead_id: 'l', to: 'ana@example.com' },
    ),
  )
  const language = { 'accept-language': 'es', 'accept-encoding': 'identity' }
  const asked = { headers: { ...language, ...headers }, redirect: 'manual' } as const
  const straight = await seen(await fetch(`http://127.0.0.1:${server.port}${path}`, asked))
  const env = { incoming: { socket: { remoteAddress: '127.0.0.2' } } }
  expect(straight).toEqual(atSocket(await seen(await h.app.request(path, asked, env))))
  expect(straight.status).toBe(status)
  const head = await fetch(`http://127.0.0.1:${server.port}${path}`, { ...asked, method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([status, ''])
})

test('a flood is refused before its bodies are read, and the connection stays in use', async () => {
  const refused = new Set<string | null>()
  for (let i = 0; i < 60; i++) {
    const response = await fetch(`http://127.0.0.1:${server.port}${events()}`, {
      method: 'POST',
      body: JSON.stringify(visit),
      headers: { 'content-type': 'application/json' },
    })
    if (response.status === 429) refused.add(response.headers.get('retry-after'))
    await response.text()
  }
  expect(refused.size).toBeGreaterThan(0)
  expect([...refused].every(seconds => Number(seconds) > 0)).toBe(true)
})

test('whoever goes away in the middle of a body leaves nothing behind, and others are answered', async () => {
  const socket = connect(server.port, '127.0.0.1')
  socket.write(
    `POST ${submissions()} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"val`,
  )
  await new Promise(resolve => setTimeout(resolve, 50))
  socket.destroy()
  const { straight } = await both({ path: submissions(), body: JSON.stringify(form('after@example.com')) })
  expect(straight.status).toBe(201)
})

test.each<[string, boolean, object]>([
  ['what browsers send', true, {}],
  ['another method', false, { method: 'GET' }],
  ['another address', false, { url: '/v1/public/sites/x/elsewhere' }],
  ['a query', false, { url: '/v1/public/sites/x/events?a=1' }],
  ['a coded address', false, { url: '/v1/public/sites/%78/events' }],
  ['a body of unknown length', false, { headers: { 'transfer-encoding': 'chunked' } }],
  ['a body that is too large', false, { headers: { 'content-length': '65537' } }],
  ['a reader of pages', false, { headers: { 'content-length': '2', accept: 'text/html,*/*' } }],
])('%s goes straight: %s', (_what, taken, changes) => {
  const incoming = { method: 'POST', url: '/v1/public/sites/x/events', headers: { 'content-length': '2' }, ...changes }
  const quiet = { socket: {}, on() {}, once() {} }
  const outgoing = { writeHead() {}, end() {} }
  const take = fastPath([route(recordVisits)], h.installation)
  const asked = { ...incoming, ...quiet } as unknown as IncomingMessage
  expect(take(asked, outgoing as unknown as ServerResponse, () => undefined)).toBe(taken)
})

test('an answer that cannot be given ends its connection, and nothing else', async () => {
  const incoming = {
    ...{ method: 'POST', url: '/v1/public/sites/x/events', headers: { 'content-length': '2' }, socket: {} },
    ...{ on() {}, once() {} },
  }
  const destroyed = new Promise<void>(resolve => {
    const outgoing = {
      writeHead() {
        throw new Error('The other side has gone.')
      },
      destroy: () => resolve(),
    }
    fastPath([route(recordVisits)], h.installation)(
      incoming as unknown as IncomingMessage,
      outgoing as unknown as ServerResponse,
      () => undefined,
    )
  })
  await destroyed
})
