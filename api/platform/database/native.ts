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
  run(params: Bound[]): { changes: number }
  all(params: Bound[]): unknown[][]
  get(params: Bound[]): unknown[] | undefined
  columns(): { name: string }[]
}

export interface SlowStatement {
  readonly reader: boolean
  raw(): SlowStatement
  iterate(params: Bound[]): Promise<Iterable<unknown[]>>
  columns(): { name: string }[]
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

/** A synchronous face over the asynchronous connection's native handle, or undefined if this driver has none. */
function layOver(opened: AsyncFace): SyncFace | undefined {
  try {
    const face: SyncFace = Object.assign(Object.create(SyncDatabase.prototype), { db: opened.db, open: true })
    return face.prepare('select 1').raw().get([])?.[0] === 1 && opened.inTransaction === false ? face : undefined
  } catch {
    return undefined
  }
}

export function openNative(path: string): Native {
  const opened = new AsyncDatabase(path)
  const face = layOver(opened)
  if (face === undefined) opened.close()
  const statements = face ?? new SyncDatabase(path)
  return {
    concurrent: face !== undefined,
    prepare: sql => statements.prepare(sql),
    exec: sql => statements.exec(sql),
    execSlow: async sql => (face === undefined ? statements.exec(sql) : opened.exec(sql)),
    prepareSlow: sql => opened.prepare(sql),
    get inTransaction() {
      return face === undefined ? statements.inTransaction : opened.inTransaction
    },
    close: () => (face === undefined ? statements.close() : opened.close()),
  }
}
