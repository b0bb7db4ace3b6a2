/**
 * How long requests wait in the sockets before they are read. A socket does not tell, but requests that
 * are read late in a turn of the event loop have waited since it began. One long turn is a hiccup, such as a collection
 * of garbage; several crowded turns in a row mean overload.
 */
import { setImmediate } from 'node:timers'
import type { Clock } from '../clock.ts'
import { limits } from '../limits.ts'

/** How long the measurement of an earlier turn counts. */
const remembered_ms = 1_000

export class Turns {
  readonly #clock: Clock
  #under_way = false
  #began = 0
  #requests = 0
  /** The last turn that was crowded. */
  #crowded = { milliseconds: 0, ended: Number.NEGATIVE_INFINITY }

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** To be called once with each request: the milliseconds that it has waited, 0 where nothing is wrong. */
  waited(): number {
    const now = this.#clock.now()
    if (!this.#under_way) this.#begin(now)
    this.#requests += 1
    if (this.#requests < limits.overload_requests_min) return 0
    if (this.#began - this.#crowded.ended > remembered_ms) return 0
    return Math.min(now - this.#began, this.#crowded.milliseconds)
  }

  #begin(now: number): void {
    this.#under_way = true
    this.#began = now
    this.#requests = 0
    setImmediate(this.#end)
  }

  /** After a turn without requests nothing is counted until the next one comes. */
  readonly #end = (): void => {
    const now = this.#clock.now()
    this.#under_way = false
    if (this.#requests >= limits.overload_requests_min) {
      this.#crowded = { milliseconds: now - this.#began, ended: now }
    }
    if (this.#requests > 0) this.#begin(now)
  }
}
