/**
 * Gates before a mail server and a provider: at a named command or call they have the process killed, before or after
 * it.
 */

import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'

export interface Semaphore {
  url: string
  close(): Promise<void>
}

/** Called at each point before the process continues; true if it was killed there. */
export type AtPoint = (name: string) => Promise<boolean>

const COMMAND = /^(EHLO|MAIL|RCPT|DATA|QUIT)\b/i

/** `before`: the server never receives the command. `after`: it has executed it, and the process gets no response. */
export async function smtpGate(target: string, atPoint: AtPoint): Promise<Semaphore> {
  const { hostname, port } = new URL(target)
  const server = createServer(client => {
    const upstream = connect(Number(port), hostname)
    /** What the next answers are to; the first is the greeting. */
    const asked = ['greeting']
    let in_message = false
    const ends = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) socket.on('error', ends).on('close', ends)
    byLine(client, async line => {
      const name = in_message ? (line === '.\r\n' ? 'message' : undefined) : COMMAND.exec(line)?.[1]?.toUpperCase()
      if (name && (await atPoint(`before smtp ${name}`))) return ends()
      if (name === 'DATA') in_message = true
      if (name === 'message') in_message = false
      if (name) asked.push(name)
      upstream.write(line, 'latin1')
    })
    byLine(upstream, async line => {
      // All lines of an answer but its last have a hyphen behind the code.
      const name = line[3] === '-' ? undefined : asked.shift()
      if (name === 'DATA' && !line.startsWith('354')) in_message = false
      if (name && name !== 'greeting' && (await atPoint(`after smtp ${name}`))) return ends()
      client.write(line, 'latin1')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** Line by line and in order: a client may send several commands at once. */
function byLine(socket: Socket, take: (line: string) => Promise<void>): void {
  let last = Promise.resolve()
  let rest = ''
  socket.on('data', chunk => {
    const lines = (rest + chunk.toString('latin1')).split(/(?<=\r\n)/)
    rest = lines.at(-1)?.endsWith('\r\n') ? '' : (lines.pop() ?? '')
    for (const line of lines) last = last.then(() => take(line))
  })
}

/** The same for calls of a provider. */
export async function httpGate(target: string, atPoint: AtPoint): Promise<Semaphore> {
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    if (await atPoint('before http call')) return void incoming.socket.destroy()
    const { method, headers } = incoming
    const call = request(new URL(incoming.url ?? '/', target), { method, headers }, async answer => {
      const body: Buffer[] = []
      for await (const chunk of answer) body.push(chunk as Buffer)
      if (await atPoint('after http call')) return void incoming.socket.destroy()
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      outgoing.end(Buffer.concat(body))
    })
    call.on('error', () => incoming.socket.destroy())
    call.end(Buffer.concat(chunks))
  }
  // Killed in the midst of asking.
  const server = createHttpServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => incoming.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
