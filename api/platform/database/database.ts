/** One database file, open: reads, slow reads and write actions. Which files there are is in databases.ts. */

import { ClosedError, Corrupt } from '../runtime/errors.ts'
import { withFaultPoints } from '../runtime/fault-point.ts'
import { commitActions, commitFailures } from '../runtime/metrics/counted.ts'
import { requireInside, requireOutside } from './action-context.ts'
import type { Backlog } from './backlog.ts'
import type { Follower, FollowerSlot } from './changes.ts'
import { type Answer, Connection, isReading } from './connection.ts'
import { createHandle, type Handle, type Kind } from './handle.ts'
import { type DatabaseLimits, databaseLimits } from './limits.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migrations.ts'
import type { PageLog } from './page-log/page-log.ts'
import type { PageLogs } from './page-log/page-logs.ts'
import { hasTable, isOriginal, readVersion } from './recorded/mark.ts'
import type { RecordedOpener } from './recorded/opener.ts'
import type { Recorder } from './recorded/recorder.ts'
import { SlowReader } from './slow-reader.ts'
import { conflict, unusable } from './unusable.ts'
import type { WriteOptions } from './write-options.ts'
import { WriteQueue } from './write-queue.ts'

export type { WriteOptions as Writing }

/** Receives the announcements of a group once it is on disk, before its actions resolve. */
export type OnCommit = (topics: ReadonlySet<string>) => void

export interface Database<K extends Kind> {
  readonly kind: K
  readonly path: string
  /** Reads outside a write action. Each statement sees the last commit. */
  read<T>(fn: (db: Handle<K>) => Promise<T>): Promise<T>
  /** Reads that may exceed ~20 ms: they leave the event loop free, and run one at a time. */
  readSlow<T>(fn: (db: Handle<K>) => Promise<T>): Promise<T>
  /**
   * One write action in a shared commit. Resolves after the commit; a throw undoes only this action. The action awaits
   * nothing but its handle, and leaves nothing outside that a second run would find: when another of its group fails,
   * it is undone and run once more.
   */
  write<T>(fn: (tx: Handle<K>) => Promise<T>, how?: WriteOptions): Promise<T>
  /** Whether no action runs or waits. */
  readonly idle: boolean
  /** Whether its file is open now: what can wait need not open one that was closed for another. */
  readonly open: boolean
  readonly counts: Readonly<{ actions: number; groups: number }>
  readonly backlog: Backlog
  /** Whether a statement has met damage in the file. */
  readonly damaged: boolean
  /** Whether another place has what the file has not, so that it must be opened anew. */
  readonly outdated?: boolean
  /** While nothing is written: each group that comes is told, until undefined is set. */
  follow?(follower: Follower | undefined): void
  close(): Promise<void>
}

export interface OpenOptions<K extends Kind> {
  kind: K
  path: string
  migrations: readonly Migration[]
  limits?: Partial<DatabaseLimits>
  onCommit?: OnCommit
  /** Keep a copy of the file before its first migration. */
  backup?: boolean
  /** Where each commit is kept, so that the file can be restored to any moment; absent: nowhere. */
  pageLogs?: PageLogs | undefined
  /** Where each group is recorded before it is committed here; absent: nowhere. */
  recording?: RecordedOpener | undefined
}

interface Beside {
  log: PageLog | undefined
  recorder: Recorder | undefined
}

class LocalDatabase<K extends Kind> implements Database<K> {
  readonly kind: K
  readonly path: string
  readonly #queue: WriteQueue
  readonly #limits: DatabaseLimits
  /** Opened with the first read beside a write: a site that few use needs none, and each knows the whole schema. */
  #reader: Connection | undefined
  /** Reads that waited for a write to end. */
  #waits = 0
  readonly #slow: SlowReader
  readonly #tx: Handle<K>
  readonly #db: Handle<K>
  readonly #slowDb: Handle<K>
  readonly #reads = new Set<Promise<unknown>>()
  /** Announced by the current group; by rolled-back actions too, since an unnecessary wake-up is harmless. */
  #announced = new Set<string>()
  damaged = false
  readonly #recorder: Recorder | undefined
  readonly #following: FollowerSlot = { follower: undefined }
  #closing: Promise<void> | undefined

  constructor(kind: K, path: string, limits: DatabaseLimits, onCommit: OnCommit, { log, recorder }: Beside) {
    this.kind = kind
    this.path = path
    this.#recorder = recorder
    const ended = (committed: boolean, actions: number) => {
      if (committed) commitActions.observe(actions)
      else commitFailures.add()
      const announced = this.#announced
      if (announced.size === 0) return
      this.#announced = new Set()
      if (committed) onCommit(announced)
    }
    // Where commits are kept, the log says when SQLite's own may be copied to the file.
    const wanted = log ? { ...limits, checkpoint_pages: 0 } : limits
    const elsewhere = { recorder, following: this.#following }
    this.#queue = new WriteQueue(() => new Connection(path, 'write', wanted, elsewhere), limits, ended, log)
    // Beside a server, a write ends when that has answered.
    this.#limits = recorder ? { ...limits, reader_waits_max: 0 } : limits
    this.#slow = new SlowReader(path, limits)
    this.#tx = createHandle(
      async (sql, params, method, beforeAppended) => {
        requireInside(this.#queue.current)
        return this.#queue.query(sql, params, method, beforeAppended)
      },
      {
        append: async (append, values) => {
          requireInside(this.#queue.current)
          await this.#queue.append(append, values)
        },
        announce: topic => {
          requireInside(this.#queue.current)
          this.#announced.add(topic)
        },
        isSlow: () => this.#queue.isSlow,
      },
    )
    this.#db = createHandle(async (sql, params, method) => {
      requireOutside('A read handle was used')
      const atRest = this.#queue.readAtRest(sql, params, method) ?? (await this.#readSoon(sql, params, method))
      return atRest ?? this.#beside().query(sql, params, method)
    })
    this.#slowDb = createHandle(async (sql, params, method) => {
      requireOutside('A read handle was used')
      return this.#slow.query(sql, params, method)
    })
  }

  /** Waiting for a write costs less than opening a connection, as long as that is seldom. */
  async #readSoon(...asked: Parameters<WriteQueue['readAtRest']>): Promise<Answer | undefined> {
    const isSeldom = () => !this.#reader && this.#waits < this.#limits.reader_waits_max
    while (isReading(asked[0]) && isSeldom() && (await this.#queue.groupEnded())) {
      this.#waits += 1
      const answer = this.#queue.readAtRest(...asked)
      if (answer) return answer
    }
    return undefined
  }

  #beside(): Connection {
    this.#reader ??= new Connection(this.path, 'read', this.#limits)
    return this.#reader
  }

  get open(): boolean {
    return this.#closing === undefined
  }

  get outdated(): boolean {
    return this.#recorder?.lost === true
  }

  get idle(): boolean {
    return this.#queue.idle
  }

  get counts(): Readonly<{ actions: number; groups: number }> {
    return this.#queue.counts
  }

  get backlog(): Backlog {
    return this.#queue.backlog
  }

  async read<T>(fn: (db: Handle<K>) => Promise<T>): Promise<T> {
    return this.#track(fn, this.#db)
  }

  async readSlow<T>(fn: (db: Handle<K>) => Promise<T>): Promise<T> {
    return this.#track(fn, this.#slowDb)
  }

  async write<T>(fn: (tx: Handle<K>) => Promise<T>, how?: WriteOptions): Promise<T> {
    requireOutside('write() was called')
    const push = (action: (tx: Handle<K>) => Promise<T>) => this.#queue.push(() => action(this.#tx), how)
    // Writes of sites go through open-site.ts, which knows the caller.
    const done = this.kind === 'control' ? withFaultPoints(fn, push) : push(fn)
    return done.catch(error => this.#failed(error))
  }

  follow(follower: Follower | undefined): void {
    this.#following.follower = follower
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #track<T>(fn: (db: Handle<K>) => Promise<T>, db: Handle<K>): Promise<T> {
    requireOutside('read() was called')
    if (this.#closing !== undefined) throw new ClosedError()
    const reading = fn(db)
    this.#reads.add(reading)
    try {
      return await reading
    } catch (error) {
      return this.#failed(error)
    } finally {
      this.#reads.delete(reading)
    }
  }

  #failed(error: unknown): never {
    if (error instanceof Corrupt) this.damaged = true
    throw error
  }

  /** Readers close first, so that only the writer ever checkpoints. */
  async #close(): Promise<void> {
    await Promise.allSettled(this.#reads)
    await this.#slow.close()
    this.#reader?.close()
    this.#recorder?.close()
    await this.#queue.close()
  }
}

/** What a server records is not changed behind its back. */
async function requireOwn<K extends Kind>(database: LocalDatabase<K>): Promise<void> {
  if ((await database.read(db => db.one(hasTable))) === undefined) return
  const [version = 1] = (await database.read(db => db.one<[number]>(readVersion))) ?? []
  if (isOriginal({ version })) return
  await database.close()
  throw conflict('no_server', database)
}

const noOne: OnCommit = () => undefined

/** Opens a database and brings it to the newest migration first; throws DatabaseUnusable where that cannot be. */
export type OpenDatabase = <K extends Kind>(options: OpenOptions<K>) => Promise<Database<K>>

export const openDatabase: OpenDatabase = async options => {
  const { kind, path, migrations, backup = false, pageLogs, recording } = options
  const recorder = await recording?.open({ kind, path, migrations })
  const log = await pageLogs?.open(path)
  try {
    const isChanged = await migrate({ kind, path, migrations, backup, recorder })
    await log?.start(isChanged)
    const limits = { ...databaseLimits, ...options.limits }
    const database = new LocalDatabase(kind, path, limits, options.onCommit ?? noOne, { log, recorder })
    if (!recorder) await requireOwn(database)
    return database
  } catch (error) {
    await log?.ended()
    throw error instanceof Corrupt ? unusable(kind, path, 'damaged') : error
  }
}
