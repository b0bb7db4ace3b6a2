/**
 * Fetches URLs that a person typed, and posts to them: public addresses only, checked on what the name resolves to when the
 * connection is made, and pinned to it; each redirect is checked again; bounded in time, size and redirects.
 */
import type { Agent, IncomingMessage, RequestOptions } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { limits } from '../../runtime/limits.ts'
import { isLoopback } from '../loopback.ts'
import type { Connections } from './connections.ts'
import { markedHeaders } from './fetch-mark.ts'
import { isPublicAddress } from './public-address.ts'

export type Refusal =
  | 'url_invalid'
  | 'address_not_public'
  | 'page_unreachable'
  | 'page_slow'
  | 'page_too_large'
  | 'too_many_redirects'

export class FetchRefusalError extends Error {
  readonly code: Refusal
  constructor(code: Refusal) {
    super(code)
    this.code = code
  }
}

export interface FetchResult {
  /** Where it was found, after redirects. */
  url: string
  status: number
  headers: Headers
  body: Buffer
}

export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>

export interface PostResult {
  status: number
  headers: Headers
  /** The beginning of the answer's body. */
  body: Buffer
}

export interface PostOptions {
  headers: Readonly<Record<string, string>>
  body: string
  milliseconds_max: number
  /** How much of the answer is read. */
  answer_bytes_max: number
  /** Programs on this machine may be reached, too: where the configuration allows it. */
  takes_loopback?: boolean
}

export interface SafeFetch {
  /** With `connections`, by one that is open already, if there is; its address was checked when it was made. */
  get(url: string, accept?: string, connections?: Connections): Promise<FetchResult>
  /** Follows no redirect: what is posted is meant for this URL alone. */
  post(url: string, posting: PostOptions): Promise<PostResult>
}

export interface SafeFetchParts {
  resolve?: Resolve
  isAllowed?: (address: string) => boolean
  /** Pages of this installation's own sites, whose address is not checked. */
  isOwnPage?: (url: URL) => boolean
  milliseconds_max?: number
}

const resolveName: Resolve = async host => (await import('node:dns/promises')).lookup(host, { all: true })

export function safeFetch({
  resolve = resolveName,
  isAllowed = isPublicAddress,
  isOwnPage = () => false,
  milliseconds_max = limits.fetch_milliseconds_max,
}: SafeFetchParts = {}): SafeFetch {
  return {
    async get(given, accept = '*/*', connections) {
      const signal = AbortSignal.timeout(milliseconds_max)
      let url = webUrl(given)
      for (let step = 0; step <= limits.fetch_redirects_max; step++) {
        const address = isOwnPage(url) ? undefined : await publicAddressOf(url, { resolve, isAllowed }, signal)
        const headers = { accept, 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Leadwright (page check)' }
        const answer = await answerOf(url, address, { method: 'GET', headers, connections }, signal)
        const next = redirectOf(answer, url)
        if (!next) {
          const body = await bodyOf(answer, signal)
          return { url: url.href, status: answer.statusCode ?? 0, headers: headersOf(answer), body }
        }
        answer.destroy()
        url = next
      }
      throw new FetchRefusalError('too_many_redirects')
    },
    async post(given, { headers, body, milliseconds_max, answer_bytes_max, takes_loopback = false }) {
      const signal = AbortSignal.timeout(milliseconds_max)
      const url = webUrl(given)
      const allowed = (address: string) => isAllowed(address) || (takes_loopback && isLoopback(address))
      const address = await publicAddressOf(url, { resolve, isAllowed: allowed }, signal)
      const length = { 'content-length': String(Buffer.byteLength(body)) }
      const sent: OutgoingRequest = { method: 'POST', headers: { ...headers, ...length }, body }
      const answer = await answerOf(url, address, sent, signal)
      const beginning = await beginningOf(answer, answer_bytes_max, signal)
      return { status: answer.statusCode ?? 0, headers: headersOf(answer), body: beginning }
    },
  }
}

/** Ports below 1024 belong to other protocols, whose servers a request may confuse. */
function webUrl(given: string, from?: URL): URL {
  const url = URL.parse(given, from?.href)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new FetchRefusalError('url_invalid')
  }
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  if (port !== 80 && port !== 443 && port < 1024) throw new FetchRefusalError('url_invalid')
  return url
}

interface Address {
  address: string
  family: number
}

/** The address that the connection is pinned to; a name is refused if any of its addresses is not public. */
type AddressResolver = Required<Pick<SafeFetchParts, 'resolve' | 'isAllowed'>>

async function publicAddressOf(
  url: URL,
  { resolve, isAllowed }: AddressResolver,
  signal: AbortSignal,
): Promise<Address> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const found = family > 0 ? [{ address: host, family }] : await within(resolve(host), signal)
  if (found.some(({ address }) => !isAllowed(address))) throw new FetchRefusalError('address_not_public')
  const first = found.find(one => one.family === 4) ?? found[0]
  if (!first) throw new FetchRefusalError('page_unreachable')
  return first
}

function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new Promise<never>((_, refuse) => {
    signal.addEventListener('abort', () => refuse(new FetchRefusalError('page_slow')), { once: true })
  })
  return Promise.race([work.catch(() => refuse('page_unreachable')), over])
}

function refuse(code: Refusal): never {
  throw new FetchRefusalError(code)
}

interface OutgoingRequest {
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string
  connections?: Connections | undefined
}

async function answerOf(
  url: URL,
  address: Address | undefined,
  { method, headers, body, connections }: OutgoingRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { request } = await import(url.protocol === 'https:' ? 'node:https' : 'node:http')
  const lookup: LookupFunction = (_host, options, done) => {
    if (!address) return done(new Error('not looked up'), '', 0)
    return options.all ? done(null, [address], address.family) : done(null, address.address, address.family)
  }
  const options: RequestOptions = {
    signal,
    method,
    headers: { ...headers, ...markedHeaders },
    ...(address && { lookup }),
  }
  const ask = (agent: Agent | false): Promise<IncomingMessage> =>
    new Promise((fulfill, fail) => {
      const sent = (request as typeof import('node:http').request)(url, { ...options, agent }, fulfill)
      sent.on('error', () => {
        // Its host closed it, as it may at any time, while it was being used once more.
        if (sent.reusedSocket && !signal.aborted) ask(false).then(fulfill, fail)
        else fail(new FetchRefusalError(signal.aborted ? 'page_slow' : 'page_unreachable'))
      })
      sent.end(body)
    })
  return ask(connections?.of(url) ?? false)
}

function redirectOf(answer: IncomingMessage, url: URL): URL | undefined {
  const { statusCode = 0, headers } = answer
  if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return undefined
  return webUrl(headers.location, url)
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '')
  return headers
}

/** Counted after decompression, since a small response may be a large page. */
async function bodyOf(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of await unpacked(answer)) {
      size += (part as Buffer).byteLength
      if (size > limits.fetch_bytes_max) throw new FetchRefusalError('page_too_large')
      parts.push(part as Buffer)
    }
  } catch (error) {
    if (error instanceof FetchRefusalError) throw error
    throw new FetchRefusalError(signal.aborted ? 'page_slow' : 'page_unreachable')
  } finally {
    answer.destroy()
  }
  // A body without a length looks whole when we cut it off.
  if (signal.aborted) throw new FetchRefusalError('page_slow')
  return Buffer.concat(parts)
}

/** What follows is not read, and what breaks off after the status was answered is no failure. */
async function beginningOf(answer: IncomingMessage, bytes_max: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of answer) {
      parts.push(part as Buffer)
      size += (part as Buffer).byteLength
      if (size >= bytes_max) break
    }
  } catch {
    if (signal.aborted) throw new FetchRefusalError('page_slow')
  } finally {
    answer.destroy()
  }
  return Buffer.concat(parts).subarray(0, bytes_max)
}

async function unpacked(answer: IncomingMessage): Promise<Readable> {
  const coding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (coding === '' || coding === 'identity') return answer
  const { createBrotliDecompress, createGunzip, createInflate } = await import('node:zlib')
  const make = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }[
    coding
  ]
  if (!make) throw new FetchRefusalError('page_unreachable')
  const stream = make()
  answer.on('error', error => stream.destroy(error))
  return answer.pipe(stream)
}
