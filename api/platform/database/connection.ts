/** One connection: its PRAGMAs, asserted, and its cache of prepared statements behind the guard. No queue, no drizzle. */

import {
  ClosedError,
  type DatabaseError,
  fromDriver,
  InvalidStatement,
  StatementError,
  Unavailable,
} from '../runtime/errors.ts'
import { commitSeconds } from '../runtime/metrics/counted.ts'
import { Changes, type FollowerSlot, isChanging } from './changes.ts'
import { connectionClosed } from './collect.ts'
import { bindAll, countParameters } from './guard.ts'
import type { DatabaseLimits } from './limits.ts'
import { type Native, openNative, pragmaHolds, type SlowStatement, type Statement } from './native.ts'
import { writeVersion } from './recorded/mark.ts'
import type { Recorder } from './recorded/recorder.ts'

export type Method = 'run' | 'all' | 'get' | 'values'

export interface Answer {
  rows: unknown
  changes: number
}

/** Whether a statement surely changes nothing. */
export const isReading = (sql: string): boolean =>
  /^\s*(?:select|with)\b/i.test(sql) && !/\b(?:insert|update|delete|replace)\b/i.test(sql)

export interface SlowQueryOptions {
  /** Whether changed rows are counted, which is a query more. */
  isCounted?: boolean
  /** How its rows are handed out. */
  gather?: (rows: Iterable<unknown[]>) => Promise<unknown[][]>
}

const inOneGo = async (rows: Iterable<unknown[]>): Promise<unknown[][]> => [...rows]

/** Where its transactions go besides the file. */
export interface Elsewhere {
  recorder?: Recorder | undefined
  following?: FollowerSlot | undefined
}

interface CachedStatement {
  statement: Statement
  parameters: number
  isChanging: boolean
}

const WRITER = ['journal_mode=wal', 'synchronous=2', 'foreign_keys=1', 'secure_delete=1', 'temp_store=2']
const READER = ['synchronous=2', 'foreign_keys=1', 'temp_store=2', 'query_only=1']

function setPragmas(native: Native, pragmas: readonly string[]): void {
  for (const pragma of pragmas) {
    const [name = '', wanted = ''] = pragma.split('=')
    native.exec(`PRAGMA ${pragma}`)
    if (!pragmaHolds(native, name, wanted)) throw new Unavailable(`The database does not accept PRAGMA ${name}.`)
  }
}

/** An error of preparing quotes only our own SQL, so its text may be kept; parameters are not bound yet. */
function prepareError(error: unknown): unknown {
  const typed = fromDriver(error)
  return typed instanceof StatementError && error instanceof Error ? new InvalidStatement(error.message) : typed
}

export class Connection {
  readonly native: Native
  /** `raw()` is sticky on a statement, so running and asking for rows are two statements. */
  readonly #cache = { run: new Map<string, CachedStatement>(), rows: new Map<string, CachedStatement>() }
  readonly #slowCache = new Map<string, { statement: SlowStatement; parameters: number }>()
  readonly #statementsMax: number
  #open = true
  #isRelaxed = false
  readonly #recorder: Recorder | undefined
  readonly #following: FollowerSlot | undefined
  /** Of the transaction, where they go elsewhere. */
  #changes: Changes | undefined

  constructor(path: string, role: 'write' | 'read', limits: DatabaseLimits, { recorder, following }: Elsewhere = {}) {
    this.#statementsMax = limits.statements_max
    this.#recorder = recorder
    this.#following = following
    this.#changes = recorder && new Changes()
    let native: Native | undefined
    try {
      native = openNative(path)
      if (role === 'read') native.exec('PRAGMA wal_autocheckpoint=0')
      setPragmas(native, role === 'write' ? WRITER : READER)
      // What a power cut takes is still at the server.
      if (recorder) setPragmas(native, ['synchronous=1'])
      if (role === 'write') native.exec(`PRAGMA cache_size=-${limits.writer_cache_kib}`)
      if (role === 'write') native.exec(`PRAGMA wal_autocheckpoint=${limits.checkpoint_pages}`)
      if (role === 'write' && limits.file_pages_max !== undefined) {
        native.exec(`PRAGMA max_page_count=${limits.file_pages_max}`)
      }
      // From here on nobody else writes, and the event loop waits for nobody.
      native.exec('PRAGMA busy_timeout=0')
    } catch (error) {
      native?.close()
      throw fromDriver(error)
    }
    this.native = native
  }

  #prepared(sql: string, raw: boolean): CachedStatement {
    const cache = raw ? this.#cache.rows : this.#cache.run
    const known = cache.get(sql)
    if (known !== undefined) return known
    const parameters = countParameters(sql)
    let statement: Statement
    try {
      statement = this.native.prepare(sql)
    } catch (error) {
      throw prepareError(error)
    }
    const cached = {
      statement: raw && statement.reader ? statement.raw() : statement,
      parameters,
      isChanging: isChanging(sql),
    }
    this.#keep(cache, sql, cached)
    return cached
  }

  /** Runs one statement; throws typed errors only. */
  query(sql: string, params: readonly unknown[], method: Method): Answer {
    if (!this.#open) throw new ClosedError()
    const { statement, parameters, isChanging } = this.#prepared(sql, method !== 'run')
    const bound = bindAll(params, parameters)
    try {
      if (method === 'run') {
        const { changes } = statement.run(bound)
        if (isChanging) this.#changes?.add({ sql, args: bound, changed: changes })
        return { rows: [], changes }
      }
      const rows = method === 'get' ? statement.get(bound) : statement.all(bound)
      if (isChanging) this.#changes?.add({ sql, args: bound })
      return { rows, changes: 0 }
    } catch (error) {
      throw fromDriver(error)
    }
  }

  #keep<T>(cache: Map<string, T>, sql: string, cached: T): void {
    if (cache.size >= this.#statementsMax) {
      const oldest = cache.keys().next().value
      if (oldest !== undefined) cache.delete(oldest)
    }
    cache.set(sql, cached)
  }

  async #preparedSlow(sql: string) {
    const known = this.#slowCache.get(sql)
    if (known !== undefined) return known
    const parameters = countParameters(sql)
    const statement = await this.native.prepareSlow(sql).catch(error => {
      throw prepareError(error)
    })
    const cached = { statement: statement.reader ? statement.raw() : statement, parameters }
    this.#keep(this.#slowCache, sql, cached)
    return cached
  }

  /** The same off the event loop: nothing else may touch the connection until it settles. */
  async querySlow(
    sql: string,
    params: readonly unknown[],
    method: Method,
    { isCounted = true, gather = inOneGo }: SlowQueryOptions = {},
  ): Promise<Answer> {
    if (!this.native.concurrent) return this.query(sql, params, method)
    if (!this.#open) throw new ClosedError()
    const { statement, parameters } = await this.#preparedSlow(sql)
    const bound = bindAll(params, parameters)
    try {
      const rows = await gather(await statement.iterate(bound))
      const changed = method === 'run' && isCounted ? this.#changedRows() : undefined
      if (this.#changes && isChanging(sql)) this.#changes.add({ sql, args: bound, changed })
      if (method === 'run') return { rows: [], changes: changed ?? 0 }
      return { rows: method === 'get' ? rows[0] : rows, changes: 0 }
    } catch (error) {
      // One that broke off is not at its beginning again.
      this.#slowCache.delete(sql)
      throw fromDriver(error)
    }
  }

  #changedRows = (): number => Number((this.query('select changes()', [], 'get').rows as [number])[0])

  /** Transaction control, for the queue and migrations. */
  exec(sql: string): void {
    try {
      this.native.exec(sql)
      this.#changes?.follow(sql)
    } catch (error) {
      throw fromDriver(error)
    }
  }

  /**
   * Begins a transaction. The commit of a relaxed one does not wait for the disk; one that does takes along those before it that
   * did not.
   */
  begin({ relaxed }: { relaxed: boolean }): void {
    this.#isRelaxed = relaxed && !this.#recorder
    const isElsewhere = this.#recorder ?? this.#following?.follower
    this.#changes = isElsewhere && (this.#changes ?? new Changes())
    this.exec(this.#isRelaxed ? 'PRAGMA synchronous=1; BEGIN IMMEDIATE' : 'BEGIN IMMEDIATE')
  }

  /**
   * Off the event loop, as is setting back what a relaxed transaction had set. Recorded elsewhere first where that is so; `inDoubt`: it is
   * not known for a while whether it was.
   */
  async commit(inDoubt: (error: DatabaseError) => void): Promise<void> {
    const began = performance.now()
    const isRecorded = this.#recorder && (await this.#record(this.#recorder, inDoubt))
    try {
      await this.execSlow(this.#isRelaxed ? 'COMMIT; PRAGMA synchronous=2' : 'COMMIT')
    } catch (error) {
      if (isRecorded) this.#recorder?.fellBehind()
      throw error
    }
    commitSeconds.observe((performance.now() - began) / 1e3)
    this.#isRelaxed = false
    const changes = this.#changes?.all ?? []
    if (changes.length > 0) await this.#following?.follower?.(changes)
  }

  async #record(recorder: Recorder, inDoubt: (error: DatabaseError) => void): Promise<boolean> {
    const changes = this.#changes?.all ?? []
    if (changes.length === 0) return false
    this.native.exec(writeVersion(await recorder.record(changes, inDoubt)))
    return true
  }

  rollback(): void {
    this.exec(this.#isRelaxed ? 'ROLLBACK; PRAGMA synchronous=2' : 'ROLLBACK')
    this.#isRelaxed = false
  }

  async execSlow(sql: string): Promise<void> {
    try {
      await this.native.execSlow(sql)
    } catch (error) {
      throw fromDriver(error)
    }
  }

  /** Ends what it has begun, and closes: another takes its place, whatever becomes of the file. */
  abandon(): void {
    for (const step of [() => this.native.inTransaction && this.exec('ROLLBACK'), () => this.close()]) {
      try {
        step()
      } catch {
        // What waits must be answered.
      }
    }
  }

  close(): void {
    if (!this.#open) return
    this.#open = false
    // A live statement would keep the closed file open.
    this.#cache.run.clear()
    this.#cache.rows.clear()
    this.#slowCache.clear()
    this.native.close()
    connectionClosed()
  }
}
