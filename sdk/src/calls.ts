/** Every call of a client: its settings, its token and what the endpoint asks for, as one exchange. */
import { Answer, ListAnswer, type Page } from './answer.ts'
import { type Endpoint, type EndpointRequest, queryString, requestOf } from './endpoint.ts'
import { fromEnvironment, runsInNode } from './environment.ts'
import { LeadwrightError } from './errors.ts'
import type { ClientOptions, HeaderValues, RawRequestOptions, RequestOptions, Token } from './options.ts'
import { exchange, type ReceivedResponse, type ReplyOptions, type Watch } from './transport.ts'
import { version } from './version.ts'

const TIMEOUT_MS = 30_000
const RETRIES = 2

export class Calls {
  readonly options: ClientOptions
  readonly #baseUrl: string
  readonly #watch: Watch | undefined

  /** `watch` is told of the headers of each answer. */
  constructor(options: ClientOptions = {}, watch?: Watch) {
    this.#baseUrl = toBaseUrl(options.baseUrl ?? fromEnvironment('LEADWRIGHT_BASE_URL'))
    this.options = options
    this.#watch = watch
  }

  /** One endpoint. */
  send<T>(endpoint: Endpoint, request: object, options?: RequestOptions): Answer<T> {
    return this.#answer<T>(() => requestOf(endpoint, request), options)
  }

  /** A list, whose further pages are asked for by cursor. */
  list<P extends Page>(endpoint: Endpoint, request: object, options?: RequestOptions): ListAnswer<P> {
    const called = new Error()
    const reading: ReplyOptions = { isRaw: false }
    const page = (how: ReplyOptions, cursor?: { cursor: string }) =>
      this.#receive<P>(() => requestOf(endpoint, onPage(request, cursor)), options, called, how)
    return new ListAnswer(page(reading), reading, cursor => page({ isRaw: false }, { cursor }))
  }

  /** A path that has no method of its own. */
  request<T>(method: string, path: string, { query, body, ...options }: RawRequestOptions = {}): Answer<T> {
    const request = { method: method.toUpperCase(), path, query, body }
    return this.#answer<T>(() => request, options)
  }

  #answer<T>(describe: () => EndpointRequest, options: RequestOptions | undefined): Answer<T> {
    const reading: ReplyOptions = { isRaw: false }
    return new Answer(this.#receive<T>(describe, options, new Error(), reading), reading)
  }

  async authorization(): Promise<Record<string, string>> {
    const { token = fromEnvironment('LEADWRIGHT_API_KEY') } = this.options
    const value = await readToken(token)
    return value ? { Authorization: `Bearer ${value}` } : {}
  }

  url(path: string, query?: EndpointRequest['query']): string {
    const search = queryString(query)
    return `${this.#baseUrl}${path}${search && (path.includes('?') ? '&' : '?')}${search}`
  }

  /** The client's headers, then the operation's, then those of the call. */
  headers(...layers: (HeaderValues | undefined)[]): Headers {
    const headers = new Headers({ Accept: 'application/json, */*;q=0.5' })
    if (runsInNode()) headers.set('User-Agent', `leadwright-sdk/${version}`)
    for (const layer of [this.options.headers, ...layers]) {
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
    const own = this.options.account
    return typeof own === 'function' ? own() : own
  }

  get fetch(): typeof globalThis.fetch {
    return this.options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  }

  /** `called` was made where the caller called: what fails later is given its stack. */
  async #receive<T>(
    describe: () => EndpointRequest,
    options: RequestOptions = {},
    called: Error,
    reading: ReplyOptions,
  ): Promise<ReceivedResponse<T>> {
    try {
      const { method, path, template = path, query, body, form, accept } = describe()
      const sent = encode((await form) ?? body)
      return await exchange<T>({
        name: `${method} ${template}`,
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
        timeout: options.timeout ?? this.options.timeout ?? TIMEOUT_MS,
        maxRetries: options.maxRetries ?? this.options.maxRetries ?? RETRIES,
        signal: options.signal,
        recover: this.options.recover,
        logger: this.options.logger,
        watch: this.#watch,
        reading,
      })
    } catch (error) {
      if (error instanceof LeadwrightError) stackOf(error, called)
      throw error
    }
  }
}

/** Throws a TypeError that says what is wrong with it. A path, or none, is of the page's own origin. */
function toBaseUrl(given: string | undefined): string {
  if (given !== '' && !/^(https?:\/)?\//i.test(given ?? ''))
    throw new TypeError(
      `The client needs \`baseUrl\` or LEADWRIGHT_BASE_URL, such as 'https://leads.example.com', not '${given}'.`,
    )
  return given?.replace(/\/+$/, '') ?? ''
}

/** Adds the caller to the stack, which the engine loses across the network call. */
function stackOf(error: Error, called: Error): void {
  const frames = called.stack?.replace(/^Error\n/, '')
  if (frames) error.stack = `${error.name}: ${error.message}\n${frames}`
}

const readToken = async (token: Token | null | undefined): Promise<string> =>
  (typeof token === 'function' ? await token() : token) ?? ''

function conditions(method: string, options: RequestOptions): HeaderValues {
  return {
    'Idempotency-Key': method === 'GET' ? undefined : (options.idempotencyKey ?? newKey()),
    'If-Match': typeof options.ifMatch === 'number' ? `"${options.ifMatch}"` : options.ifMatch,
  }
}

/** 128 random bits. `crypto.randomUUID` is missing on pages without HTTPS. */
/** A search has the cursor where it has all it asks for: in its body. */
const onPage = (request: { body?: object } | undefined, cursor?: { cursor: string }): object =>
  request?.body ? { ...request, body: { ...request.body, ...cursor } } : { ...request, ...cursor }

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

function encode(body: unknown): { body?: BodyInit; headers?: HeaderValues } {
  if (body === undefined || body === null) return {}
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
