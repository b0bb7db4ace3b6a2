/**
 * How the server ends: requests under way are finished, and as long as there are any, new ones are still answered, so
 * that whoever asks `/readyz` is told 503 and sends people elsewhere. What answers is server.ts.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerType } from '@hono/node-server'

/** A stream of new requests does not keep the door open for longer. */
const notice_ms = 5_000
const look_ms = 25

export interface Drain {
  /** Resolves when nothing is under way, at the latest after `milliseconds`. */
  close(milliseconds: number): Promise<void>
}

/** Watches a server's requests from now on. */
export function drainable(server: ServerType): Drain {
  const underWay = new Set<ServerResponse>()
  let closing = false
  const endsConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    if (closing) endsConnection(response)
  })

  const idleBefore = async (moment: number) => {
    while (underWay.size > 0 && performance.now() < moment) await new Promise(resolve => setTimeout(resolve, look_ms))
  }

  return {
    async close(milliseconds) {
      closing = true
      // A connection that stays open after its answer would hold the end up until it has been idle long enough.
      for (const response of underWay) endsConnection(response)
      const until = performance.now() + milliseconds
      await idleBefore(Math.min(until, performance.now() + notice_ms))
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      await idleBefore(until)
      // What is left was never asked anything, is idle, or has had its time.
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
