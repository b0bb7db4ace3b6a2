/** Sends requests at a rate, whatever becomes of them: what more people than can be served would send. */
import { isWhole, open } from './load.ts'

export interface Paced {
  port: number
  per_second: number
  milliseconds: number
  /** Requests that may be on their way at once; what is due beyond that is not sent, and counted. */
  connections: number
  next(): Buffer
  onAnswer(answer: PacedAnswer): void
}

export interface PacedAnswer {
  request: Buffer
  status: number
  head: string
  milliseconds: number
}

const tick_ms = 5

export async function sendPaced(load: Paced): Promise<{ sent: number; held_back: number; errors: number }> {
  const { per_second, milliseconds, connections } = load
  const result = { sent: 0, held_back: 0, errors: 0 }
  const idle = await Promise.all(Array.from({ length: connections }, () => open(load.port)))
  const all = [...idle]
  let due = 0
  let last = performance.now()
  const until = last + milliseconds
  while (performance.now() < until) {
    await new Promise(resolve => setTimeout(resolve, tick_ms))
    const now = performance.now()
    due += ((now - last) / 1_000) * per_second
    last = now
    for (; due >= 1; due--) {
      const socket = idle.pop()
      if (socket) sendOne(socket)
      else result.held_back += 1
    }
  }
  const settled = performance.now() + 5_000
  while (idle.length < all.length - result.errors && performance.now() < settled)
    await new Promise(resolve => setTimeout(resolve, tick_ms))
  for (const socket of all) socket.destroy()
  return result

  function sendOne(socket: (typeof all)[number]): void {
    const request = load.next()
    const start = performance.now()
    let received = ''
    result.sent += 1
    const fail = () => {
      result.errors += 1
      socket.removeAllListeners()
      socket.on('error', () => undefined)
    }
    socket.on('data', chunk => {
      received += chunk.toString('latin1')
      if (!isWhole(received)) return
      socket.removeAllListeners()
      socket.on('error', () => undefined)
      const status = Number(received.slice(9, 12))
      load.onAnswer({ request, status, head: received, milliseconds: performance.now() - start })
      idle.push(socket)
    })
    socket.on('error', fail)
    socket.on('close', fail)
    socket.write(request)
  }
}
