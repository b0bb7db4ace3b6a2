/** Responses to requests that never reach an endpoint: malformed, too slow, or refused under overload. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { crossOrigin } from '../cross-origin.ts'
import { requestIdOf } from '../exchange.ts'
import { limits } from '../limits.ts'
import { localeOf } from '../messages/messages.ts'
import { problemReply } from '../problem/answer.ts'
import type { ProblemCode } from '../problem/catalog.ts'
import { type Problem, problem } from '../problem/problem.ts'

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header)

/** Refused clients that retry at once would slow the others down, so their connection is paused for a moment. */
function rest({ socket }: IncomingMessage): void {
  // After Node has finished the response, which resumes reading.
  setImmediate(() => {
    socket.pause()
    setTimeout(() => {
      if (!socket.destroyed) socket.resume()
    }, limits.overload_rest_milliseconds).unref()
  })
}

/** Refuses a request whose header alone is known. */
export function refuse(incoming: IncomingMessage, outgoing: ServerResponse, why: Problem): void {
  const request_id = requestIdOf(one(incoming.headers['request-id']))
  const { status, headers, body } = problemReply(why, localeOf(incoming.headers['accept-language']), request_id)
  outgoing.writeHead(status, {
    ...headers,
    'Content-Length': Buffer.byteLength(body ?? ''),
    'Request-Id': request_id,
    ...crossOrigin,
  })
  outgoing.once('finish', () => rest(incoming))
  outgoing.end(body)
}

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
    'Content-Length': String(Buffer.byteLength(body ?? '')),
    'Request-Id': request_id,
    Connection: 'close',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
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
 * moment to see the answer, since a connection that is closed in its midst loses what was sent last.
 */
export function endUnread(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { bytes_max, milliseconds_max } = unreadLimits,
): void {
  if (incoming.headers['content-length'] === undefined && incoming.headers['transfer-encoding'] === undefined) return
  // Before Node's own listener, which would read and discard an unread body without a limit.
  outgoing.prependOnceListener('finish', () => {
    if (outgoing.statusCode === 503) rest(incoming)
    if (incoming.complete || incoming.destroyed) return
    const { socket } = incoming
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
