/**
 * Ends connections with incomplete requests: each after its time, unless its body goes on arriving, and those of an address beyond its limit as
 * soon as it counts as slow. Looked at once a second, so that quick requests cost nothing. Headers that never end are
 * ended by Node, here they are only counted.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientPlace } from '../../http/client-place.ts'
import { addressOf } from '../../http/exchange.ts'
import { problem } from '../../problem/problem.ts'
import type { Clock } from '../../runtime/clock.ts'
import { limits } from '../../runtime/limits.ts'
import { connectionEvent } from './connection-event.ts'
import { refuseConnection } from './refusals.ts'

export interface SlowLimits {
  look_ms: number
  slow_ms: number
  request_ms_max: number
  bytes_per_second_min: number
  per_address_max: number
}

export const slowLimits: SlowLimits = {
  look_ms: 1_000,
  slow_ms: limits.slow_connection_seconds * 1_000,
  request_ms_max: limits.request_seconds_max * 1_000,
  bytes_per_second_min: limits.request_bytes_per_second_min,
  per_address_max: limits.slow_connections_per_address_max,
}

interface Connection {
  socket: Socket
  since: number
  request: IncomingMessage | undefined
  response: ServerResponse | undefined
  /** Since when its body is looked at, and what had been read by then: announcing a long body gives no time. */
  looked: { at: number; bytes: number }
  /** Bytes read when the last request had been answered: further ones are a header that has not ended. */
  answered_bytes: number | undefined
}

export interface Needs {
  clock: Clock
  trust_proxy: boolean
  /** How much of a connection's bytes has been answered without Node's knowing of a request. */
  answeredBytes?: (socket: Socket) => number
  limits?: SlowLimits
}

const none = () => 0

export function endSlowConnections(server: Server, needs: Needs): void {
  const { clock, trust_proxy, answeredBytes = none, limits: at = slowLimits } = needs
  const connections = new Map<Socket, Connection>()
  server.on(connectionEvent(server), (socket: Socket) => {
    const nothing = { request: undefined, response: undefined, answered_bytes: undefined }
    const now = clock.now()
    connections.set(socket, { socket, since: now, looked: { at: now, bytes: 0 }, ...nothing })
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket)
    if (!connection) return
    connection.request = request
    connection.response = response
    connection.since = clock.now()
    connection.looked = { at: connection.since, bytes: request.socket.bytesRead }
    connection.answered_bytes = undefined
  })

  const look = () => {
    const now = clock.now()
    const slow = new Map<string, Connection[]>()
    for (const connection of connections.values()) {
      if (!isWaitedFor(connection, answeredBytes(connection.socket), now)) continue
      const waited = now - connection.since
      if (hasStopped(connection, now, at)) end(connection, 'request_timeout')
      else if (waited > at.slow_ms) {
        const address = whose(connection, trust_proxy)
        if (address !== undefined) slow.set(address, [...(slow.get(address) ?? []), connection])
      }
    }
    for (const ofOne of slow.values()) {
      const surplus = ofOne.toSorted((a, b) => a.since - b.since).slice(at.per_address_max)
      for (const connection of surplus) end(connection, 'too_many_requests')
    }
  }
  const timer = setInterval(look, at.look_ms).unref()
  server.once('close', () => clearInterval(timer))
}

/** Whether the client has sent part of a request. */
function isWaitedFor(connection: Connection, answered_bytes: number, now: number): boolean {
  const { request, response, socket } = connection
  if (request) {
    if (!request.complete) return true
    if (!response?.writableEnded) return false
    connection.answered_bytes = socket.bytesRead
    connection.since = now
    // Thousands of connections that rest would each keep what they asked last.
    connection.request = undefined
    connection.response = undefined
  }
  if (socket.bytesRead === 0 || socket.bytesRead > Math.max(connection.answered_bytes ?? 0, answered_bytes)) return true
  connection.since = now
  return false
}

/** Whether too little of a body has come within its time; Node has its own eye on headers. */
function hasStopped({ request, socket, looked }: Connection, now: number, at: SlowLimits): boolean {
  const passed = now - looked.at
  if (!request || request.complete || passed <= at.request_ms_max) return false
  if (socket.bytesRead - looked.bytes < (passed / 1_000) * at.bytes_per_second_min) return true
  looked.at = now
  looked.bytes = socket.bytesRead
  return false
}

/** Behind a trusted proxy the client is unknown before its header has arrived, and every connection is the proxy's. */
function whose({ socket, request }: Connection, trust_proxy: boolean): string | undefined {
  if (trust_proxy && (!request || request.complete)) return undefined
  const forwarded = request?.headers['x-forwarded-for']
  const ip = addressOf(Array.isArray(forwarded) ? forwarded.join(',') : forwarded, socket.remoteAddress, trust_proxy)
  return clientPlace(ip).address
}

function end({ socket, response }: Connection, code: 'request_timeout' | 'too_many_requests'): void {
  if (response?.headersSent && !response.writableEnded) socket.destroy()
  else {
    const seconds = limits.slow_connection_seconds
    refuseConnection(
      socket,
      problem(code, code === 'too_many_requests' ? { retry_after_seconds: seconds, values: { seconds } } : {}),
    )
  }
}
