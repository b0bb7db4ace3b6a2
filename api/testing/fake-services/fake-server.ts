/** What fakes of services share: a port, a clock of their own, routes, misfortunes, and the judge that holds every call against the contract. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { FixedClock } from '../../platform/runtime/clock.ts'
import type { Contract } from './published-contract.ts'

export interface FakeCall {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  /** Of JSON or of a form. */
  body: Record<string, unknown>
  params: Record<string, string>
}

export interface FakeAnswer {
  status: number
  body?: unknown
  headers?: Record<string, string>
  /** In the place of JSON. */
  text?: string
}

export interface Misfortune {
  /** `gateway`: 403 without JSON. */
  kind: 'error' | 'cut' | 'hang' | 'rate_limit' | 'gateway'
  /** Whether the call did its work all the same. */
  has_effect?: boolean
  /** `POST /lists/{list_id}`, as the routes name it; any call without. */
  on?: string
  times?: number
}

type Handler = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>
export type FakeRoutes = Record<string, Handler>

export interface FakeParts {
  started_at: number
  routes: FakeRoutes
  contract: Contract
  /** Routes that the contract lacks, known from elsewhere. */
  beyond: readonly string[]
  /** Before a route is looked for: signing in and limits. */
  admit(call: FakeCall, name: string): FakeAnswer | undefined
  refuse: { rate_limit(): FakeAnswer; error(): FakeAnswer }
}

export class FakeRefusal extends Error {
  readonly answer: FakeAnswer
  constructor(answer: FakeAnswer) {
    super(`refused with ${answer.status}`)
    this.answer = answer
  }
}

export async function startFakeServer(parts: FakeParts, clock = new FixedClock(parts.started_at)) {
  const faults: string[] = []
  const calls: { name: string; status: number; body: unknown }[] = []
  const waiting: (Misfortune & { times: number })[] = []
  const hanging = new Set<ServerResponse>()
  let downUntil = 0
  let under_way = 0
  let most_at_once = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://fake')
    const raw = await text(request)
    if (clock.now() < downUntil) return void request.socket.destroy()
    const [name, params] = findRoute(parts.routes, request.method ?? '', url.pathname)
    const call = { ...readCall(request, url, raw), params }
    const misfortune = take(name)
    const isSpared = misfortune !== undefined && !misfortune.has_effect
    const done = isSpared ? undefined : await work(call, name)
    const result = misfortune ? misfortuneAnswer(misfortune) : done
    calls.push({ name, status: result?.status ?? 0, body: call.body })
    if (result) send(response, result)
    else if (misfortune?.kind === 'hang') hanging.add(response)
    else request.socket.destroy()
  }

  async function work(call: FakeCall, name: string): Promise<FakeAnswer> {
    const operation = parts.contract.findOperation(call.method, call.path)
    if (!operation && !parts.beyond.includes(name)) faults.push(`${call.method} ${call.path}: no such call`)
    if (operation) {
      const body = call.method === 'GET' || call.method === 'DELETE' ? undefined : call.body
      for (const fault of parts.contract.judgeRequest(operation, call.query, body))
        faults.push(`${operation.name}: ${fault}`)
    }
    const result = await handle(call, name)
    const found =
      operation && result.text === undefined ? parts.contract.judgeAnswer(operation, result.status, result.body) : []
    for (const fault of found) faults.push(`answer of ${operation?.name}: ${fault}`)
    return result
  }

  async function handle(call: FakeCall, name: string): Promise<FakeAnswer> {
    try {
      return parts.admit(call, name) ?? (await parts.routes[name]?.(call)) ?? { status: 404, text: 'not found' }
    } catch (error) {
      if (error instanceof FakeRefusal) return error.answer
      faults.push(`fake: ${error instanceof Error ? error.stack : error}`)
      return parts.refuse.error()
    }
  }

  function take(name: string): Misfortune | undefined {
    const found = waiting.find(({ on }) => on === undefined || on === name)
    if (!found) return undefined
    found.times -= 1
    if (found.times === 0) waiting.splice(waiting.indexOf(found), 1)
    return found
  }

  function misfortuneAnswer({ kind }: Misfortune): FakeAnswer | undefined {
    if (kind === 'error') return parts.refuse.error()
    if (kind === 'rate_limit') return parts.refuse.rate_limit()
    return kind === 'gateway' ? { status: 403, text: '<html><body>Access Denied</body></html>' } : undefined
  }

  const server = createServer((request, response) => {
    under_way += 1
    most_at_once = Math.max(most_at_once, under_way)
    response.on('close', () => {
      under_way -= 1
    })
    answer(request, response).catch(error => {
      faults.push(`fake: ${error instanceof Error ? error.stack : error}`)
      request.socket.destroy()
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clock,
    calls,
    faults,
    get under_way() {
      return under_way
    },
    get most_at_once() {
      return most_at_once
    },
    fail: (misfortune: Misfortune) => void waiting.push({ ...misfortune, times: misfortune.times ?? 1 }),
    /** Nothing answers until the clock has gone so far. */
    goDown(milliseconds: number): void {
      downUntil = clock.now() + milliseconds
    },
    takeFaults: () => faults.splice(0),
    assertNoFaults(): void {
      if (faults.length > 0) throw new Error(`The service would not have been called so:\n${faults.join('\n')}`)
    },
    async close(): Promise<void> {
      for (const response of hanging) response.destroy()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

export type FakeServer = Awaited<ReturnType<typeof startFakeServer>>

function findRoute(routes: FakeRoutes, method: string, pathname: string): [string, Record<string, string>] {
  const segments = pathname.split('/')
  for (const name of Object.keys(routes)) {
    const [verb, template = ''] = name.split(' ')
    const parts = template.split('/')
    const isSame =
      parts.length === segments.length && parts.every((part, at) => part.startsWith('{') || part === segments[at])
    if (verb !== method || !isSame) continue
    const named = parts.flatMap((part, at) =>
      part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(segments[at] ?? '')]] : [],
    )
    return [name, Object.fromEntries(named)]
  }
  return [`${method} ${pathname}`, {}]
}

function readCall(request: IncomingMessage, url: URL, raw: string): Omit<FakeCall, 'params'> {
  const headers = new Headers(Object.entries(request.headers).map(([key, value]) => [key, String(value)]))
  const isForm = headers.get('content-type')?.includes('x-www-form-urlencoded')
  const body = raw === '' ? {} : isForm ? Object.fromEntries(new URLSearchParams(raw)) : JSON.parse(raw)
  return { method: request.method ?? '', path: url.pathname, query: url.searchParams, headers, body }
}

function send(response: ServerResponse, { status, body, headers, text: written }: FakeAnswer): void {
  const isJson = written === undefined && body !== undefined
  response.writeHead(status, { 'content-type': isJson ? 'application/json' : 'text/html', ...headers })
  response.end(isJson ? JSON.stringify(body) : (written ?? ''))
}
