/** A site that goes to another place while it is used: what waits for that, and for how long. */
import { setTimeout as pause } from 'node:timers/promises'
import { Busy, Unavailable } from '../runtime/errors.ts'
import type { Follower } from './changes.ts'
import type { Database } from './database.ts'
import { MOVE_PATIENCE_MS } from './limits.ts'

/** What is moved, while it is read and written. */
export interface MovingSite {
  /** What has begun is written, what comes waits: for a moment only. */
  still<T>(work: () => Promise<T>): Promise<T>
  /** While it is still. */
  follow(follower: Follower): void
  /** Throws where the site leaves this process, or must be opened anew. */
  requireOpen(): void
}

export interface SiteMove {
  /** What takes long. */
  bring(site: MovingSite): Promise<void>
  /** What is left, while nothing is written. */
  finish(): Promise<void>
  /** Nobody has the file open. */
  exchange(): Promise<void>
}

/** A write that has not begun, as its site is being moved. */
export const held = Symbol('held')

interface Needs {
  use(work: (database: Database<'site'>) => Promise<void>): Promise<void>
  close(): Promise<void>
  /** Throws where nothing of the site is used any more. */
  requireOpen(): void
}

/** One move of a site at a time, and who waits for it. */
export class SiteMoves {
  readonly #needs: Needs
  #writable: Promise<void> | undefined
  #usable: Promise<void> | undefined
  #current: Promise<void> | undefined

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Whether no write may begin. */
  get isStill(): boolean {
    return this.#writable !== undefined
  }

  /** Whether nobody may use it. */
  get isClosed(): boolean {
    return this.#usable !== undefined
  }

  async untilWritable(): Promise<void> {
    if (this.#writable) await endOf(this.#writable)
  }

  async untilUsable(): Promise<void> {
    while (this.#usable) await endOf(this.#usable)
  }

  async untilEnded(): Promise<void> {
    await this.#current
  }

  async move(move: SiteMove): Promise<void> {
    if (this.#current) throw new Busy()
    const moving = this.#move(move)
    this.#current = moving.catch(() => undefined)
    await moving.finally(() => (this.#current = undefined))
  }

  async #move({ bring, finish, exchange }: SiteMove): Promise<void> {
    let letIn = () => undefined as void
    try {
      await this.#needs.use(async database => {
        try {
          await bring(this.#movable(database))
          letIn = await this.#hold(database)
          await finish()
        } finally {
          database.follow?.(undefined)
        }
      })
      this.#usable = this.#writable
      await this.#needs.close()
      await exchange()
    } finally {
      this.#usable = undefined
      letIn()
    }
  }

  #movable(database: Database<'site'>): MovingSite {
    const requireOpen = () => {
      this.#needs.requireOpen()
      if (database.outdated) throw new Unavailable('The database of the site has to be opened anew. It was not moved.')
    }
    const still = async <T>(work: () => Promise<T>): Promise<T> => {
      requireOpen()
      const letIn = await this.#hold(database)
      return work().finally(letIn)
    }
    return { still, follow: follower => database.follow?.(follower), requireOpen }
  }

  /** Writes wait, once all that have begun are done. */
  async #hold(database: Database<'site'>): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const letIn = () => {
      this.#writable = undefined
      resolve()
    }
    this.#writable = promise
    try {
      await database.write(async () => undefined)
      return letIn
    } catch (error) {
      letIn()
      throw error
    }
  }
}

/** Whoever waits for long is told to come again. */
async function endOf(move: Promise<void>): Promise<void> {
  const waiting = new AbortController()
  const late = pause(MOVE_PATIENCE_MS, true, { signal: waiting.signal }).catch(() => false)
  const isLate = await Promise.race([move.then(() => false), late])
  waiting.abort()
  if (isLate) throw new Unavailable('The database of the site is being moved. Nothing was changed.')
}
