/** The server over the input and output of this process. */
import { once } from 'node:events'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createServer, type Options, prepare } from './server.ts'

/** Until the client closes the input, or the signal aborts. */
export async function serveStdio(options: Options, signal: AbortSignal): Promise<void> {
  const server = createServer(await prepare(options))
  await server.connect(new StdioServerTransport())
  await Promise.race([once(process.stdin, 'end'), once(process.stdin, 'close'), aborted(signal)])
  await server.close()
}

export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
