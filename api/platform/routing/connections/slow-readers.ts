/**
 * Ends connections whose client does not read its answer: nothing has moved on them for a while, though there is something to be
 * sent. Node counts the parts of a long write as moving.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { limits } from '../../runtime/limits.ts'

const default_ms = limits.unread_answer_seconds_max * 1_000

export function endSlowReaders(server: Server, milliseconds = default_ms): void {
  server.timeout = milliseconds
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    // An answer that is still being made has nothing to be sent.
    response.on('timeout', () => {
      if (socket.writableLength > 0) socket.destroy()
    })
  })
}
