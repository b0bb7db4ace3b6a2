/**
 * A site's database in memory, with the site's real tables and SQL. Each action is committed whole or not at all; a
 * process that dies before its commit has done nothing; one that dies after it has done all without learning so.
 */
import { insertsOf } from '../../api/platform/database/appends.ts'
import type { Method } from '../../api/platform/database/connection.ts'
import type { Database, OnCommit } from '../../api/platform/database/database.ts'
import { createHandle, type Handle } from '../../api/platform/database/handle.ts'
import { Busy } from '../../api/platform/runtime/errors.ts'
import type { Random } from '../chaos/random.ts'
import { MemoryTables } from './memory-tables.ts'
import type { Mistake } from './mistake.ts'
import type { Owner, VirtualTime } from './virtual-time.ts'

const memory = new MemoryTables('site')
const { native } = memory
native.exec('PRAGMA foreign_keys=1')
const ours = "type = 'table' and name not like 'sqlite_%' and name not like 'libsql_%'"
/** What an index of texts is kept in is emptied with the index. */
const isOwn = `name in (select name from pragma_table_list where type = 'table')`
const tables = (
  native.prepare(`select name from sqlite_schema where ${ours} and ${isOwn}`).raw().all([]) as [string][]
).flat()
const indexes = native.prepare("select sql from sqlite_schema where type = 'index' and sql is not null").raw()
const indexSql = (indexes.all([]) as [string][]).flat()

/** When a process dies of a write: before it, in it, or once it is committed. */
export type CrashPoint = 'before' | 'during' | 'after'

export interface DiskFaults {
  /** Which writes kill the process, by their number. */
  crashes: ReadonlyMap<number, CrashPoint>
  /** Whether writes are refused now. */
  busy(): boolean
  /** How often in a hundred an action is undone and done again, as when its group fails. */
  repeated_percent: number
  slow_percent: number
}

export class VirtualDisk {
  writes = 0
  readonly #time: VirtualTime
  readonly #random: Random
  readonly #faults: DiskFaults
  readonly #handle: Handle<'site'>
  /** Announced by the current transaction. */
  #announced = new Set<string>()
  /** Called when a crash point is reached. */
  onCrash: (owner: Owner, point: CrashPoint) => void = () => undefined

  constructor(time: VirtualTime, random: Random, faults: DiskFaults, mistake: Mistake | undefined) {
    this.#time = time
    this.#random = random
    this.#faults = faults
    const planted = mistake?.query?.()
    const run = (sql: string, params: readonly unknown[], method: Method) => {
      const ask = (asked = sql) => memory.query(asked, params, method)
      return planted ? planted({ sql, params, now: time.elapsed, ask, disk: this }) : ask()
    }
    this.#handle = createHandle(async (sql, params, method) => run(sql, params, method), {
      append: async (append, values) => {
        for (const insert of insertsOf(append, values)) run(insert.sql, insert.values, 'run')
      },
      announce: topic => void this.#announced.add(topic),
      isSlow: () => false,
    })
    wipe()
    for (const sql of mistake?.indexes_dropped ?? []) native.exec(`drop index if exists ${sql}`)
  }

  /** Commits the current transaction and begins another, which correct code never does. */
  commitEarly(): void {
    native.exec('COMMIT; BEGIN')
  }

  /** At once, by the environment itself: to prepare and to look. */
  async look<T>(run: (db: Handle<'site'>) => Promise<T>): Promise<T> {
    return run(this.#handle)
  }

  /** The disk as one process has it. */
  openFor(owner: Owner, onCommit: OnCommit = () => undefined): Database<'site'> {
    const read = <T>(run: (db: Handle<'site'>) => Promise<T>) => this.#do(owner, () => run(this.#handle))
    return {
      kind: 'site',
      path: ':memory:',
      idle: true,
      open: true,
      counts: { actions: 0, groups: 0 },
      backlog: { actions: 0, waited_ms: 0 },
      damaged: false,
      read,
      readSlow: read,
      write: run => this.#write(owner, run, onCommit),
      close: async () => undefined,
    }
  }

  async #write<T>(owner: Owner, run: (tx: Handle<'site'>) => Promise<T>, onCommit: OnCommit): Promise<T> {
    const { done, announced } = await this.#do(owner, async () => {
      this.writes += 1
      const point = this.#faults.crashes.get(this.writes)
      if (point === 'before') return this.#crash(owner, point)
      if (this.#faults.busy()) throw new Busy()
      if (this.#random.between(1, 100) <= this.#faults.repeated_percent) {
        await transaction(async () => void (await run(this.#handle)), false).catch(() => undefined)
      }
      this.#announced = new Set()
      const done = await transaction(() => run(this.#handle), point !== 'during')
      return point ? this.#crash(owner, point) : { done, announced: this.#announced }
    })
    onCommit(announced)
    return done
  }

  #crash(owner: Owner, point: CrashPoint): never {
    this.onCrash(owner, point)
    throw new Error('The process is dead')
  }

  /** One operation: asked for, done in one moment, answered later, if there is still somebody to answer. */
  #do<T>(owner: Owner, run: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#time.after(this.#latency(), owner, () => {
        run().then(
          value => void this.#time.after(this.#latency(), owner, () => resolve(value)),
          error => void this.#time.after(this.#latency(), owner, () => reject(error)),
        )
      })
    })
  }

  #latency(): number {
    const slow = this.#random.between(1, 100) <= this.#faults.slow_percent
    return this.#random.next() * (slow ? 800 : 2)
  }
}

async function transaction<T>(run: () => Promise<T>, commit: boolean): Promise<T> {
  native.exec('BEGIN')
  try {
    const done = await run()
    native.exec(commit ? 'COMMIT' : 'ROLLBACK')
    return done
  } catch (error) {
    if (native.inTransaction) native.exec('ROLLBACK')
    throw error
  }
}

/** As new: empty, with all its indexes. */
function wipe(): void {
  if (native.inTransaction) native.exec('ROLLBACK')
  native.exec('PRAGMA foreign_keys=0')
  for (const table of tables) native.exec(`delete from "${table}"`)
  native.exec('delete from sqlite_sequence; PRAGMA foreign_keys=1')
  for (const sql of indexSql)
    native.exec(sql.replace(/^create (unique )?index (if not exists )?/i, 'create $1index if not exists '))
}
