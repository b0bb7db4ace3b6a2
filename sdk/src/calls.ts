/** Every call of a client: its settings, its token and what the endpoint asks for, as one exchange. */
import { Answer, ListAnswer, type Page } from './answer.ts'
import { type Endpoint, type EndpointRequest, queryString, requestOf } from './endpoint.ts'
import { LeadwrightError } from './errors.ts'
import type { ClientOptions, HeaderValues, RawRequestOptions, RequestOptions, Token } from './options.ts'
import { exchange, type Received } from './transport.ts'
import { version } from './version.ts'

const TIMEOUT_MS = 30_000
const RETRIES = 2

export class Calls {
  readonly #options: ClientOptions
  readonly #baseUrl: string

  constructor(options: ClientOptions) {
    this.#baseUrl = toBaseUrl(options?.baseUrl)
    this.#options = options
  }

  /** One endpoint. */
  send<T>(endpoint: Endpoint, request: object, options?: RequestOptions): Answer<T> {
    return new Answer(this.#receive<T>(() => requestOf(endpoint, request), options, new Error()))
  }

  /** A list, whose further pages are asked for by cursor. */
  list<P extends Page>(endpoint: Endpoint, request: object, options?: RequestOptions): ListAnswer<P> {
    const called = new Error()
    const page = (cursor?: { cursor: string }) =>
      this.#receive<P>(() => requestOf(endpoint, { ...request, ...cursor }), options, called)
    return new ListAnswer(page(), cursor => page({ cursor }))
  }

  /** A path that has no method of its own. */
  request<T>(method: string, path: string, { query, body, ...options }: RawRequestOptions = {}): Answer<T> {
    const request = { method: method.toUpperCase(), path, query, body }
    return new Answer(this.#receive<T>(() => request, options, new Error()))
  }

  async authorization(): Promise<Record<string, string>> {
    const token = await readToken(this.#options.token)
    return token ? { Authorization: `Bearer ${token}` } : {}
  }

  url(path: string, query?: EndpointRequest['query']): string {
    const search = queryString(query)
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

  /** That of the call, also where it is none; else the client's. */
  #account({ account }: RequestOptions): string | null | undefined {
    if (account !== undefined) return account
    const own = this.#options.account
    return typeof own === 'function' ? own() : own
  }

  get fetch(): typeof globalThis.fetch {
    return this.#options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  }

  /** `called` was made where the caller called: what fails later is given its stack. */
  async #receive<T>(
    describe: () => EndpointRequest,
    options: RequestOptions = {},
    called: Error,
  ): Promise<Received<T>> {
    try {
      const { method, path, query, body, accept } = describe()
      const sent = encode(body)
      return await exchange<T>({
        method,
        url: this.url(path, query),
        headers: this.headers(
          await this.authorization(),
          { 'X-Account': this.#account(options) },
          sent.headers,
          conditions(method, options),
          options.headers,
        ),
        body: sent.body,
        accept,
        fetch: this.fetch,
        timeout: options.timeout ?? this.#options.timeout ?? TIMEOUT_MS,
        maxRetries: options.maxRetries ?? this.#options.maxRetries ?? RETRIES,
        signal: options.signal,
        recover: this.#options.recover,
      })
    } catch (error) {
      if (error instanceof LeadwrightError) stackOf(error, called)
      throw error
    }
  }
}

/** Throws a TypeError that says what is wrong with it. A path, or none, is of the page's own origin. */
function toBaseUrl(given: string | undefined): string {
  const example = "such as 'https://leads.example.com'"
  if (given === undefined) throw new TypeError(`The client needs \`baseUrl\`, ${example}.`)
  if (given !== '' && !/^(https?:\/\/|\/)/i.test(given))
    throw new TypeError(`\`baseUrl\` must begin with http:// or https://, ${example}; it is '${given}'.`)
  return given.replace(/\/+$/, '')
}

/** Adds the caller to the stack, which the engine loses across the network call. */
function stackOf(error: Error, called: Error): void {
  const frames = called.stack?.replace(/^Error\n/, '')
  if (frames) error.stack = `${error.name}: ${error.message}\n${frames}`
}

const readToken = async (token: Token | undefined): Promise<string> =>
  (typeof token === 'function' ? await token() : token) ?? ''

function conditions(method: string, options: RequestOptions): HeaderValues {
  return {
    'Idempotency-Key': method === 'GET' ? undefined : (options.idempotencyKey ?? newKey()),
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
