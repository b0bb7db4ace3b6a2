/**
 * Callers whose session or key was verified lately. Under overload each person has a small share of every second that is begun before anybody
 * else's requests; beyond it they are everybody. A made-up token has none, and all shares together are bounded too.
 */
import { hash } from 'node:crypto'
import type { Actor } from '../identity/actor.ts'
import type { Clock } from '../runtime/clock.ts'
import { limits } from '../runtime/limits.ts'

/** The same as `Authorization`, of which nothing but the hash is remembered. */
const hashOf = (authorization: string): string => hash('sha256', authorization, 'base64')

/** A person by their sessions and by their keys has a share of each: a program does not shut its owner out. */
function sharerOf(actor: Actor): string | undefined {
  if (actor.type === 'user') return actor.user_id
  return actor.type === 'api_key' ? `keys of ${actor.maker_id}` : undefined
}

export class KnownCallers {
  readonly #clock: Clock
  /** By hash, those seen last at the end. */
  readonly #sharers = new Map<string, { sharer: string; seen_at: number }>()
  #second = 0
  #taken = 0
  readonly #taken_by = new Map<string, number>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Told whom each request's authorization turned out to be: nobody, if it is not valid. */
  note(authorization: string, actor: Actor | null): void {
    const key = hashOf(authorization)
    this.#sharers.delete(key)
    const sharer = actor && sharerOf(actor)
    if (!sharer) return
    this.#sharers.set(key, { sharer, seen_at: this.#clock.now() })
    if (this.#sharers.size > limits.overload_known_callers_max)
      this.#sharers.delete(this.#sharers.keys().next().value ?? '')
  }

  /** Whether something is left of the caller's share of this second. */
  hasShare(authorization: string | undefined): boolean {
    return this.#sharerWithShare(authorization) !== undefined
  }

  /** The same, and takes one request of it. */
  takeShare(authorization: string | undefined): boolean {
    const sharer = this.#sharerWithShare(authorization)
    if (sharer === undefined) return false
    this.#taken += 1
    this.#taken_by.set(sharer, (this.#taken_by.get(sharer) ?? 0) + 1)
    return true
  }

  #sharerWithShare(authorization: string | undefined): string | undefined {
    const now = this.#clock.now()
    const second = Math.floor(now / 1_000)
    if (second !== this.#second) {
      this.#second = second
      this.#taken = 0
      this.#taken_by.clear()
    }
    if (authorization === undefined || this.#taken >= limits.overload_known_requests_per_second_max) return undefined
    const known = this.#sharers.get(hashOf(authorization))
    if (!known || now - known.seen_at > limits.overload_known_caller_seconds * 1_000) return undefined
    const { sharer } = known
    return (this.#taken_by.get(sharer) ?? 0) < limits.overload_caller_requests_per_second_max ? sharer : undefined
  }
}
