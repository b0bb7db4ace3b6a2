/**
 * The only file that imports the driver. One native connection with two faces: a synchronous one for statements, which
 * only touch the page cache, and an asynchronous one for what waits on the disk.
 */
import Sync from 'libsql'
import Async from 'libsql/promise'
import type { Bound } from './guard.ts'

export interface Statement {
  /** Whether it answers rows; `raw` throws otherwise. */
  readonly reader: boolean
  raw(): Statement
  /** Integers are answered as bigint, each as it is. */
  safeIntegers(): Statement
  run(params: Bound[]): { changes: number }
  all(params: Bound[]): unknown[][]
  get(params: Bound[]): unknown[] | undefined
}

export interface SlowStatement {
  readonly reader: boolean
  raw(): SlowStatement
  /** All changes are made, and the first row is found, by the time it resolves. */
  iterate(params: Bound[]): Promise<Iterable<unknown[]>>
}

export interface Native {
  prepare(sql: string): Statement
  exec(sql: string): void
  /** Runs off the event loop where the driver allows; nothing may touch the connection until it settles. */
  execSlow(sql: string): Promise<void>
  prepareSlow(sql: string): Promise<SlowStatement>
  /** Whether `execSlow` really leaves the event loop free. */
  readonly concurrent: boolean
  readonly inTransaction: boolean
  close(): void
}

interface SyncFace {
  prepare(sql: string): Statement
  exec(sql: string): void
  close(): void
  readonly inTransaction: boolean
}

interface AsyncFace {
  readonly db: unknown
  prepare(sql: string): Promise<SlowStatement>
  exec(sql: string): Promise<void>
  close(): void
  readonly inTransaction: boolean
}

const SyncDatabase = Sync as unknown as { new (path: string): SyncFace; prototype: object }
const AsyncDatabase = Async as unknown as { new (path: string): AsyncFace }

function layOver(opened: AsyncFace): SyncFace {
  return Object.assign(Object.create(SyncDatabase.prototype), { db: opened.db, open: true })
}

/** Whether this driver's two faces can share one native handle. Tried in memory: a statement would hold a file open. */
function detectSharing(): boolean {
  const opened = new AsyncDatabase(':memory:')
  try {
    const face = layOver(opened)
    face.exec('BEGIN; CREATE TABLE t (a); INSERT INTO t VALUES (7)')
    return opened.inTransaction && face.prepare('SELECT a FROM t').raw().get([])?.[0] === 7
  } catch {
    return false
  } finally {
    opened.close()
  }
}

let sharing: boolean | undefined

/** A closed connection may end in a thread of the driver, and locks its file for a moment as it goes. */
const waiting_ms = 1_000

export function openNative(path: string): Native {
  sharing ??= detectSharing()
  const opened = new AsyncDatabase(path)
  const statements = sharing ? layOver(opened) : new SyncDatabase(path)
  const shared = sharing
  statements.exec(`PRAGMA busy_timeout=${waiting_ms}`)
  return {
    concurrent: shared,
    prepare: sql => statements.prepare(sql),
    exec: sql => statements.exec(sql),
    execSlow: async sql => (shared ? opened.exec(sql) : statements.exec(sql)),
    prepareSlow: sql => opened.prepare(sql),
    get inTransaction() {
      return shared ? opened.inTransaction : statements.inTransaction
    },
    close: () => {
      opened.close()
      if (!shared) statements.close()
    },
  }
}

/**
 * Whether a PRAGMA has a value, asked without a prepared statement: one would keep the file open after closing. The
 * result is passed as success or failure of the script, the only thing that `exec` reports.
 */
export function pragmaHolds(native: Native, name: string, value: string): boolean {
  try {
    native.exec(
      `SELECT CASE WHEN (SELECT CAST("${name}" AS TEXT) FROM pragma_${name}) = '${value}' THEN 1 ELSE json('') END`,
    )
    return true
  } catch {
    return false
  }
}
