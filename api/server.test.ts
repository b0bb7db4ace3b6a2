/** What the whole app answers besides endpoints: paths that name nothing, and those that the admin's page is for. */
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transportSecurity } from './platform/http/browser-headers.ts'
import { limits } from './platform/runtime/limits.ts'
import { createWholeApp, startServer } from './server.ts'
import { createHarness, type Harness } from './testing/harness.ts'
import { noting } from './testing/provoked.ts'

let h: Harness
let ask: (path: string, init?: RequestInit) => Promise<Response>
beforeAll(async () => {
  h = await createHarness({ HOST: '127.0.0.1', PORT: '0' })
  const app = noting(createWholeApp(h.installation, { ready: true }))
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

test('the real server ends a body that it has refused, and answers headers that are too long', async () => {
  const server = await startServer(h.installation, { ready: true })
  try {
    const talk = async (first: string) => {
      const socket = connect(server.port, '127.0.0.1')
      let said = ''
      socket.on('data', chunk => {
        said += chunk
      })
      socket.on('error', () => undefined)
      const closed = new Promise(resolve => socket.once('close', resolve))
      socket.write(first)
      await closed
      return said
    }
    const at = `/v1/public/sites/${await h.newSite('Casa')}/events`
    const large = `POST ${at} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500000000\r\n\r\n`
    expect(await talk(large)).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"body_too_large"/)
    const long = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(limits.header_bytes_max)}\r\n\r\n`
    expect(await talk(long)).toMatch(/^HTTP\/1\.1 431 [\s\S]*"code":"header_too_large"/)
  } finally {
    await server.close(0)
  }
})

test('every answer tells browsers to take it for what it is, and to come back by HTTPS where that is how they came', async () => {
  const secure = await createHarness({ HOST: '127.0.0.1', PORT: '0', PUBLIC_URL: 'https://leads.example.com' })
  const server = await startServer(secure.installation, { ready: true })
  const answerTo = async (line: string, host: string) => {
    const socket = connect(server.port, '127.0.0.1')
    let said = ''
    socket.on('data', chunk => {
      said += chunk
    })
    socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    await new Promise(resolve => socket.once('close', resolve))
    return said
  }
  const statusOf = async (line: string) => (await answerTo(line, 'leads.example.com')).split(' ')[1]
  const headersOf = async (path: string, host = 'leads.example.com') => {
    const said = await answerTo(`GET ${path}`, host)
    const lines = said.split('\r\n\r\n')[0]?.toLowerCase().split('\r\n').slice(1) ?? []
    return new Map(lines.map(line => line.split(/: (.*)/) as [string, string]))
  }
  try {
    const paths = ['/v1/public/plans', '/v1/sites', '/nowhere', '/health', '/robots.txt', '/widget.js', '/openapi.json']
    for (const path of [...paths, '/%ff', '/ x', `/?${'x'.repeat(limits.header_bytes_max)}`]) {
      const headers = await headersOf(path)
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ])
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'same-origin'])
    }
    expect((await headersOf('/v1/public/opens/none')).get('x-content-type-options')).toBe('nosniff')
    expect((await headersOf('/docs')).get('content-security-policy')).toContain("script-src 'self'")
    for (const path of ['/', '/v1/auth/profile']) expect(await statusOf(`TRACE ${path}`)).toMatch(/^40[45]$/)
    const secureness = async (path: string, host?: string) =>
      (await headersOf(path, host)).get('strict-transport-security')
    expect(await secureness('/health')).toBe('max-age=31536000')
    expect(await secureness('/health', 'casa.example.com')).toBeUndefined()
  } finally {
    await server.close(0)
    await secure.close()
  }
})

test.each(['http://leads.example.com', 'https://leads.example.com:8443', 'https://localhost'])(
  'nothing is said of HTTPS for the whole host of %s',
  public_url => expect(transportSecurity({ public_url })).toBeUndefined(),
)

test('files of who may not send any are refused before they are sent, and nothing of them is written', async () => {
  const server = await startServer(h.installation, { ready: true })
  const site = await h.newSite('Uploads')
  await h.post(`/v1/sites/${site}/publish`)
  const kept = async () => (await readdir(h.folder, { recursive: true })).filter(name => name.endsWith('.part'))
  const socket = connect(server.port, '127.0.0.1')
  try {
    let said = ''
    socket.on('data', chunk => {
      said += chunk
    })
    socket.on('error', () => undefined)
    const at = `/v1/public/sites/${site}/conversations/nothing/files`
    const type = 'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 50000000'
    socket.write(`POST ${at} HTTP/1.1\r\nHost: a\r\n${type}\r\n\r\n`)
    socket.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n')
    socket.write(Buffer.alloc(200_000, 'a'))
    await expect.poll(() => said).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":"site_not_found"/)
    expect(await kept()).toEqual([])
  } finally {
    socket.destroy()
    await server.close(0)
  }
})

test('a path that takes other methods says which, and one that is not there is not found', async () => {
  const put = await ask('/v1/sites', { method: 'PUT' })
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  expect(await put.json()).toMatchObject({ code: 'method_not_allowed' })
  expect(put.headers.get('access-control-allow-origin')).toBe('*')
  // A word where another path has an id is nobody's id.
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const other = await ask('/v1/sites/site_1/broadcasts/preview', { method })
    expect([method, other.status, other.headers.get('allow')]).toEqual([method, 405, 'POST'])
  }
  expect((await ask('/v1/sites/site_1/pages/export', { method: 'HEAD' })).status).toBe(401)
  expect((await ask('/v1/sitess', { method: 'PUT' })).status).toBe(404)
  expect((await ask('/v1/sites/site_1/tags/', { method: 'PUT' })).status).toBe(404)
})

test('in maintenance the API says so to everybody; health answers, and the admin’s files are there to say it', async () => {
  const closed = { ...h.installation, config: { ...h.installation.config, maintenance: true } }
  const app = noting(createWholeApp(closed, { ready: true }))
  for (const path of ['/v1/sites', '/v1/public/sites/site_1/config', '/v1/nothing', '/demo', '/dev/mail']) {
    const answer = await app.request(path)
    expect([answer.status, await answer.json()], path).toMatchObject([503, { code: 'maintenance' }])
    expect(answer.headers.get('retry-after')).not.toBeNull()
  }
  for (const path of ['/healthz', '/readyz', '/login', '/docs'])
    expect((await app.request(path)).status, path).toBe(200)
  expect((await app.request('/v1/sites', { method: 'OPTIONS' })).status).toBe(204)
  const server = await startServer(closed, { ready: true })
  try {
    const url = `http://127.0.0.1:${server.port}/v1/public/sites/${await h.newSite('Closed')}/events`
    const body = JSON.stringify({ events: [] })
    const sent = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect((await sent.json()) as object).toMatchObject({ code: 'maintenance' })
  } finally {
    await server.close(0)
  }
})

test('a compressed body is refused as such, by whichever way it comes', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const body = new Uint8Array(gzipSync('{}'))
  const site = await h.newSite('Zipped')
  for (const path of ['/v1/auth/sign-in', `/v1/public/sites/${site}/events`]) {
    const answer = await ask(path, { method: 'POST', headers, body })
    expect([answer.status, await answer.json()]).toMatchObject([415, { code: 'content_encoding_not_supported' }])
  }
})

test('a time zone is known in any case of letters, and kept in its own', async () => {
  const site = await h.newSite('Calcutta')
  const { status, body } = await h.patch(`/v1/sites/${site}`, { timezone: 'asia/calcutta' })
  expect([status, body.timezone]).toEqual([200, 'Asia/Calcutta'])
  expect((await h.patch(`/v1/sites/${site}`, { timezone: 'asia/nowhere' })).status).toBe(422)
})
