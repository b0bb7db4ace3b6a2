/** The near end of a wire: what is asked in one turn, before anything is answered, travels together. */
import { setImmediate } from 'node:timers'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { Answer } from '../../platform/database/connection.ts'
import { unpackError } from '../../platform/database/packed-errors.ts'
import { ClosedError } from '../../platform/runtime/errors.ts'
import type { Ask, Reply, Request, Response } from './wire.ts'

/** One trip over the network, as tests see it. */
export interface Trip {
  to: Request['to']
  /** The statements, and the control of transactions. */
  statements: string[]
}

export class Wire {
  readonly far: MessagePort
  readonly #near: MessagePort
  readonly #onTrip: (trip: Trip) => void
  readonly #open = new Map<number, (replies: readonly Reply[]) => void>()
  #trips = 0

  constructor(onTrip: (trip: Trip) => void) {
    const { port1, port2 } = new MessageChannel()
    this.#near = port1
    this.far = port2
    this.#onTrip = onTrip
    port1.on('message', ({ id, replies }: Response) => {
      this.#open.get(id)?.(replies)
      this.#open.delete(id)
    })
  }

  send(to: Request['to'], asks: readonly Ask[], together = false): Promise<readonly Reply[]> {
    this.#trips += 1
    const id = this.#trips
    this.#onTrip({ to, statements: asks.map(ask => ('control' in ask ? ask.control : ask.sql)) })
    this.#near.postMessage({ id, to, asks, together } satisfies Request)
    return new Promise(resolve => this.#open.set(id, resolve))
  }

  close(): void {
    this.#near.close()
    for (const answer of this.#open.values()) answer([])
  }
}

interface Waiting {
  ask: Ask
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/** Statements of one reader, or of one action. */
export class Line {
  readonly #wire: Wire
  readonly #to: Request['to']
  #waiting: Waiting[] = []
  #under_way = 0

  constructor(wire: Wire, to: Request['to']) {
    this.#wire = wire
    this.#to = to
  }

  /** Whether an answer is to come. */
  get busy(): boolean {
    return this.#waiting.length + this.#under_way > 0
  }

  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ask, resolve, reject })
      if (this.#waiting.length === 1) setImmediate(() => void this.#send())
    })
  }

  /** Several that succeed together or not at all, with what waits before them; throws the first error. */
  async askTogether(asks: readonly Ask[]): Promise<void> {
    const replies = await this.#wire.send(this.#to, asks, true)
    for (const reply of replies) answerOf(reply)
  }

  async #send(): Promise<void> {
    const sent = this.#waiting
    this.#waiting = []
    this.#under_way += 1
    const replies = await this.#wire.send(
      this.#to,
      sent.map(({ ask }) => ask),
    )
    this.#under_way -= 1
    for (const [at, { resolve, reject }] of sent.entries()) {
      try {
        resolve(answerOf(replies[at]))
      } catch (error) {
        reject(error)
      }
    }
  }
}

function answerOf(reply: Reply | undefined): Answer {
  if (reply === undefined) throw new ClosedError()
  if ('error' in reply) throw unpackError(reply.error)
  return reply
}
