/** Turns an operation's request, as the generated code describes it, into an exchange with the client's settings. */
import { Answer, ListAnswer, type Page } from './answer.ts'
import { Configuration, type HTTPQuery, querystring, type RequestOpts } from './generated/runtime.ts'
import type { ClientOptions, HeaderValues, RawRequestOptions, RequestOptions, Token } from './options.ts'
import { exchange, type Outgoing, type Received } from './transport.ts'
import { version } from './version.ts'

const TIMEOUT_MS = 30_000
const RETRIES = 2

export class Calls {
  /** For the generated API classes: they ask it for the token. */
  readonly configuration: Configuration
  readonly #options: ClientOptions
  readonly #baseUrl: string

  constructor(options: ClientOptions) {
    this.#options = options
    this.#baseUrl = options.baseUrl.replace(/\/+$/, '')
    this.configuration = new Configuration({ accessToken: () => readToken(options.token) })
  }

  /** One operation. */
  send<T>(request: Promise<RequestOpts>, options: RequestOptions = {}): Answer<T> {
    return new Answer(this.#receive<T>(request, options))
  }

  /** A list, whose further pages are asked for by cursor. */
  list<P extends Page>(
    request: (cursor?: string) => Promise<RequestOpts>,
    options: RequestOptions = {},
  ): ListAnswer<P> {
    const next = (cursor: string) => this.#receive<P>(request(cursor), options)
    return new ListAnswer(this.#receive<P>(request(), options), next)
  }

  /** A path that has no method of its own. */
  request<T>(method: string, path: string, { query, body, ...options }: RawRequestOptions = {}): Answer<T> {
    const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
    const describe = async (): Promise<RequestOpts> => ({
      path,
      // The generated type lists the methods of the contract; any other goes to the server as it is.
      method: method.toUpperCase() as RequestOpts['method'],
      headers: await this.authorization(),
      query: Object.fromEntries(given) as HTTPQuery,
      body,
    })
    return this.send(describe(), options)
  }

  async authorization(): Promise<Record<string, string>> {
    const token = await readToken(this.#options.token)
    return token ? { Authorization: `Bearer ${token}` } : {}
  }

  url(path: string, query?: HTTPQuery): string {
    const search = query ? querystring(query) : ''
    return `${this.#baseUrl}${path}${search && (path.includes('?') ? '&' : '?')}${search}`
  }

  /** The client's headers, then the operation's, then those of the call. */
  headers(...layers: (HeaderValues | undefined)[]): Headers {
    const headers = new Headers({ Accept: 'application/json, */*;q=0.5' })
    if (runsInNode()) headers.set('User-Agent', `leadwright-sdk/${version}`)
    for (const layer of [this.#options.headers, ...layers]) {
      for (const [name, value] of Object.entries(layer ?? {})) {
        if (value === null) headers.delete(name)
        else if (value !== undefined) headers.set(name, value)
      }
    }
    return headers
  }

  get fetch(): typeof globalThis.fetch {
    return this.#options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  }

  async #receive<T>(request: Promise<RequestOpts>, options: RequestOptions): Promise<Received<T>> {
    const { path, method, query, body, headers } = await request
    const sent = encode(body)
    const outgoing: Outgoing = {
      method,
      url: this.url(path, query),
      headers: this.headers(headers, sent.headers, conditions(method, options), options.headers),
      body: sent.body,
      fetch: this.fetch,
      timeout: options.timeout ?? this.#options.timeout ?? TIMEOUT_MS,
      maxRetries: options.maxRetries ?? this.#options.maxRetries ?? RETRIES,
      signal: options.signal,
    }
    return exchange<T>(outgoing)
  }
}

const readToken = async (token: Token | undefined): Promise<string> =>
  (typeof token === 'function' ? await token() : token) ?? ''

function conditions(method: string, options: RequestOptions): HeaderValues {
  return {
    'Idempotency-Key': method === 'POST' ? (options.idempotencyKey ?? newKey()) : undefined,
    'If-Match': typeof options.ifMatch === 'number' ? `"${options.ifMatch}"` : options.ifMatch,
  }
}

/** 128 random bits. `crypto.randomUUID` is missing on pages without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

function encode(body: unknown): { body: BodyInit | undefined; headers?: HeaderValues } {
  if (body === undefined || body === null) return { body: undefined }
  if (isBodyInit(body)) {
    // A form needs the boundary that only fetch knows.
    return { body, headers: body instanceof FormData ? { 'Content-Type': null } : {} }
  }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

const isBodyInit = (body: unknown): body is BodyInit =>
  typeof body === 'string' ||
  [FormData, Blob, URLSearchParams, ArrayBuffer, ReadableStream].some(kind => body instanceof kind) ||
  ArrayBuffer.isView(body)

/** Browsers set the User-Agent themselves, and a header of our own would need permission from other origins. */
function runsInNode(): boolean {
  const { process } = globalThis as { process?: { versions?: { node?: string } } }
  return process?.versions?.node !== undefined
}
