/** One process of the product on its disk: it may be killed around a write or a mail, and its disk may be full. */
import { setImmediate } from 'node:timers/promises'
import type { Database, OpenDatabase } from '../../../api/platform/database/database.ts'
import { openDatabase } from '../../../api/platform/database/database.ts'
import type { Handle, Kind } from '../../../api/platform/database/handle.ts'
import { Full } from '../../../api/platform/runtime/errors.ts'

/** What happens around several nodes: one hears and says nothing for longer than its lease, or the database server is killed and begins again. */
export const incidents = ['pause', 'server'] as const
export type Incident = (typeof incidents)[number]

/** Where a process dies, or meets something else: at its so many-th write from now, or at its so many-th mail. */
export interface FaultPoint {
  of: 'write' | 'mail'
  count: number
  /** Around the commit, or around the server's reading of the final dot. */
  side: 'before' | 'after'
  /** Absent: it dies. */
  meets?: Incident
}

export class Killed extends Error {}

/** Of what a process was to do. */
export function ignoreDeath(error: unknown): undefined {
  if (!(error instanceof Killed)) throw error
}

/** A process that is dead goes on with nothing. */
const never = <T>(): Promise<T> => new Promise<T>(() => undefined)

/** Armed or full beyond one process: what is to come is not forgotten by an orderly restart. */
export class Faults {
  point: FaultPoint | null = null
  /** Whether writes are refused. */
  full = false
  /** Calls that a kill must not meet: nobody could tell by asking whether they were done. */
  held = 0
  /** Of those that may have lost what they had been told. */
  kills = 0
  /** Incidents, and ends of nodes, that are not over. */
  under_way = 0
  /** Whether several nodes answer: each may lose its lease on a busy machine. */
  readonly among_nodes: boolean

  constructor({ among_nodes = false } = {}) {
    this.among_nodes = among_nodes
  }

  /** Whether an answer may be lost: whoever asks for a change gives it a key. */
  get threatens(): boolean {
    return this.among_nodes || this.point !== null
  }

  /** What happens here; nothing on a full disk, on which another process would begin only once there is room. */
  reach(of: FaultPoint['of'], side: FaultPoint['side']): Incident | 'kill' | undefined {
    const { point } = this
    if (point?.of !== of || this.held > 0 || this.full) return undefined
    // Counted once, where it begins.
    if (side === 'before') point.count -= 1
    if (point.count >= 0 || point.side !== side) return undefined
    this.point = null
    return point.meets ?? 'kill'
  }
}

export class Life {
  dead = false
  /** Whether it may have lost what it had been told: it was paused, and others went on. */
  is_doubtful = false
  readonly died: Promise<never>
  readonly #faults: Faults
  readonly #meet: (incident: Incident) => Promise<void>
  readonly #databases = new Set<Database<Kind>>()
  #reject!: (error: Killed) => void

  constructor(faults: Faults, meet: (incident: Incident) => Promise<void> = async () => undefined) {
    this.#faults = faults
    this.#meet = meet
    this.died = new Promise((_, reject) => {
      this.#reject = reject
    })
    this.died.catch(() => undefined)
  }

  /** What the process does ends here; whoever waits for it hears of its death. */
  die<T>(): Promise<T> {
    if (!this.dead) {
      this.dead = true
      this.#faults.kills += 1
      this.#reject(new Killed('The process was killed'))
    }
    return never()
  }

  /** Dies, or meets something else, where the fault says so. */
  async reach(of: FaultPoint['of'], side: FaultPoint['side']): Promise<void> {
    if (this.dead) return never()
    const reached = this.#faults.reach(of, side)
    if (reached === 'kill') return this.die()
    if (reached) await this.#meet(reached)
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
      get outdated() {
        return inner.outdated === true
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

  /** The same where a server records what it writes, to which it has no way any more: what was under way never ends. */
  async cutOff(): Promise<void> {
    await Promise.all([...this.#databases].map(database => database.close().catch(() => undefined)))
  }
}

/** The disk is full once all of an action has been written: nothing of it is kept. */
const refused =
  <K extends Kind, T>(fn: (tx: Handle<K>) => Promise<T>) =>
  async (tx: Handle<K>): Promise<T> => {
    await fn(tx)
    throw new Full()
  }
