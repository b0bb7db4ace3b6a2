/**
 * TLS in front of a Temporal server that speaks none: asks for a key or a client's certificate, and refuses what the
 * test configures.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import {
  type ClientHttp2Session,
  connect,
  constants,
  createSecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { type Pair, readPair } from './certificates.ts'

/** In gRPC's own numbers. */
export const PERMISSION_DENIED = 7
const UNAUTHENTICATED = 16
const UNAVAILABLE = 14

export interface GatewayOptions {
  /** `host:port` of the server behind it. */
  address: string
  pair: Pair
  /** The file of the authority whose clients alone are let in. */
  clients?: string
  api_key?: string
  /** Calls that are answered with PERMISSION_DENIED, by their path: `/temporal.api….Service/Method`. */
  refuses?(path: string): boolean
}

export interface Gateway {
  address: string
  /** From now on it asks for this key. */
  changeKey(api_key: string): void
  /** Paths of the calls that it refused. */
  refused: string[]
  close(): Promise<void>
}

export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const { clients } = options
  let { api_key } = options
  let behind = connectTo(options.address)
  const server = createSecureServer({
    ...readPair(options.pair),
    ...(clients && { ca: readFileSync(clients), requestCert: true, rejectUnauthorized: true }),
  })
  const sessions = new Set<{ destroy(): void }>()
  const refused: string[] = []
  server.on('sessionError', () => undefined)
  server.on('session', session => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined)
    const path = String(headers[':path'])
    const stranger = api_key !== undefined && headers.authorization !== `Bearer ${api_key}`
    if (stranger || options.refuses?.(path)) {
      refused.push(path)
      refuse(stream, stranger ? UNAUTHENTICATED : PERMISSION_DENIED, 'Request unauthorized.')
    } else {
      // The server is killed and started again.
      if (behind.destroyed || behind.closed) behind = connectTo(options.address)
      pass(stream, headers, behind)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    changeKey(given) {
      api_key = given
    },
    async close() {
      behind.destroy()
      for (const session of sessions) session.destroy()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

function connectTo(address: string): ClientHttp2Session {
  const session = connect(`http://${address}`)
  session.on('error', () => undefined)
  return session
}

/** An answer of trailers alone, as gRPC refuses. */
function refuse(stream: ServerHttp2Stream, status: number, message: string): void {
  if (stream.destroyed || stream.headersSent) return
  const answer = { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': String(status) }
  stream.respond({ ...answer, 'grpc-message': encodeURIComponent(message) }, { endStream: true })
}

/** Bytes and trailers both ways, and the end of either side. */
function pass(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, behind: ClientHttp2Session): void {
  const call = behind.request({ ...headers, ':scheme': 'http' })
  let trailers: IncomingHttpHeaders = {}
  call.on('error', () => refuse(stream, UNAVAILABLE, 'The server behind is gone.'))
  call.on('response', (answer, flags) => {
    if (stream.destroyed) return
    const endStream = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0
    stream.respond(answer, { endStream, waitForTrailers: !endStream })
  })
  call.on('trailers', given => {
    trailers = given
  })
  stream.on('wantTrailers', () => stream.sendTrailers(trailers))
  stream.on('aborted', () => call.close(constants.NGHTTP2_CANCEL))
  stream.pipe(call)
  call.pipe(stream)
}
