/** One process of the product on its disk: it may be killed around a write or a mail, and its disk may be full. */
import { setImmediate } from 'node:timers/promises'
import type { Database, OpenDatabase } from '../../../api/platform/database/database.ts'
import { openDatabase } from '../../../api/platform/database/database.ts'
import type { Handle, Kind } from '../../../api/platform/database/handle.ts'
import { Full } from '../../../api/platform/runtime/errors.ts'

/** Where a process dies: at its so many-th write from now, or at its so many-th mail. */
export interface DeathPoint {
  of: 'write' | 'mail'
  count: number
  /** Around the commit, or around the server's reading of the final dot. */
  side: 'before' | 'after'
}

export class Killed extends Error {}

/** A process that is dead goes on with nothing. */
const never = <T>(): Promise<T> => new Promise<T>(() => undefined)

/** Armed or full beyond one process: what is to come is not forgotten by an orderly restart. */
export class Faults {
  point: DeathPoint | null = null
  /** Whether writes are refused. */
  full = false
  /** Calls that a kill must not meet: nobody could tell by asking whether they were done. */
  held = 0
  kills = 0

  /** Whether a process dies here; none does on a full disk, on which another would begin only once there is room. */
  reach(of: DeathPoint['of'], side: DeathPoint['side']): boolean {
    const { point } = this
    if (point?.of !== of || this.held > 0 || this.full) return false
    // Counted once, where it begins.
    if (side === 'before') point.count -= 1
    return point.count < 0 && point.side === side
  }
}

export class Life {
  dead = false
  readonly died: Promise<never>
  readonly #faults: Faults
  readonly #databases = new Set<Database<Kind>>()
  #reject!: (error: Killed) => void

  constructor(faults: Faults) {
    this.#faults = faults
    this.died = new Promise((_, reject) => {
      this.#reject = reject
    })
    this.died.catch(() => undefined)
  }

  /** What the process does ends here; whoever waits for it hears of its death. */
  die<T>(): Promise<T> {
    if (!this.dead) {
      this.dead = true
      this.#faults.point = null
      this.#faults.kills += 1
      this.#reject(new Killed('The process was killed'))
    }
    return never()
  }

  /** Dies where the fault says so. */
  async reach(of: DeathPoint['of'], side: DeathPoint['side']): Promise<void> {
    if (this.dead) return never()
    if (this.#faults.reach(of, side)) return this.die()
  }

  /** The end of what it is told to do, or its death. */
  outlive<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.died])
  }

  readonly openDatabase: OpenDatabase = async options => {
    const inner = await openDatabase(options)
    this.#databases.add(inner as unknown as Database<Kind>)
    return this.#mortal(inner)
  }

  #mortal<K extends Kind>(inner: Database<K>): Database<K> {
    const reading =
      (read: typeof inner.read): typeof inner.read =>
      async fn => {
        if (this.dead) return never()
        const done = await read(fn)
        return this.dead ? never() : done
      }
    return {
      get kind() {
        return inner.kind
      },
      get path() {
        return inner.path
      },
      get idle() {
        return inner.idle
      },
      get open() {
        return inner.open
      },
      get counts() {
        return inner.counts
      },
      get backlog() {
        return inner.backlog
      },
      get damaged() {
        return inner.damaged
      },
      read: reading(fn => inner.read(fn)),
      readSlow: reading(fn => inner.readSlow(fn)),
      write: async (fn, how) => {
        await this.reach('write', 'before')
        const done = await inner.write(this.#faults.full ? refused(fn) : fn, how).catch(error => {
          if (this.dead) return never<never>()
          throw error
        })
        await this.reach('write', 'after')
        return done
      },
      close: async () => {
        this.#databases.delete(inner as unknown as Database<Kind>)
        await inner.close()
      },
    }
  }

  /** Once it is dead: what it had given to its disk is there, and its files are free. */
  async bury(): Promise<void> {
    for (const database of this.#databases) {
      while (!database.idle) await setImmediate()
      await database.close()
    }
  }
}

/** The disk is full once all of an action has been written: nothing of it is kept. */
const refused =
  <K extends Kind, T>(fn: (tx: Handle<K>) => Promise<T>) =>
  async (tx: Handle<K>): Promise<T> => {
    await fn(tx)
    throw new Full()
  }
