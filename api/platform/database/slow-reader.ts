/** Reads that may take long: off the event loop, one at a time, on a connection of their own that opens on first use. */
import { ClosedError } from '../runtime/errors.ts'
import { type Answer, Connection, type Method } from './connection.ts'
import type { DatabaseLimits } from './limits.ts'
import { nextTurn } from './next-turn.ts'

export class SlowReader {
  readonly #path: string
  readonly #limits: DatabaseLimits
  #connection: Connection | undefined
  #last: Promise<unknown> = Promise.resolve()
  #closed = false

  constructor(path: string, limits: DatabaseLimits) {
    this.#path = path
    this.#limits = limits
  }

  /** Statements follow one another: nothing else may touch the native connection meanwhile. */
  query(sql: string, params: readonly unknown[], method: Method): Promise<Answer> {
    const answer = this.#last.then(() => this.#run(sql, params, method))
    this.#last = answer.catch(() => undefined)
    return answer
  }

  async #run(sql: string, params: readonly unknown[], method: Method): Promise<Answer> {
    if (this.#closed) throw new ClosedError()
    this.#connection ??= new Connection(this.#path, 'read', this.#limits)
    return this.#connection.querySlow(sql, params, method, { gather: this.#inSlices })
  }

  readonly #inSlices = async (found: Iterable<unknown[]>): Promise<unknown[][]> => {
    const rows: unknown[][] = []
    let slice = performance.now()
    for (const row of found) {
      rows.push(row)
      if (performance.now() - slice < this.#limits.slow_read_slice_ms) continue
      await nextTurn()
      slice = performance.now()
    }
    return rows
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#last
    this.#connection?.close()
    this.#connection = undefined
  }
}
