/**
 * Token buckets in memory, by name and key. A refusal says how long to wait; waiting that long makes the call succeed.
 * They fill by a monotonic clock: if the machine's clock were set back by an hour, everybody would be locked out for an hour.
 */

import { problem } from '../problem/problem.ts'
import { type Clock, steadyClock } from '../runtime/clock.ts'

export interface Bucket {
  per_minute: number
  burst: number
}

export interface TakeResult {
  /** 0 where one was taken. */
  wait_seconds: number
  /** Whole tokens that are left. */
  remaining: number
  /** Seconds until the bucket is full. */
  full_in_seconds: number
}

const levelOf = (tokens: number, { burst, per_minute }: Bucket) => ({
  remaining: Math.floor(tokens),
  full_in_seconds: Math.ceil(((burst - tokens) * 60) / per_minute),
})

const keys_max = 100_000

export class RateLimits {
  readonly #buckets = new Map<string, { tokens: number; at: number }>()
  readonly #clock: Clock

  constructor(clock: Clock = steadyClock) {
    this.#clock = clock
  }

  /** Takes one token, or answers the seconds to wait. */
  take(name: string, key: string, bucket: Bucket): number {
    return this.takeOne(name, key, bucket).wait_seconds
  }

  /** The same, with the tokens that are left and the seconds until all are there again. */
  takeOne(name: string, key: string, bucket: Bucket): TakeResult {
    const now = this.#clock.now()
    const id = `${name}:${key}`
    const per_ms = bucket.per_minute / 60_000
    const known = this.#buckets.get(id)
    const tokens = known ? Math.min(bucket.burst, known.tokens + (now - known.at) * per_ms) : bucket.burst
    this.#buckets.delete(id)
    if (tokens < 1) {
      this.#buckets.set(id, { tokens, at: now })
      return { wait_seconds: Math.ceil((1 - tokens) / per_ms / 1000), ...levelOf(tokens, bucket) }
    }
    this.#buckets.set(id, { tokens: tokens - 1, at: now })
    if (this.#buckets.size > keys_max) this.#buckets.delete(this.#buckets.keys().next().value ?? '')
    return { wait_seconds: 0, ...levelOf(tokens - 1, bucket) }
  }

  /** Takes one token or throws 429 with Retry-After. */
  demand(name: string, key: string, bucket: Bucket): void {
    const seconds = this.take(name, key, bucket)
    if (seconds > 0) throw problem('too_many_requests', { retry_after_seconds: seconds, values: { seconds } })
  }

  /** Gives a token back that a success should not count. */
  giveBack(name: string, key: string, bucket: Bucket): void {
    const known = this.#buckets.get(`${name}:${key}`)
    if (known) known.tokens = Math.min(bucket.burst, known.tokens + 1)
  }
}
