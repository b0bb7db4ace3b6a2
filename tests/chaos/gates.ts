/** Gates before a mail server and a provider: at a named command or call they have the process killed, before or after it. */

import { once } from 'node:events'
import { createServer as createHttpServer, request } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'

export interface Gate {
  url: string
  close(): Promise<void>
}

/** Told of each point before the process learns anything more; true where it was killed there. */
export type AtPoint = (name: string) => Promise<boolean>

const COMMAND = /^(EHLO|MAIL|RCPT|DATA|QUIT)\b/i

/** `before`: the server never hears the command. `after`: it has carried it out, and the process never hears so. */
export async function smtpGate(target: string, atPoint: AtPoint): Promise<Gate> {
  const { hostname, port } = new URL(target)
  const server = createServer(client => {
    const upstream = connect(Number(port), hostname)
    /** Commands whose answer has not come yet. */
    const asked: string[] = []
    let in_message = false
    const ends = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) socket.on('error', ends).on('close', ends)
    inOrder(client, async chunk => {
      const name = commandIn(chunk.toString('latin1'), in_message)
      if (name && (await atPoint(`before smtp ${name}`))) return ends()
      if (name === 'message') in_message = false
      if (name) asked.push(name)
      upstream.write(chunk)
    })
    inOrder(upstream, async chunk => {
      const name = asked.shift()
      if (name === 'DATA') in_message = chunk.toString('latin1').startsWith('354')
      if (name && (await atPoint(`after smtp ${name}`))) return ends()
      client.write(chunk)
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

/** What a client's bytes end: a command, or the message by its last dot. */
function commandIn(text: string, in_message: boolean): string | undefined {
  if (in_message) return text.endsWith('\r\n.\r\n') ? 'message' : undefined
  return COMMAND.exec(text)?.[1]?.toUpperCase()
}

function inOrder(socket: Socket, take: (chunk: Buffer) => Promise<void>): void {
  let last = Promise.resolve()
  socket.on('data', chunk => {
    last = last.then(() => take(chunk))
  })
}

/** The same for calls of a provider. */
export async function httpGate(target: string, atPoint: AtPoint): Promise<Gate> {
  const server = createHttpServer(async (incoming, outgoing) => {
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
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
