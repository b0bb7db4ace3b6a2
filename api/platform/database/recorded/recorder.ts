/**
 * Records the groups of one database at its server, each as one batch before it is committed here. A batch counts only while this
 * process is the one that may write and has seen every group before it; what became of one whose answer was lost is asked, with a new
 * fence that keeps it from coming later, so that nothing is recorded twice.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { InStatement } from '@libsql/client/http'
import { Unavailable } from '../../runtime/errors.ts'
import { recordSeconds } from '../../runtime/metrics/counted.ts'
import { type Change, differenceOf } from '../changes.ts'
import { reasonOf } from './exchange.ts'
import type { RecordedStatement } from './kept-stream.ts'
import type { RecordLimits } from './limits.ts'
import { type Home, home_table } from './mark.ts'
import type { ServerDatabase } from './server.ts'

const claim = `update ${home_table} set version = case when holder = ? and fence = ? and version = ? then version + 1 end`
/** From then on nothing counts that was sent before. */
export const takeFence = `update ${home_table} set fence = fence + 1 where holder = ?`
export const readWriter = `select holder, fence, version from ${home_table}`

/** What of a database at its server a recorder needs. */
export type RecordedDatabase = Pick<ServerDatabase, 'server' | 'place' | 'batch' | 'record' | 'migrate'>

type Send = (statements: readonly RecordedStatement[]) => Promise<readonly { rowsAffected: number }[]>

export interface RecorderOptions {
  limits: RecordLimits
  /** Throws where another process may have the right to write by now, and that does not turn out otherwise within a moment. */
  untilLeased(): Promise<void> | undefined
  /** Nothing more can be written here until the database is opened anew. */
  onLost(reason: string): void
  /** The server does not answer; undefined: it answers again. */
  onAway(reason: string | undefined): void
}

export class Recorder {
  readonly #database: RecordedDatabase
  readonly #options: RecorderOptions
  #home: Pick<Home, 'holder' | 'fence' | 'version'>
  #lost: Unavailable | undefined
  #isClosing = false
  #isAway = false

  constructor(database: RecordedDatabase, { holder, fence, version }: Home, options: RecorderOptions) {
    this.#database = database
    this.#home = { holder, fence, version }
    this.#options = options
  }

  /** Whether the file no longer has what the server has, or another process writes: opening it anew brings it up to date. */
  get lost(): boolean {
    return this.#lost !== undefined
  }

  /** The URL of where it records. */
  get server(): string {
    return this.#database.server
  }

  /** Answers the version that the file has with these changes. `inDoubt`: what became of them is not known for a while. */
  record(changes: readonly Change[], inDoubt: (error: Unavailable) => void): Promise<number> {
    return this.#keep(changes, inDoubt, statements => this.#database.record(statements))
  }

  /** The statements of a migration, which has the file wait. */
  recordMigration(statements: readonly string[], migrations: number): Promise<number> {
    const counted = { sql: `update ${home_table} set migrations = ?`, args: [migrations] }
    const changes = [...statements.map(sql => ({ sql, args: [] })), counted]
    return this.#keep(
      changes,
      () => this.close(),
      all => this.#database.migrate(all as InStatement[]),
    )
  }

  /** The group is at the server and could not be committed here. */
  fellBehind(): void {
    this.#lose('the server has changes that this machine could not keep')
  }

  /** What is in doubt stays so: the next opening compares. */
  close(): void {
    this.#isClosing = true
  }

  async #keep(changes: readonly Change[], inDoubt: (error: Unavailable) => void, send: Send): Promise<number> {
    if (this.#lost) throw this.#lost
    await this.#options.untilLeased()
    const began = performance.now()
    const waiting = setTimeout(() => inDoubt(this.#unknown()), this.#options.limits.patience_ms)
    try {
      while (!(await this.#recorded(changes, send)))
        if (performance.now() - began > this.#options.limits.patience_ms || this.#isClosing) throw this.#away()
      this.#home.version += 1
      return this.#home.version
    } finally {
      clearTimeout(waiting)
      recordSeconds.observe((performance.now() - began) / 1e3)
    }
  }

  /** False where it surely was not, and may be sent again. */
  async #recorded(changes: readonly Change[], send: Send): Promise<boolean> {
    const { holder, fence, version } = this.#home
    const all = [
      { sql: claim, args: [holder, BigInt(fence), BigInt(version)] },
      ...changes.map(({ sql, args }) => ({ sql, args })),
    ]
    try {
      const [, ...results] = await send(all)
      this.#answers()
      const difference = differenceOf(changes, results)
      if (difference !== undefined) throw this.#lose(difference)
      return true
    } catch (error) {
      if (this.#lost) throw this.#lost
      const isKept = await this.#settle(error)
      if (isKept || !isRefusal(error)) return isKept
      // The same statements were right here: the two no longer have the same, or the server does not know a statement.
      throw this.#lose(`the server refuses a change: ${reasonOf(error)}`)
    }
  }

  /** Whether what was sent last is there. From the answer on it cannot come any more. */
  async #settle(cause: unknown): Promise<boolean> {
    for (let error = cause; ; ) {
      try {
        const [, answer] = await this.#database.batch([{ sql: takeFence, args: [this.#home.holder] }, readWriter])
        const [holder, fence, version] = Object.values(answer?.rows[0] ?? {})
        this.#answers()
        if (holder !== this.#home.holder) throw this.#lose('another process writes it now')
        this.#home.fence = Number(fence)
        if (Number(version) === this.#home.version) return false
        if (Number(version) === this.#home.version + 1) return true
        throw this.#lose(`the server has version ${version} where ${this.#home.version} was expected`)
      } catch (settling) {
        if (this.#lost) throw this.#lost
        if (isOfSql(settling))
          throw this.#lose(`the server no longer has what it says who writes: ${reasonOf(settling)}`)
        error = settling
      }
      if (!this.#isAway) this.#options.onAway(reasonOf(error))
      this.#isAway = true
      if (this.#isClosing) throw this.#unknown()
      await pause(this.#options.limits.settle_pause_ms)
    }
  }

  #answers(): void {
    if (this.#isAway) this.#options.onAway(undefined)
    this.#isAway = false
  }

  #lose(reason: string): Unavailable {
    if (!this.#lost) this.#options.onLost(reason)
    this.#lost ??= new Unavailable(`${this.#database.place}: ${reason}.`)
    return this.#lost
  }

  #away = () => new Unavailable(`The database server does not answer (${this.#database.place}). Nothing was changed.`)

  #unknown = () =>
    new Unavailable(`The database server does not answer (${this.#database.place}). It is asked what it has kept.`)
}

/** A statement was refused, and not what says who may write, which a fence of our own may have overtaken. */
const isRefusal = (error: unknown): boolean => {
  const { statementIndex } = error as { statementIndex?: number }
  return statementIndex !== undefined && statementIndex > 0 && isOfSql(error)
}

const isOfSql = (error: unknown): boolean => /^SQL/.test(String((error as { code?: unknown }).code))
