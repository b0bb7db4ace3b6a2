/** One request and its answer, whichever way they travel: through the app, or straight between socket and endpoint. */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext } from 'hono'
import { type Actor, actorId } from '../identity/actor.ts'
import { newId } from '../runtime/ids.ts'
import { readBytes, streamed } from './body.ts'
import { noteActor } from './request-actor.ts'

export interface Env {
  Variables: { request_id: string; ip: string }
}

/** Header fields by name, in any case of letters. */
export type HeaderReader = Pick<Headers, 'get' | 'has'>

/** Whether it is a person's browser that follows a link or sends a plain form; scripts and programs ask for no page. */
export const asksForPage = (headers: HeaderReader): boolean => /\btext\/html\b/i.test(headers.get('accept') ?? '')

export interface Exchange {
  readonly request_id: string
  readonly ip: string
  /** As it was sent: HEAD where a GET endpoint was asked for its headers. */
  readonly method: string
  readonly path: string
  readonly headers: HeaderReader
  readonly params: Readonly<Record<string, string>>
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
  queries(): Record<string, string[]>
  /** Who asks, once that is known. */
  noteActor(actor: Actor): void
  /** Aborts the connection in the middle of its response; false without a connection. */
  breakOff(): boolean
  /** The whole body; 413 beyond `bytes_max`. */
  bytes(bytes_max: number): Promise<Uint8Array>
  /** The same as it comes. */
  pieces(bytes_max: number): AsyncIterable<Uint8Array>
}

/** An answer in memory. Pages, files and streams may be a `Response` of their own. */
export interface Reply {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
}

const requestIdPattern = /^[\w-]{8,80}$/

export const isRequestId = (given: unknown): given is string =>
  typeof given === 'string' && requestIdPattern.test(given)

/** The caller's own id of the request where it is fit to be shown, else a new one. */
export const requestIdOf = (given: string | null | undefined): string => (isRequestId(given) ? given : newId('request'))

/** As proxies write it: alone, in brackets, in quotes, with the port. */
const hop = /^"?(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5}|([^"]*))"?$/

/** An address that somebody may be known by; without the zone, which is the proxy's own. */
function readHop(text: string): string | undefined {
  const [, bracketed, beforePort, alone] = hop.exec(text) ?? []
  const ip = bracketed ?? beforePort ?? alone ?? ''
  return isIP(ip) === 0 ? undefined : ip.split('%', 1)[0]
}

/** Whom a node that passed a request on has said it is from. */
interface ClientConnection {
  ip: string
  is_secure: boolean
}

const forwarded = new WeakMap<object, ClientConnection>()

export const noteForwarded = (incoming: object, said: ClientConnection): void => void forwarded.set(incoming, said)

/** Undefined where it came from no other node. */
export const forwardedAddress = (incoming: object | undefined): string | undefined =>
  incoming && forwarded.get(incoming)?.ip

/** Whether it came by HTTPS, to this process itself or to the node that passed it on. */
export const cameSecurely = (incoming: IncomingMessage): boolean =>
  forwarded.get(incoming)?.is_secure ?? 'encrypted' in incoming.socket

/** The client's address: the last hop that a trusted proxy names, or else the peer of the connection. */
export function addressOf(
  forwarded: string | null | undefined,
  remote: string | undefined,
  trust_proxy: boolean,
): string {
  const named = trust_proxy ? forwarded?.slice(forwarded.lastIndexOf(',') + 1).trim() : undefined
  return (named && readHop(named)) || (remote ?? '')
}

/** The way through the app. */
export class AppExchange implements Exchange {
  readonly #c: HonoContext<Env>

  constructor(c: HonoContext<Env>) {
    this.#c = c
  }

  get request_id(): string {
    return this.#c.get('request_id')
  }
  get ip(): string {
    return this.#c.get('ip')
  }
  get method(): string {
    return this.#c.req.raw.method
  }
  get path(): string {
    return this.#c.req.path
  }
  get headers(): HeaderReader {
    return this.#c.req.raw.headers
  }
  get params(): Readonly<Record<string, string>> {
    return this.#c.req.param()
  }
  get signal(): AbortSignal {
    return this.#c.req.raw.signal
  }

  queries(): Record<string, string[]> {
    return this.#c.req.queries()
  }

  noteActor(actor: Actor): void {
    const { incoming } = (this.#c.env ?? {}) as Partial<HttpBindings>
    const id = actorId(actor)
    if (incoming && id !== null) noteActor(incoming, id)
  }

  breakOff(): boolean {
    const { outgoing } = (this.#c.env ?? {}) as Partial<HttpBindings>
    outgoing?.destroy()
    return outgoing !== undefined
  }

  bytes(bytes_max: number): Promise<Uint8Array> {
    return readBytes(this.#c.req.raw, bytes_max)
  }

  pieces(bytes_max: number): AsyncIterable<Uint8Array> {
    return streamed(this.#c.req.raw, bytes_max)
  }
}

export const toResponse = (reply: Reply | Response): Response =>
  reply instanceof Response ? reply : new Response(reply.body, { status: reply.status, headers: reply.headers })
