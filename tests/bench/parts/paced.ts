/** Sends requests at a rate, whatever becomes of them: what more people than can be served would send. */
import type { Socket } from 'node:net'
import { isWhole, open, percentile } from './load.ts'

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

export interface PacedLoad {
  sent: number
  held_back: number
  errors: number
  /** By how much the sender itself was late at its turns: an answer may have lain in its socket for that long. */
  own_delay_p99_ms: number
}

/** No more at once than a server takes into its row: beyond, the kernel would only try again seconds later. */
const opened_at_once = 200

async function openAll({ port, connections }: Paced): Promise<Socket[]> {
  const all: Socket[] = []
  while (all.length < connections) {
    const few = Array.from({ length: Math.min(opened_at_once, connections - all.length) }, () => open(port))
    all.push(...(await Promise.all(few)))
    await new Promise(resolve => setTimeout(resolve, tick_ms))
  }
  return all
}

export async function sendPaced(load: Paced): Promise<PacedLoad> {
  const { per_second, milliseconds } = load
  const result: PacedLoad = { sent: 0, held_back: 0, errors: 0, own_delay_p99_ms: 0 }
  const delays: number[] = []
  const idle = await openAll(load)
  const all = [...idle]
  let due = 0
  let last = performance.now()
  const until = last + milliseconds
  while (performance.now() < until) {
    await new Promise(resolve => setTimeout(resolve, tick_ms))
    const now = performance.now()
    delays.push(now - last - tick_ms)
    due += ((now - last) / 1_000) * per_second
    last = now
    for (; due >= 1; due--) {
      const socket = idle.pop()
      if (socket) sendOne(socket)
      else result.held_back += 1
    }
  }
  result.own_delay_p99_ms = Math.round(percentile(delays, 0.99))
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
