/** The built server with a site, a stranger's site that it may fetch, and a port that takes in email. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { useBuiltServer } from '../tools/built-server.ts'
import { openServerFixture, setUpToken } from '../tools/server-fixture.ts'
import { freePort } from '../tools/server-process.ts'

/** An address of the internet that nobody is asked at: the server's network leads it to the check (network.ts). */
const stranger = '93.184.215.14'
export const return_path = 'bounces@mail.example.com'

export interface Answer {
  status: number
  body: Record<string, unknown>
}

export interface Scene {
  url: string
  site: string
  smtp_port: number
  token: string
  is_down(): boolean
  /** Where the stranger's site shows this from now on. */
  serve(body: string | Buffer, type: string, more?: { robots?: string; style?: string }): string
  /** With what is sent as JSON; another body goes as it is. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  get(path: string): Promise<Answer>
  close(): Promise<void>
}

export async function openScene(): Promise<Scene> {
  useBuiltServer()
  let shown: { body: string | Buffer; type: string; robots?: string; style?: string } = { body: '', type: 'text/html' }
  const web = createServer((request, response) => {
    const path = request.url ?? ''
    if (path === '/robots.txt') response.writeHead(shown.robots === undefined ? 404 : 200).end(shown.robots)
    else if (path === '/style.css') response.writeHead(200, { 'Content-Type': 'text/css' }).end(shown.style)
    else response.writeHead(200, { 'Content-Type': shown.type }).end(shown.body)
  }).listen(0, '127.0.0.1')
  const smtp_port = await freePort()
  const { port } = web.address() as AddressInfo
  const fixture = await openServerFixture({
    ...{ RETURN_PATH: return_path, INBOUND_SMTP_PORT: String(smtp_port) },
    ...{ STRANGER_ADDRESS: stranger, STRANGER_PORT: String(port), SUBMISSIONS_BURST: '100000' },
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'network.ts')}`,
  })
  const { url, server } = fixture
  let token = ''
  let count = 0
  const ask = async (method: string, path: string, given: unknown, headers: Record<string, string> = {}) => {
    const isRaw = given instanceof FormData || typeof given === 'string' || given instanceof Uint8Array
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
        ...(given !== undefined && !(given instanceof FormData) && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(given !== undefined && { body: (isRaw ? given : JSON.stringify(given)) as BodyInit }),
      signal: AbortSignal.timeout(120_000),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : {} } as Answer
  }
  const set_up = await setUpToken(server)
  const owner = {
    email: 'owner@stalls.example',
    password: 'correct horse battery',
    first_name: 'Ada',
    last_name: 'Oak',
  }
  const session = await ask('POST', '/v1/auth/set-up', {
    ...owner,
    password_confirmation: owner.password,
    token: set_up,
  })
  token = String((session.body as { token?: string }).token ?? '')
  const site = await ask('POST', '/v1/sites', {
    ...{ name: 'Stalls', subdomain: 'stalls', language: 'en', timezone: 'Europe/Madrid' },
  })
  if (site.status >= 300) throw new Error(`The site could not be made: ${JSON.stringify([session, site])}`)
  return {
    ...{ url, smtp_port, token, site: `/v1/sites/${site.body.id}` },
    is_down: () => server.child.exitCode !== null || server.child.signalCode !== null,
    serve(body, type, more = {}) {
      shown = { body, type, ...more }
      return `http://${stranger}/${++count}`
    },
    post: (path, body, headers) => ask('POST', path, body, headers),
    get: path => ask('GET', path, undefined),
    async close() {
      await fixture.close()
      web.close()
      web.closeAllConnections()
    },
  }
}
