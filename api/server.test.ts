/** What the whole app answers besides operations: paths that name nothing, and those that the admin's page is for. */
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from './platform/limits.ts'
import { createWholeApp, startServer } from './server.ts'
import { createHarness, type Harness } from './testing/harness.ts'

let h: Harness
let ask: (path: string, init?: RequestInit) => Promise<Response>
beforeAll(async () => {
  h = await createHarness({ HOST: '127.0.0.1', PORT: '0' })
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
