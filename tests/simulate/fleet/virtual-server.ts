/**
 * A server of libSQL in virtual time: what it is asked is done one after another, each for as long as one was measured to take, and it may
 * be away. What it does is done for good, also where the process that asked is no more.
 */
import { type Owner, theEnvironment, type VirtualTime } from '../virtual-time.ts'

/** There and back. */
const trip_ms = 1

/** What its errors end with while it is away. */
export const refusing = 'refuses connections'

class ServerAway extends Error {
  readonly code = 'ECONNREFUSED'
}

export class VirtualServer {
  readonly name: string
  isAway = false
  requests = 0
  /** The most in one second. */
  busiest = 0
  /** The longest that anything waited for its turn. */
  longest_wait_ms = 0
  readonly #time: VirtualTime
  #freeAt = 0
  #second = 0
  #ofSecond = 0

  constructor(name: string, time: VirtualTime) {
    this.name = name
    this.#time = time
  }

  ask<T>(owner: Owner, service_ms: number, run: () => T | Promise<T>): Promise<T> {
    const time = this.#time
    this.#count()
    const waited = Math.max(0, this.#freeAt - time.elapsed)
    this.longest_wait_ms = Math.max(this.longest_wait_ms, waited)
    this.#freeAt = time.elapsed + waited + service_ms
    return new Promise((resolve, reject) => {
      const answer = (settle: () => void) => {
        if (owner.alive && owner.frozen_until <= time.elapsed) settle()
        else time.after(0, owner, settle)
      }
      time.after(waited + service_ms + trip_ms, theEnvironment, () => {
        if (this.isAway) return answer(() => reject(new ServerAway(`${this.name} ${refusing}`)))
        Promise.try(run).then(
          value => answer(() => resolve(value)),
          error => answer(() => reject(error)),
        )
      })
    })
  }

  #count(): void {
    const second = Math.floor(this.#time.elapsed / 1_000)
    if (second !== this.#second) this.#ofSecond = 0
    this.#second = second
    this.#ofSecond += 1
    this.requests += 1
    this.busiest = Math.max(this.busiest, this.#ofSecond)
  }
}
