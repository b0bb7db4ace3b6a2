/** Hands a request on to the process of a sandbox, and its answer back. */
import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Of one connection alone. */
const hop = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te'],
  ...['trailer', 'transfer-encoding', 'upgrade'],
])
/** What only our server says to a sandbox, or must not reach it. */
const own = /^(x-leadwright-|x-forwarded-|forwarded$|x-real-ip$|authorization$)/

export interface ForwardOptions {
  port: number
  /** The host that WordPress knows itself by. */
  host: string
  https: boolean
  path: string
  body_bytes_max: number
  /** Told of what was sent. */
  took: (bytes: number) => void
  answer_ms: number
  /** Further headers for the sandbox. */
  headers?: Readonly<Record<string, string>>
  /** Set with the answer. */
  cookie?: string
  cookie_name: string
}

export type ForwardOutcome = 'done' | 'late' | 'broken' | 'too_large'

export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  to: ForwardOptions,
): Promise<ForwardOutcome> {
  const announced = Number(incoming.headers['content-length'] ?? 0)
  if (announced > to.body_bytes_max) return Promise.resolve('too_large')
  return new Promise(resolve => {
    const asked = request({
      host: '127.0.0.1',
      port: to.port,
      method: incoming.method,
      path: to.path,
      agent: false,
      headers: {
        ...askedHeaders(incoming.headers, to.cookie_name),
        ...to.headers,
        host: to.host,
        'x-forwarded-proto': to.https ? 'https' : 'http',
      },
    })
    let over = false
    let bytes = 0
    const end = (how: ForwardOutcome) => {
      if (over) return
      over = true
      to.took(bytes)
      clearTimeout(late)
      if (how !== 'done') asked.destroy()
      resolve(how)
    }
    const late = setTimeout(() => end('late'), to.answer_ms)
    asked.on('error', () => end('broken'))
    asked.on('response', answer => {
      clearTimeout(late)
      for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name)
      outgoing.writeHead(answer.statusCode ?? 502, answeredHeaders(answer.headers, to.cookie))
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
      outgoing.on('close', () => end('done'))
    })
    incoming.on('data', (part: Buffer) => {
      bytes += part.length
      if (bytes > to.body_bytes_max) end('too_large')
    })
    incoming.on('error', () => end('done'))
    outgoing.on('close', () => {
      // Whoever has gone is not waited for, but the process finishes what it does: the next visitor waits for that.
      if (!outgoing.writableFinished) end('done')
    })
    incoming.pipe(asked)
  })
}

function askedHeaders(headers: IncomingHttpHeaders, cookie_name: string): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || hop.has(name) || own.test(name)) continue
    kept[name] = name === 'cookie' ? withoutCookie(String(value), cookie_name) : value
  }
  return kept
}

const withoutCookie = (cookies: string, name: string): string =>
  cookies
    .split(';')
    .filter(one => !one.trim().startsWith(`${name}=`))
    .join(';')
    .trim()

function answeredHeaders(headers: IncomingHttpHeaders, cookie: string | undefined): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || hop.has(name) || name === 'x-powered-by' || name === 'server') continue
    kept[name] = value
  }
  if (cookie !== undefined) kept['set-cookie'] = [...[headers['set-cookie'] ?? []].flat(), cookie]
  kept['x-robots-tag'] = 'noindex, nofollow'
  kept['x-content-type-options'] = 'nosniff'
  return kept
}
