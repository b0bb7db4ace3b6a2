/** Sends requests over raw keep-alive sockets, one at a time on each, so that the measuring costs little of the machine. */
import { connect, type Socket } from 'node:net'

export interface Load {
  port: number
  connections: number
  /** The next request's bytes; undefined when there are no more. */
  next(): Buffer | undefined
  /** Whether a status is an error. */
  isRight(status: number): boolean
  /** Called for each response. */
  onAnswer?(status: number, milliseconds: number, request: Buffer): void
}

export interface Measured {
  milliseconds: number
  answered: number
  errors: number
  /** Of each answer, in milliseconds. */
  latencies: number[]
}

export async function measure(load: Load): Promise<Measured> {
  const sockets = await Promise.all(Array.from({ length: load.connections }, () => open(load.port)))
  const result: Measured = { milliseconds: 0, answered: 0, errors: 0, latencies: [] }
  const start = performance.now()
  await Promise.all(sockets.map(socket => work(socket, load, result)))
  result.milliseconds = performance.now() - start
  for (const socket of sockets) socket.destroy()
  return result
}

export function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })
}

function work(socket: Socket, load: Load, result: Measured): Promise<void> {
  return new Promise(resolve => {
    let received = ''
    let sent = 0
    let current: Buffer = Buffer.alloc(0)
    const send = () => {
      const request = load.next()
      if (!request) {
        socket.removeAllListeners()
        return resolve()
      }
      received = ''
      current = request
      sent = performance.now()
      socket.write(request)
    }
    socket.on('data', chunk => {
      received += chunk.toString('latin1')
      if (!isWhole(received)) return
      result.latencies.push(performance.now() - sent)
      result.answered += 1
      const status = Number(received.slice(9, 12))
      if (!load.isRight(status)) result.errors += 1
      load.onAnswer?.(status, performance.now() - sent, current)
      send()
    })
    const fail = () => {
      result.errors += 1
      resolve()
    }
    socket.on('error', fail)
    socket.on('close', fail)
    send()
  })
}

export function isWhole(received: string): boolean {
  const head = received.indexOf('\r\n\r\n')
  if (head < 0) return false
  if (received.startsWith('HTTP/1.1 304')) return true
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head + 2))
  return length ? received.length >= head + 4 + Number(length[1]) : received.endsWith('\r\n0\r\n\r\n')
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/** One POST of JSON as bytes; of a person who is signed in, with a token. */
export function post(path: string, body: string, token?: string): Buffer {
  const authorization = token ? `Authorization: Bearer ${token}\r\n` : ''
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
  return Buffer.from(head + body)
}

/** One GET of a person who is signed in as bytes. */
export const get = (path: string, token: string): Buffer =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`)
