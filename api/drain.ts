/**
 * How the server ends without losing a request: for as long as it was told to, everybody is answered and told that the
 * connection ends, so that whoever asks `/readyz` is told 503 and sends people elsewhere; then nobody new is let in, and
 * connections that are in use have their last answer. What answers is server.ts.
 */
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'
import { connectionEvent } from './platform/routing/connections/connection-event.ts'
import { limits } from './platform/runtime/limits.ts'

const look_ms = 25

export interface Drain {
  /**
   * Answers everybody for `open_ms`, and for as long as requests are under way (at most `drain_open_seconds`). Resolves when
   * nothing is under way any more, at the latest `milliseconds` after that time.
   */
  close(milliseconds: number, open_ms?: number): Promise<void>
}

/** Watches a server's connections and requests from now on. */
export function drainable(server: ServerType): Drain {
  const underWay = new Set<ServerResponse>()
  /** Open connections, and when each was last in use. */
  const used_at = new Map<Socket, number>()
  let isClosing = false
  const endsConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  const notice = (socket: Socket | null) => {
    if (socket && used_at.has(socket)) used_at.set(socket, performance.now())
  }
  server.on(connectionEvent(server as HttpServer), (socket: Socket) => {
    used_at.set(socket, performance.now())
    socket.once('close', () => used_at.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      notice(socket)
    })
    if (isClosing) endsConnection(response)
  })

  const isBusy = () => underWay.size > 0
  /** Bytes of a next request may be on their way along a connection that was in use a moment ago. */
  const isInUse = () => {
    const before = performance.now() - limits.drain_idle_milliseconds
    return isBusy() || [...used_at.values()].some(moment => moment > before)
  }
  const waitWhile = async (is: () => boolean, until: number) => {
    while (is() && performance.now() < until) await sleep(look_ms)
  }

  return {
    async close(milliseconds, open_ms = 0) {
      isClosing = true
      // A connection that stays open after its answer would hold the end up until it has been idle long enough.
      for (const response of underWay) endsConnection(response)
      await sleep(open_ms)
      const began = performance.now()
      const until = began + milliseconds
      // A stream of new requests does not keep the door open for longer.
      await waitWhile(isBusy, Math.min(until, began + limits.drain_open_seconds_max * 1_000))
      // Node's own way of closing an HTTP server cuts connections without a request, whose next one may have been sent.
      Server.prototype.close.call(server)
      await waitWhile(isInUse, until)
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      // Connections left have never been asked anything, are idle, or have had their time.
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
