/**
 * A database that another node has: read at its server, written at its home, one action one transaction there. An answer that was lost is
 * asked for, and never repeated.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { ClosedError, InvalidStatement, Unavailable } from '../../runtime/errors.ts'
import { newId } from '../../runtime/ids.ts'
import { type RunningAction, requireInside, requireOutside, runAs } from '../action-context.ts'
import { insertsOf } from '../appends.ts'
import type { Answer, Method } from '../connection.ts'
import type { Database } from '../database.ts'
import { createHandle, type Handle, type Kind } from '../handle.ts'
import { unpackError } from '../packed-errors.ts'
import type { RowReader } from '../recorded/row-reader.ts'
import { homeLimits } from './limits.ts'
import type { HomeMessage, WriterMessage } from './wire.ts'

/** A way to the home of the database, for one write action. */
export interface Line {
  send(message: WriterMessage): void
  /** Undefined once there is nothing more. */
  next(): Promise<HomeMessage | undefined>
  close(): void
}

/** The way to the other nodes. */
export interface Exchange {
  open(name: string, id: string): Promise<Line>
  /** Whether it was kept; if not, it never will be. */
  settle(name: string, id: string): Promise<boolean>
}

interface Transaction {
  running: RunningAction
  line: Line
  topics: Set<string>
}

/** The line broke before it was known what became of the action. */
class LostAnswerError extends Unavailable {}

export class RemoteDatabase<K extends Kind> implements Database<K> {
  readonly kind: K
  readonly path: string
  readonly idle = true
  readonly open = true
  readonly damaged = false
  readonly counts = { actions: 0, groups: 0 }
  readonly backlog = { actions: 0, waited_ms: 0 }
  readonly #name: string
  readonly #exchange: Exchange
  readonly #db: Handle<K>
  #isClosed = false

  constructor(kind: K, name: string, { reading, exchange }: { reading: RowReader; exchange: Exchange }) {
    this.kind = kind
    this.path = name
    this.#name = name
    this.#exchange = exchange
    this.#db = createHandle(async (sql, params, method) => {
      requireOutside('A read handle was used')
      const rows = await reading.ask(sql, params)
      return { rows: method === 'get' ? rows[0] : rows, changes: 0 }
    })
  }

  async read<T>(fn: (db: Handle<K>) => Promise<T>): Promise<T> {
    requireOutside('read() was called')
    if (this.#isClosed) throw new ClosedError()
    return fn(this.#db)
  }

  readSlow<T>(fn: (db: Handle<K>) => Promise<T>): Promise<T> {
    return this.read(fn)
  }

  async write<T>(fn: (tx: Handle<K>) => Promise<T>): Promise<T> {
    requireOutside('write() was called')
    if (this.#isClosed) throw new ClosedError()
    const id = newId('request')
    const line = await this.#exchange.open(this.#name, id)
    this.counts.actions += 1
    try {
      await told(line)
      const value = await this.#act(fn, line)
      return await this.#kept(value, id, line)
    } finally {
      line.close()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
  }

  async #act<T>(fn: (tx: Handle<K>) => Promise<T>, line: Line): Promise<{ value: T; topics: string[] }> {
    const running: RunningAction = { settled: false }
    const transaction: Transaction = { running, line, topics: new Set() }
    try {
      // A query that is only returned begins where it is awaited.
      const value = await runAs(running, async () => await fn(handleIn<K>(transaction)))
      return { value, topics: [...transaction.topics] }
    } catch (error) {
      line.send({ undo: true })
      throw error
    } finally {
      running.settled = true
    }
  }

  async #kept<T>({ value, topics }: { value: T; topics: string[] }, id: string, line: Line): Promise<T> {
    line.send({ keep: { topics } })
    try {
      await told(line)
    } catch (error) {
      if (!(error instanceof LostAnswerError) || !(await this.#settle(id))) throw error
    }
    return value
  }

  async #settle(id: string): Promise<boolean> {
    const until = performance.now() + homeLimits.settle_milliseconds_max
    for (;;) {
      try {
        return await this.#exchange.settle(this.#name, id)
      } catch (error) {
        if (performance.now() > until) throw error
        await pause(homeLimits.settle_pause_milliseconds)
      }
    }
  }
}

async function told(line: Line): Promise<HomeMessage> {
  const message = await line.next()
  if (message === undefined)
    throw new LostAnswerError('The node that has the database does not answer. It is asked what it has kept.')
  if ('error' in message) throw unpackError(message.error)
  return message
}

/** Statements one after another, as an action awaits them; what waits together is answered in its order. */
function handleIn<K extends Kind>({ running, line, topics }: Transaction): Handle<K> {
  let last: Promise<unknown> = Promise.resolve()
  const execute = async (sql: string, params: readonly unknown[], method: Method): Promise<Answer> => {
    requireInside(running)
    const asked = last.then(async () => {
      line.send({ ask: { sql, params, method } })
      const message = await told(line)
      if (!('rows' in message)) throw new InvalidStatement('The other node answered something else.')
      return { rows: message.rows ?? undefined, changes: message.changes }
    })
    last = asked.catch(() => undefined)
    return asked
  }
  return createHandle<K>(execute, {
    append: async (into, values) => {
      for (const { sql, values: bound } of insertsOf(into, values)) await execute(sql, bound, 'run')
    },
    announce: topic => {
      requireInside(running)
      topics.add(topic)
    },
    isSlow: () => false,
  })
}
