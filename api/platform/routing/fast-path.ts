/**
 * The short way between socket and endpoint, past the web's `Request` and `Response`, whose making costs as much as
 * recording a visit. It handles what every page of every site sends, as browsers usually send it: everything else goes
 * through the app, with the same checks in the same order and the same answers.
 */
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Installation } from '../features/context.ts'
import type { Endpoint } from '../features/endpoint.ts'
import {
  addressOf,
  type Exchange,
  forwardedAddress,
  type HeaderReader,
  type Reply,
  requestIdOf,
} from '../http/exchange.ts'
import { problem } from '../problem/problem.ts'
import { limits } from '../runtime/limits.ts'
import { errorFields } from '../runtime/log.ts'
import { inWords } from '../runtime/size.ts'
import { answerProblem } from './answer.ts'
import { crossOrigin } from './cross-origin.ts'
import { type Authenticate, carryOut } from './route.ts'

/** A request handler of Node; false if it leaves the request to the next. */
export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** The next may also get a request later on. */
export type FastPath = (incoming: IncomingMessage, outgoing: ServerResponse, next: RequestListener) => boolean

/** Public endpoints take no credentials. */
const nobody: Authenticate = async () => null

export function fastPath(endpoints: readonly Endpoint[], installation: Installation): FastPath {
  const ways = endpoints.map(endpoint => ({
    endpoint,
    method: endpoint.contract.method.toUpperCase(),
    pattern: patternOf(endpoint.contract.path),
  }))
  return (incoming, outgoing, next) => {
    if (!isUsual(incoming)) return false
    for (const { endpoint, method, pattern } of ways) {
      if (method !== incoming.method) continue
      const params = pattern.exec(incoming.url ?? '')?.groups
      if (!params) continue
      const exchange = new SocketExchange(incoming, params, installation.config.trust_proxy)
      // An uncaught error here would end the process.
      answer(endpoint, exchange, installation)
        .then(reply => (reply === 'left' ? next(incoming, outgoing) : reply && send(outgoing, exchange, reply)))
        .catch(error => {
          installation.log.error({ request_id: exchange.request_id, ...errorFields(error) }, 'answer failed')
          outgoing.destroy()
        })
      return true
    }
    return false
  }
}

/** Parameters without anything that would have to be decoded. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[\\w.-]+)')}$`)

/** No body, or one of a known, small size and no browser navigation, which would get an error page in place of a problem document. */
function isUsual({ method, headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding, accept, expect } = headers
  if (method === 'GET') return length === undefined && encoding === undefined && expect === undefined
  if (encoding !== undefined || expect !== undefined || accept?.includes('text/html')) return false
  return length !== undefined && Number(length) <= limits.public_body_bytes_max
}

/**
 * Undefined if the client disconnected before the body was complete. What a GET is refused for the app refuses once more,
 * with a page where one was asked for.
 */
async function answer(
  endpoint: Endpoint,
  exchange: SocketExchange,
  installation: Installation,
): Promise<Reply | 'left' | undefined> {
  try {
    const reply = await carryOut(endpoint, exchange, installation, nobody)
    if (!(reply instanceof Response)) return reply
  } catch (error) {
    if (exchange.gone) return undefined
    if (exchange.method === 'GET') return 'left'
    return (await answerProblem(exchange, error, installation.log)) as Reply
  }
  throw new Error(`${endpoint.contract.operationId} answers with a Response.`)
}

function send(outgoing: ServerResponse, { request_id }: Exchange, { status, headers, body }: Reply): void {
  const length = { 'Content-Length': body === null ? 0 : Buffer.byteLength(body) }
  outgoing.writeHead(status, { ...headers, ...length, 'Request-Id': request_id, ...crossOrigin })
  outgoing.end(body ?? undefined)
}

class SocketExchange implements Exchange {
  readonly request_id: string
  readonly ip: string
  readonly method: string
  readonly headers: HeaderReader
  readonly params: Readonly<Record<string, string>>
  readonly #incoming: IncomingMessage
  #leaving: AbortController | undefined

  constructor(incoming: IncomingMessage, params: Readonly<Record<string, string>>, trust_proxy: boolean) {
    const { headers, method = '', socket } = incoming
    this.method = method
    this.#incoming = incoming
    this.params = params
    this.headers = new SocketHeaders(headers)
    this.request_id = requestIdOf(this.headers.get('request-id'))
    this.ip =
      forwardedAddress(incoming) ?? addressOf(this.headers.get('x-forwarded-for'), socket.remoteAddress, trust_proxy)
  }

  get path(): string {
    return this.#incoming.url ?? ''
  }

  get gone(): boolean {
    return this.#incoming.destroyed && !this.#incoming.complete
  }

  get signal(): AbortSignal {
    if (!this.#leaving) {
      const leaving = new AbortController()
      this.#incoming.socket.once('close', () => leaving.abort())
      this.#leaving = leaving
    }
    return this.#leaving.signal
  }

  queries(): Record<string, string[]> {
    return {}
  }

  /** Public endpoints have visitors alone. */
  noteActor(): void {}

  breakOff(): boolean {
    this.#incoming.socket.destroy()
    return true
  }

  async *pieces(bytes_max: number): AsyncGenerator<Uint8Array> {
    yield await this.bytes(bytes_max)
  }

  bytes(bytes_max: number): Promise<Uint8Array> {
    const incoming = this.#incoming
    return new Promise((resolve, reject) => {
      const parts: Buffer[] = []
      let size = 0
      incoming.on('data', (part: Buffer) => {
        size += part.byteLength
        parts.push(part)
      })
      incoming.once('end', () => {
        const [first = Buffer.alloc(0)] = parts
        if (size > bytes_max) reject(problem('body_too_large', { values: { size: inWords(bytes_max) } }))
        else resolve(parts.length > 1 ? Buffer.concat(parts) : first)
      })
      incoming.once('error', reject)
    })
  }
}

/** Node joins repeated headers like `Headers`, and has lower-case names. */
class SocketHeaders implements HeaderReader {
  readonly #headers: IncomingHttpHeaders

  constructor(headers: IncomingHttpHeaders) {
    this.#headers = headers
  }

  get(name: string): string | null {
    const value = this.#headers[name] ?? this.#headers[name.toLowerCase()]
    return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value
  }

  has(name: string): boolean {
    return this.get(name) !== null
  }
}
