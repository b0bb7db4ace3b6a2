/**
 * Limits the number of open sites. Opening one more waits until another was closed for it, and is refused after a
 * timeout.
 */
import { Busy } from '../runtime/errors.ts'

const LOOK_MS = 10

export class Places {
  readonly #max: number
  readonly #waitMs: number
  /** Starts closing a site that is not in use, which frees its slot; undefined if all are in use. */
  readonly #closeOne: () => Promise<void> | undefined
  readonly #waiting: (() => void)[] = []
  #taken = 0
  #closing = 0
  #looking: NodeJS.Timeout | undefined

  constructor(options: { max: number; waitMs: number; closeOne: () => Promise<void> | undefined }) {
    this.#max = options.max
    this.#waitMs = options.waitMs
    this.#closeOne = options.closeOne
  }

  /** Resolves with a slot, first come, first served; throws Busy after the timeout. */
  take(): Promise<void> {
    if (this.#taken < this.#max) {
      this.#taken += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(new Busy('Too many sites are in use at once.'))
      }, this.#waitMs)
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      this.#waiting.push(enter)
      this.#look()
    })
  }

  give(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#taken -= 1
    else next()
  }

  /** One site is closed for each who waits; while all are in use, again and again. */
  #look(): void {
    while (this.#closing < this.#waiting.length) {
      const closing = this.#closeOne()
      if (closing === undefined) break
      this.#closing += 1
      void closing.finally(() => {
        this.#closing -= 1
      })
    }
    this.#looking ??= setTimeout(() => {
      this.#looking = undefined
      if (this.#waiting.length > 0) this.#look()
    }, LOOK_MS)
  }
}

interface PlaceUse {
  open: boolean
  idle: boolean
  used_at: number
}

/** The one that nobody has used for the longest time. */
export function leastUsed<T extends PlaceUse>(sites: Iterable<T>, except: ReadonlySet<T>): T | undefined {
  const unused = [...sites].filter(site => site.open && site.idle && !except.has(site))
  return unused.reduce<T | undefined>((a, b) => (a && a.used_at <= b.used_at ? a : b), undefined)
}
