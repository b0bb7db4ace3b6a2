/**
 * The statements of the actions of a group, in its transaction or not at all; those of a slow action run off the event
 * loop. When actions begin and what becomes of their group is in write-queue.ts.
 */

import { ClosedError } from '../runtime/errors.ts'
import { Appends, insertsOf, type ManyRows } from './appends.ts'
import type { Answer, Connection, Method } from './connection.ts'
import { packed } from './packed.ts'
import { SlowStatements } from './slow-statements.ts'

interface StatementRequest {
  sql: string
  params: readonly unknown[]
  method: Method
  beforeAppended: boolean
}

type AppendList = ReturnType<Appends['takeAll']>

const nothing: Answer = { rows: [], changes: 0 }

export class ActionStatements {
  readonly #connection: () => Connection | undefined
  readonly #careful: () => boolean
  /** The error that ended the group's transaction, if any. */
  lost: unknown
  /** Appends of the current group; only without savepoints, since they belong to no single action. */
  readonly #appends = new Appends()
  #slow: SlowStatements | undefined

  /** `careful`: with savepoints, each append belongs to its action and is written at once. */
  constructor(connection: () => Connection | undefined, careful: () => boolean) {
    this.#connection = connection
    this.#careful = careful
  }

  /** Whether the current action waits for statements of its own. */
  get areAsked(): boolean {
    return this.#slow?.areAsked === true
  }

  /** Whether those of the current action run off the event loop. */
  get areSlow(): boolean {
    return this.#slow !== undefined
  }

  /** The current action is slow; `settled` is called each time that nothing is asked any more. */
  beginSlow(settled: () => void): void {
    this.#slow = new SlowStatements(settled)
  }

  /** Writes what a slow action has appended. */
  async flushSlow(): Promise<void> {
    await this.#slow?.afterLast(() => this.#within(connection => writeSlowly(connection, this.#appends.takeAll())))
  }

  /** Once nothing of the slow action touches the connection any more. */
  async endSlow(): Promise<void> {
    await this.#slow?.ended()
    this.#slow = undefined
  }

  query(sql: string, params: readonly unknown[], method: Method, beforeAppended = false): Answer | Promise<Answer> {
    const asked = { sql, params, method, beforeAppended }
    if (this.#slow) return this.#slow.afterLast(() => this.#within(connection => this.#querySlow(connection, asked)))
    const connection = this.#connected()
    try {
      if (!beforeAppended) write(connection, this.#appends.takeFor(sql))
      return connection.query(sql, params, method)
    } catch (error) {
      throw this.#noteLost(connection, error)
    }
  }

  /** Appends rows to a table at the end of the group, or before the next statement that names the table. */
  append(append: ManyRows, values: readonly unknown[]): unknown {
    if (!this.#careful()) return this.#appends.add(append, values)
    return Promise.all([...insertsOf(append, values)].map(({ sql, values: bound }) => this.query(sql, bound, 'run')))
  }

  /** The end of a group. */
  writeAppended(connection: Connection): void {
    write(connection, this.#appends.takeAll())
  }

  clear(): void {
    this.#appends.clear()
  }

  async #querySlow(connection: Connection, { sql, params, method, beforeAppended }: StatementRequest): Promise<Answer> {
    if (!beforeAppended) await writeSlowly(connection, this.#appends.takeFor(sql))
    // One row is found or written sooner than a thread is reached.
    if (method === 'get' || isOfOneRow(sql, params)) return connection.query(sql, params, method)
    return connection.querySlow(sql, params, method)
  }

  async #within(work: (connection: Connection) => Promise<Answer>): Promise<Answer> {
    const connection = this.#connected()
    try {
      return await work(connection)
    } catch (error) {
      throw this.#noteLost(connection, error)
    }
  }

  #connected(): Connection {
    if (this.lost !== undefined) throw this.lost
    const connection = this.#connection()
    if (connection === undefined) throw new ClosedError()
    return connection
  }

  /**
   * SQLite ends a transaction on its own for a full disk or a failing file. An action that swallowed the error would
   * commit its next statements one by one.
   */
  #noteLost(connection: Connection, error: unknown): unknown {
    if (!connection.native.inTransaction) this.lost = error
    return error
  }
}

/** Many rows are written by what is selected, by a long text or by many values. */
const few = { values_max: 64, characters_max: 1_024 }
const selecting = /\bselect\b/i
const writing = /^\s*(?:insert|update)\b/i

function isOfOneRow(sql: string, params: readonly unknown[]): boolean {
  if (params.length > few.values_max || !writing.test(sql) || selecting.test(sql)) return false
  let characters = 0
  for (const value of params) if (typeof value === 'string') characters += value.length
  return characters <= few.characters_max
}

function write(connection: Connection, taken: AppendList): void {
  for (const [append, all] of taken) {
    for (const { sql, values } of insertsOf(append, all)) connection.query(sql, values, 'run')
  }
}

async function writeSlowly(connection: Connection, taken: AppendList): Promise<Answer> {
  for (const [append, all] of taken) {
    const together = packed(append, all)
    for (const { sql, values } of together ? [together] : insertsOf(append, all)) {
      if (isOfOneRow(sql, values)) connection.query(sql, values, 'run')
      else await connection.querySlow(sql, values, 'run', { isCounted: false })
    }
  }
  return nothing
}
