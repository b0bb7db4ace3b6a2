/** The far end: one file, with a connection that writes and one that reads, and a delay before each answer. */
import { setTimeout } from 'node:timers'
import type { MessagePort } from 'node:worker_threads'
import { Connection } from '../../platform/database/connection.ts'
import type { DatabaseLimits } from '../../platform/database/limits.ts'
import { packError } from '../../platform/database/packed-errors.ts'
import { Unavailable } from '../../platform/runtime/errors.ts'
import type { Ask, Reply, Request, Response } from './wire.ts'

export class DatabaseServer {
  readonly #writer: Connection
  readonly #reader: Connection
  /** Why the current transaction must not run any more statements. */
  #lost: unknown = new Unavailable('No transaction was begun.')

  constructor(path: string, limits: DatabaseLimits, port: MessagePort, delay_ms: number) {
    this.#writer = new Connection(path, 'write', limits)
    try {
      this.#reader = new Connection(path, 'read', limits)
    } catch (error) {
      this.#writer.close()
      throw error
    }
    port.on('message', (request: Request) => {
      setTimeout(() => port.postMessage(this.#answer(request)), delay_ms)
    })
  }

  async close(): Promise<void> {
    this.#reader.close()
    await this.#writer.execSlow('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined)
    this.#writer.close()
  }

  #answer({ id, to, asks, together }: Request): Response {
    const replies: Reply[] = []
    for (const ask of asks) {
      const reply = to === 'read' ? this.#read(ask) : this.#write(ask)
      replies.push(reply)
      if (together && 'error' in reply) break
    }
    return { id, replies }
  }

  #read(ask: Ask): Reply {
    return attempt(() => run(this.#reader, ask))
  }

  #write(ask: Ask): Reply {
    return attempt(() => {
      const native = this.#writer.native
      if ('control' in ask && ask.control === 'ROLLBACK') {
        if (native.inTransaction) this.#writer.exec('ROLLBACK')
        return { rows: [], changes: 0 }
      }
      if ('control' in ask && ask.control !== 'COMMIT') this.#lost = undefined
      if (this.#lost !== undefined) throw this.#lost
      try {
        return run(this.#writer, ask)
      } catch (error) {
        if (!native.inTransaction) this.#lost = error
        throw error
      }
    })
  }
}

function run(connection: Connection, ask: Ask): Reply {
  if ('control' in ask) {
    connection.exec(ask.control)
    return { rows: [], changes: 0 }
  }
  return connection.query(ask.sql, ask.params, ask.method)
}

function attempt(work: () => Reply): Reply {
  try {
    return work()
  } catch (error) {
    return { error: packError(error) }
  }
}
