/**
 * A database behind a network, as stores will meet one: the same `read` and `write`, one action one transaction, and each
 * statement a trip there and back. Nothing is answered in the turn in which it was asked. For tests, which count the trips.
 */
import { setImmediate } from 'node:timers'
import { type RunningAction, requireInside, requireOutside, runAs } from '../../platform/database/action-context.ts'
import { Appends, insertsOf, type ManyRows } from '../../platform/database/appends.ts'
import type { Backlog } from '../../platform/database/backlog.ts'
import type { Answer, Method } from '../../platform/database/connection.ts'
import type { Database, OnCommit, OpenDatabase, OpenOptions } from '../../platform/database/database.ts'
import { bindAll, countParameters } from '../../platform/database/guard.ts'
import { createHandle, type Handle, type Kind } from '../../platform/database/handle.ts'
import { type DatabaseLimits, databaseLimits } from '../../platform/database/limits.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { unusable } from '../../platform/database/unusable.ts'
import { ActionMisuse, Busy, ClosedError, Corrupt, isOutage, Unavailable } from '../../platform/runtime/errors.ts'
import { Line, type Trip, Wire } from './line.ts'
import { DatabaseServer } from './server.ts'
import type { Ask } from './wire.ts'

/** The operations of an action in progress. */
interface Transaction {
  running: RunningAction
  line: Line
  appends: Appends
  /** Appended rows are written at once, so that the action itself meets what refuses them. */
  careful: boolean
  begun: boolean
  announced: Set<string>
}

const statement = (sql: string, params: readonly unknown[], method: Method): Ask => ({
  sql,
  params: bindAll(params, countParameters(sql)),
  method,
})

const writing = (rows: readonly [ManyRows, readonly unknown[]][]): Ask[] =>
  rows.flatMap(([into, all]) => [...insertsOf(into, all)].map(({ sql, values }) => statement(sql, values, 'run')))

/** Rows that were appended were refused. */
class Refused extends Error {}

class NetworkDatabase<K extends Kind> implements Database<K> {
  readonly kind: K
  readonly path: string
  readonly counts = { actions: 0, groups: 0 }
  damaged = false
  readonly #wire: Wire
  readonly #server: DatabaseServer
  readonly #limits: DatabaseLimits
  readonly #onCommit: OnCommit
  readonly #db: Handle<K>
  readonly #tx: Handle<K>
  #current: Transaction | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting: number[] = []
  readonly #reads = new Set<Promise<unknown>>()
  #closing: Promise<void> | undefined

  constructor({ kind, path, limits, onCommit }: OpenOptions<K>, delay_ms: number, onTrip: (trip: Trip) => void) {
    this.kind = kind
    this.path = path
    this.#limits = { ...databaseLimits, ...limits }
    this.#onCommit = onCommit ?? (() => undefined)
    this.#wire = new Wire(onTrip)
    this.#server = new DatabaseServer(path, this.#limits, this.#wire.far, delay_ms)
    const reads = new Line(this.#wire, 'read')
    this.#db = createHandle(async (sql, params, method) => {
      requireOutside('A read handle was used')
      return reads.ask(statement(sql, params, method))
    })
    this.#tx = createHandle((...asked) => this.#inAction(...asked), {
      append: (into, values) => this.#append(into, values),
      announce: topic => void this.#required().announced.add(topic),
      isSlow: () => false,
    })
  }

  get idle(): boolean {
    return this.#waiting.length === 0
  }

  get open(): boolean {
    return this.#closing === undefined
  }

  get backlog(): Backlog {
    const [first] = this.#waiting
    return { actions: this.#waiting.length, waited_ms: first === undefined ? 0 : performance.now() - first }
  }

  async read<T>(fn: (db: Handle<K>) => Promise<T>): Promise<T> {
    requireOutside('read() was called')
    if (this.#closing !== undefined) throw new ClosedError()
    const reading = fn(this.#db)
    this.#reads.add(reading)
    return reading.catch(error => this.#failed(error)).finally(() => this.#reads.delete(reading))
  }

  readSlow<T>(fn: (db: Handle<K>) => Promise<T>): Promise<T> {
    return this.read(fn)
  }

  async write<T>(fn: (tx: Handle<K>) => Promise<T>): Promise<T> {
    requireOutside('write() was called')
    if (this.#closing !== undefined) throw new ClosedError()
    if (this.#waiting.length >= this.#limits.waiting_actions_max) throw new Busy()
    this.#waiting.push(performance.now())
    const done = this.#last.then(() => this.#act(fn))
    this.#last = done.catch(() => undefined).finally(() => this.#waiting.shift())
    return done.catch(error => this.#failed(error))
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    await Promise.allSettled([...this.#reads, this.#last])
    this.#wire.close()
    await this.#server.close()
  }

  #failed(error: unknown): never {
    if (error instanceof Corrupt) this.damaged = true
    throw error
  }

  async #act<T>(fn: (tx: Handle<K>) => Promise<T>): Promise<T> {
    try {
      return await this.#transaction(fn, false)
    } catch (error) {
      if (error instanceof Refused) return this.#transaction(fn, true)
      throw error
    } finally {
      this.counts.actions += 1
      this.counts.groups += 1
    }
  }

  async #transaction<T>(fn: (tx: Handle<K>) => Promise<T>, careful: boolean): Promise<T> {
    const line = new Line(this.#wire, 'write')
    const running: RunningAction = { settled: false }
    const current = { running, line, appends: new Appends(), careful, begun: false, announced: new Set<string>() }
    this.#current = current
    try {
      const value = await this.#run(current, fn)
      await this.#commit(current)
      if (current.announced.size > 0) this.#onCommit(current.announced)
      return value
    } catch (error) {
      if (current.begun) await line.askTogether([{ control: 'ROLLBACK' }])
      throw error
    }
  }

  /** To its end, or to the moment in which it turns out to wait for something else. */
  async #run<T>(current: Transaction, fn: (tx: Handle<K>) => Promise<T>): Promise<T> {
    const { running, line } = current
    try {
      return await new Promise<T>((resolve, reject) => {
        const look = () => {
          if (running.settled) return
          if (line.busy) setImmediate(look)
          else reject(new ActionMisuse('A write action awaited something other than its database.'))
        }
        setImmediate(look)
        runAs(running, () => fn(this.#tx)).then(resolve, reject)
      })
    } finally {
      running.settled = true
      this.#current = undefined
    }
  }

  async #commit({ line, appends, begun, careful }: Transaction): Promise<void> {
    const rows = writing(appends.takeAll())
    if (!begun && rows.length === 0) return
    const begin: Ask[] = begun ? [] : [{ control: 'BEGIN IMMEDIATE' }]
    try {
      await line.askTogether([...begin, ...rows, { control: 'COMMIT' }])
    } catch (error) {
      if (!begun) await line.askTogether([{ control: 'ROLLBACK' }])
      if (isOutage(error)) throw error
      throw careful ? new Unavailable() : new Refused()
    }
  }

  #required(): Transaction {
    requireInside(this.#current?.running)
    return this.#current as Transaction
  }

  async #inAction(sql: string, params: readonly unknown[], method: Method, beforeAppended = false): Promise<Answer> {
    const current = this.#required()
    const asked = statement(sql, params, method)
    const asks = [...writing(beforeAppended ? [] : current.appends.takeFor(sql)), asked]
    if (!current.begun) asks.unshift({ control: 'BEGIN IMMEDIATE' })
    current.begun = true
    const answers = await Promise.all(asks.map(ask => current.line.ask(ask)))
    return answers.at(-1) as Answer
  }

  async #append(into: Parameters<Appends['add']>[0], values: readonly unknown[]): Promise<void> {
    const { appends, careful } = this.#required()
    if (!careful) appends.add(into, values)
    else for (const { sql, values: bound } of insertsOf(into, values)) await this.#inAction(sql, bound, 'run')
  }
}

export interface Network {
  readonly openDatabase: OpenDatabase
  /** Every trip to a site's database, or to control, that the work takes. */
  trips<T>(work: () => Promise<T>): Promise<(Trip & { kind: Kind })[]>
}

export function createNetwork(delay_ms: number): Network {
  let seen: (Trip & { kind: Kind })[] = []
  return {
    async openDatabase(options) {
      const { kind, path, migrations, backup = false } = options
      await migrate({ kind, path, migrations, backup })
      try {
        return new NetworkDatabase(options, delay_ms, trip => seen.push({ kind, ...trip }))
      } catch (error) {
        throw error instanceof Corrupt ? unusable(kind, path, 'damaged') : error
      }
    },
    async trips(work) {
      seen = []
      await work()
      return seen
    },
  }
}
