/** Responses to requests that never reach an endpoint: malformed, too slow, or refused under overload. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { browserHeaders } from '../../http/browser-headers.ts'
import { requestIdOf } from '../../http/exchange.ts'
import type { ProblemCode } from '../../problem/catalog.ts'
import { type Problem, problem } from '../../problem/problem.ts'
import { limits } from '../../runtime/limits.ts'
import { type Locale, localeOf, locales } from '../../texts/messages/messages.ts'
import { problemReply } from '../answer.ts'
import { crossOrigin } from '../cross-origin.ts'

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header)

/** Stands in a prepared answer where the id of the request belongs. */
const id_mark = requestIdOf(undefined)

export interface Refusal {
  /** To a request whose header alone is known. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): void
  /** The same as what goes over the wire, each character a byte; the connection stays open. */
  bytes(headers: { request_id: string | undefined; accept_language: string | undefined }): string
}

/** All of the answer but the id is written once: many more may come than can be served. */
export function refusal(why: Problem): Refusal {
  const prepared = Object.fromEntries(locales.map(locale => [locale, prepare(why, locale)])) as Record<
    Locale,
    PreparedRefusals
  >
  return {
    answer({ headers }, outgoing) {
      const request_id = requestIdOf(one(headers['request-id']))
      const { status, head, before, after } = prepared[localeOf(headers['accept-language'])]
      const body = before + request_id + after
      outgoing.writeHead(status, [...head, 'Request-Id', request_id, 'Content-Length', Buffer.byteLength(body)])
      outgoing.end(body)
    },
    bytes(headers) {
      const request_id = requestIdOf(headers.request_id)
      const { lines, text } = prepared[localeOf(headers.accept_language)]
      const length = text.before.length + request_id.length + text.after.length
      const rest = `Request-Id: ${request_id}\r\nContent-Length: ${length}\r\n\r\n`
      return `${lines}${rest}${text.before}${request_id}${text.after}`
    },
  }
}

type PreparedRefusals = ReturnType<typeof prepare>

/** Each byte of UTF-8 as a character. */
const asBytes = (text: string): string => Buffer.from(text).toString('latin1')

function prepare(why: Problem, locale: Locale) {
  const { status, headers, body } = problemReply(why, locale, id_mark)
  const [before = '', after = ''] = String(body).split(id_mark)
  const fields = Object.entries({ ...headers, ...browserHeaders, ...crossOrigin })
  return {
    ...{ status, before, after, head: fields.flat(), text: { before: asBytes(before), after: asBytes(after) } },
    lines: statusLine(status) + fields.map(([name, value]) => `${name}: ${value}\r\n`).join(''),
  }
}

const statusLine = (status: number): string => `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`

/** Says why, and ends the connection. Nothing of an answer may have been sent before. */
export function refuseConnection(socket: Duplex, why: Problem): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const request_id = requestIdOf(undefined)
  const { status, headers, body } = problemReply(why, 'en', request_id)
  const fields = {
    ...headers,
    ...browserHeaders,
    'Content-Length': String(Buffer.byteLength(body ?? '')),
    'Request-Id': request_id,
    Connection: 'close',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`${statusLine(status)}${lines.join('')}\r\n${body}`, () => socket.destroy())
}

const codes: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'header_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Requests that Node's parser rejects or times out. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy()
    else refuseConnection(socket, problem(codes[error.code ?? ''] ?? 'request_malformed'))
  })
}

export interface UnreadLimits {
  bytes_max: number
  milliseconds_max: number
}

const unreadLimits: UnreadLimits = {
  bytes_max: limits.refused_body_bytes_max,
  milliseconds_max: limits.refused_body_milliseconds_max,
}

/**
 * A body that was answered before it was read: Node would read on to its end, however long it is. The sender is given a
 * moment to see the answer, since a connection that is closed in its midst loses what was sent last. The answer says that the
 * connection ends where not all will be read, or the sender's next request would be lost with it.
 */
export function endUnread(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { bytes_max, milliseconds_max } = unreadLimits,
): void {
  const { 'content-length': length, 'transfer-encoding': coding } = incoming.headers
  if (length === undefined && coding === undefined) return
  const { socket } = incoming
  if (Number(length ?? Number.POSITIVE_INFINITY) > bytes_max) announceClose(incoming, outgoing, milliseconds_max)
  // Before Node's own listener, which would read and discard an unread body without a limit.
  outgoing.prependOnceListener('finish', () => {
    if (incoming.complete || incoming.destroyed) return
    let left = bytes_max
    const timer = setTimeout(() => socket.destroySoon(), milliseconds_max)
    incoming.on('data', (chunk: Buffer) => {
      left -= chunk.byteLength
      if (left < 0) incoming.pause()
    })
    incoming.once('close', () => clearTimeout(timer))
    incoming.read(0)
    incoming.resume()
  })
}

function announceClose(incoming: IncomingMessage, outgoing: ServerResponse, milliseconds_max: number): void {
  const { socket } = incoming
  const writeHead = outgoing.writeHead
  outgoing.writeHead = ((...given: Parameters<typeof writeHead>) => {
    if (!incoming.complete) {
      outgoing.setHeader('Connection', 'close')
      // Node closes such a connection right after its answer, which the sender might not see then.
      const destroySoon = socket.destroySoon
      socket.destroySoon = () => {
        socket.destroySoon = destroySoon
        socket.end()
        setTimeout(() => socket.destroy(), milliseconds_max).unref()
      }
    }
    return writeHead.apply(outgoing, given)
  }) as typeof writeHead
}
