/** A server that behaves as the SDK's tests ask: the site's id names the behavior, and what arrived can be read back. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export interface Recorded {
  method: string
  url: string
  headers: Record<string, string>
  body: string
}

interface Call {
  body: string
  /** How often this site was called, this time included. */
  count: number
  url: URL
  request: IncomingMessage
  response: ServerResponse
}

export interface TestServer {
  port: number
  /** Texts that the server gives out by path, for pages and scripts. */
  files: Map<string, { type: string; text: string }>
  close(): Promise<void>
}

/** Starts the server on a free port of all loopback names. */
export async function startServer(): Promise<TestServer> {
  const recorded = new Map<string, Recorded[]>()
  const files: TestServer['files'] = new Map()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    allowEveryOrigin(request, response)
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const file = files.get(url.pathname)
    if (file) return response.writeHead(200, { 'content-type': file.type }).end(file.text)
    const [, type = '', site = ''] = /^\/(recorded|v1\/sites|v1\/public\/sites)\/([^/]+)/.exec(url.pathname) ?? []
    const calls = recorded.get(site) ?? []
    if (type === 'recorded') return json(response, 200, calls)
    const headers = request.headers as Record<string, string>
    recorded.set(site, calls)
    const body = await bodyOf(request)
    calls.push({ method: request.method ?? '', url: request.url ?? '', headers, body })
    const behave = behaviors[site.split('_')[0] ?? ''] ?? behaviors.ok!
    await behave({ body, count: calls.length, url, request, response })
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  const close = () =>
    new Promise<void>(resolve => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { port: (server.address() as AddressInfo).port, files, close }
}

const TAG = {
  id: 'tag_1',
  name: 'vip',
  source: 'api',
  lead_count: 0,
  version: 1,
  created_at: '2027-01-01T00:00:00.000Z',
  updated_at: '2027-01-01T00:00:00.000Z',
  later_field: null,
}
const NAMES = ['a', 'b', 'c', 'd', 'e']

const behaviors: Record<string, (call: Call) => void | Promise<void>> = {
  ok: ({ request, response }) =>
    request.method === 'DELETE'
      ? void response.writeHead(204).end()
      : json(response, request.method === 'POST' ? 201 : 200, TAG),
  pages: ({ body, url, response }) => {
    const from = Number(body ? (JSON.parse(body).cursor ?? 0) : url.searchParams.get('cursor'))
    const data = NAMES.slice(from, from + 2).map(name => ({ ...TAG, name }))
    const has_more = from + 2 < NAMES.length
    json(response, 200, { data, has_more, next_cursor: has_more ? String(from + 2) : null })
  },
  busy: ({ count, response }) =>
    count <= 2 ? problem(response, 503, count === 1 ? { 'retry-after': '0' } : {}) : json(response, 201, TAG),
  down: ({ response }) => problem(response, 503, { 'retry-after': '0' }),
  limited: ({ count, response }) =>
    count === 1 ? problem(response, 429, { 'retry-after': '1' }) : json(response, 200, TAG),
  patience: ({ response }) => problem(response, 429, { 'retry-after': '3600' }),
  silent: () => undefined,
  dawdling: ({ response }) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  cut: ({ count, request, response }) => (count === 1 ? void request.socket.destroy() : json(response, 201, TAG)),
  deleted: ({ count, request, response }) => {
    if (count > 1) return problem(response, 404)
    // After its head, so that no browser repeats the request by itself.
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9' })
    response.write('{', () => setTimeout(() => request.socket.destroy(), 50))
  },
  halved: ({ response }) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [{"id":'),
  empty: ({ response }) => void response.writeHead(200, { 'content-type': 'application/json' }).end(),
  zipped: ({ response }) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync('{"data": []}').subarray(0, 20)),
  proxy: ({ response }) =>
    void response.writeHead(502, { 'content-type': 'text/html', server: 'edge' }).end('<h1>Bad gateway</h1>'),
  page: ({ response }) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  older: ({ response }) => {
    response.setHeader('leadwright-version', '0.0.9')
    json(response, 200, TAG)
  },
  going: ({ response }) => {
    response.setHeader('sunset', 'Fri, 01 Jan 2028 00:00:00 GMT')
    json(response, 200, TAG)
  },
  rightless: ({ response }) => {
    response.writeHead(403, { 'content-type': 'application/problem+json' })
    response.end(
      JSON.stringify({
        status: 403,
        code: 'not_permitted',
        detail: 'Not allowed. It requires `manage-leads`.',
        required_permissions: ['manage-leads'],
      }),
    )
  },
  buffering: ({ response }) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders(),
  image: ({ response }) => void response.writeHead(200, { 'content-type': 'image/webp' }).end('abc'),
  status: ({ url, response }) => problem(response, Number(/status_(\d+)/.exec(url.pathname)?.[1])),
  csv: ({ response }) => void response.writeHead(200, { 'content-type': 'text/csv' }).end('name\nvip\n'),
  follow: ({ request, response }) => {
    const from = Number(request.headers['last-event-id'] ?? 0)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': welcome\r\n\r\nretry: 20\n\n')
    for (const id of [from + 1, from + 2])
      response.write(`id: ${id}\nevent: lead.created\ndata: {"n":\ndata: ${id}}\n\n`)
    response.end()
  },
  hush: ({ count, response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`retry: 20\n\nid: ${count}\ndata: ${count}\n\n`)
  },
  telling: ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': open\n\nevent: conversation\ndata: {"conversation_id":"conv_1"}\n\n: alive\n\n')
    response.end('event: text\ndata: {"text":"From"}\n\nevent: message\ndata: {"id":"cmsg_1","text":"From Monday"}\n\n')
  },
  broken: ({ request, response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: text\ndata: {"text":"From"}\n\n', () => setTimeout(() => request.socket.destroy(), 50))
  },
  restarting: ({ count, response }) => {
    if (count === 2) return problem(response, 503, { 'retry-after': '0' })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(`retry: 20\n\nid: ${count}\ndata: ${count}\n\n`)
  },
}

function problem(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  const document = {
    type: `/docs/problems/code_${status}`,
    title: `Title ${status}`,
    status,
    code: `code_${status}`,
    detail: `Detail ${status}`,
    request_id: `req_${status}`,
    ...(status === 422 && { errors: [{ pointer: '/name', code: 'required', text: 'Give it a name.' }] }),
  }
  response.writeHead(status, { 'content-type': 'application/problem+json', ...headers })
  response.end(JSON.stringify(document))
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'request-id': 'req_ok', etag: '"1"' })
  response.end(JSON.stringify(value))
}

function allowEveryOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader(
    'access-control-expose-headers',
    'request-id, retry-after, etag, leadwright-version, sunset, server',
  )
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
