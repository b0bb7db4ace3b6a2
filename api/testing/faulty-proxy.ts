/** Stands before a database server and does to the next requests what networks and servers do to them. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'

/**
 * `lose_answer`: forwarded, and the connection ends before the answer. `lose_request`: the connection ends before it is forwarded.
 * `late`: forwarded when `release` is called, long after the connection has ended. `hang`: forwarded and answered once released.
 * `pass`: nothing happens to it.
 */
export type Fault = 'lose_answer' | 'lose_request' | 'late' | 'hang' | 'cut' | 'pass' | { status: number }

export interface FaultyProxy {
  url: string
  /** Of the next requests, in their order. */
  faults: Fault[]
  requests: number
  release(): Promise<void>
  close(): Promise<void>
}

interface Forwarded {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function forward(to: URL, { method, headers, url }: IncomingMessage, body: Buffer): Promise<Forwarded> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = to
    const sent = send({ hostname, port, method, headers, path: url }, async answer =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await read(answer) }),
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

export async function faultyProxy(to: string): Promise<FaultyProxy> {
  const target = new URL(to)
  let held: (() => Promise<unknown>)[] = []
  const answered = ({ status, headers, body }: Forwarded, outgoing: ServerResponse) => {
    outgoing.writeHead(status, headers)
    outgoing.end(body)
  }
  const server = createServer(async (incoming, outgoing) => {
    const body = await read(incoming)
    const fault = proxy.faults.shift()
    proxy.requests += 1
    const go = () => forward(target, incoming, body)
    const drop = () => void incoming.socket.destroy()
    try {
      if (fault === undefined || fault === 'pass') answered(await go(), outgoing)
      else if (fault === 'lose_request') drop()
      else if (fault === 'lose_answer') await go().then(drop)
      else if (fault === 'late') {
        held.push(go)
        drop()
      } else if (fault === 'hang') held.push(async () => answered(await go(), outgoing))
      else if (fault === 'cut') {
        const { status, headers, body: whole } = await go()
        outgoing.writeHead(status, headers)
        outgoing.write(whole.subarray(0, Math.floor(whole.length / 2)), drop)
      } else {
        outgoing.writeHead(fault.status)
        outgoing.end('a fault')
      }
    } catch {
      drop()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    faults: [],
    requests: 0,
    async release() {
      const all = held
      held = []
      for (const go of all) await go().catch(() => undefined)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}
