/**
 * Sends requests at a rate, whatever becomes of them: what more people than can be served would send. Of what an answer costs here
 * the server has as little less, so a request keeps nothing but its kind.
 */
import type { Socket } from 'node:net'
import { isWhole, open, percentile } from './load.ts'

export interface PacedRequest<Kind> {
  type: Kind
  bytes: Buffer
}

export interface Paced<Kind> {
  port: number
  per_second: number
  milliseconds: number
  /** Requests that may be on their way at once; what is due beyond that is not sent, and counted. */
  connections: number
  next(): PacedRequest<Kind>
  onAnswer(answer: PacedAnswer<Kind>): void
}

export interface PacedAnswer<Kind> {
  type: Kind
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

async function openAll(port: number, connections: number): Promise<Socket[]> {
  const all: Socket[] = []
  while (all.length < connections) {
    const few = Array.from({ length: Math.min(opened_at_once, connections - all.length) }, () => open(port))
    all.push(...(await Promise.all(few)))
    await new Promise(resolve => setTimeout(resolve, tick_ms))
  }
  return all
}

/** One connection, with one request at a time on its way. */
class Line<Kind> {
  readonly #socket: Socket
  #type: Kind | undefined
  #start = 0
  #received = ''

  constructor(socket: Socket, onAnswer: (answer: PacedAnswer<Kind>, line: Line<Kind>) => void, onLost: () => void) {
    this.#socket = socket
    socket.on('data', chunk => {
      const said = chunk.toString('latin1')
      this.#received = this.#received ? this.#received + said : said
      if (this.#type === undefined || !isWhole(this.#received)) return
      const head = this.#received
      const type = this.#type
      this.#received = ''
      this.#type = undefined
      onAnswer({ type, status: Number(head.slice(9, 12)), head, milliseconds: performance.now() - this.#start }, this)
    })
    socket.on('error', () => undefined)
    // A server may close what nobody has used for long.
    socket.once('close', () => this.#type !== undefined && onLost())
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed
  }

  get isWaiting(): boolean {
    return this.isOpen && this.#type !== undefined
  }

  send({ type, bytes }: PacedRequest<Kind>): void {
    this.#type = type
    this.#start = performance.now()
    this.#socket.write(bytes)
  }

  end(): void {
    this.#type = undefined
    this.#socket.destroy()
  }
}

export async function sendPaced<Kind>(load: Paced<Kind>): Promise<PacedLoad> {
  const { per_second, milliseconds, port, connections } = load
  const result: PacedLoad = { sent: 0, held_back: 0, errors: 0, own_delay_p99_ms: 0 }
  const delays: number[] = []
  const idle: Line<Kind>[] = []
  const onAnswer = (answer: PacedAnswer<Kind>, line: Line<Kind>) => {
    load.onAnswer(answer)
    idle.push(line)
  }
  const onLost = () => void result.errors++
  const all = (await openAll(port, connections)).map(socket => new Line(socket, onAnswer, onLost))
  idle.push(...all)
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
      // The one that has rested longest: a server closes what rests for seconds.
      const line = idle.shift()
      if (!line?.isOpen) {
        result.held_back += 1
        continue
      }
      result.sent += 1
      line.send(load.next())
    }
  }
  result.own_delay_p99_ms = Math.round(percentile(delays, 0.99))
  const settled = performance.now() + 5_000
  while (all.some(line => line.isWaiting) && performance.now() < settled)
    await new Promise(resolve => setTimeout(resolve, tick_ms))
  for (const line of all) line.end()
  return result
}
