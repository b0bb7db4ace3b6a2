/**
 * A circuit breaker for one site's transport: after so many failures in a row nothing is tried but a probe now and then,
 * until one gets through. Pure but for what it remembers.
 */
import { transportLimits as limits } from './limits.ts'

const second_ms = 1_000

export interface Trouble {
  since: number
  failures: number
  reason: string
  next_attempt_at: number
}

export class Breaker {
  #failures = 0
  #trouble: Trouble | undefined
  /** Until when nobody else tries: somebody does, or the transport asked for a rest. */
  #held_until = 0

  constructor(trouble?: Trouble) {
    this.#trouble = trouble
    this.#failures = trouble?.failures ?? 0
  }

  get isOpen(): boolean {
    return this.#trouble !== undefined
  }

  /** Null where an email may be tried now; else when to ask again. Whoever is let through while it is open is the probe. */
  waitUntil(now: number): number | null {
    if (now < this.#held_until) return this.#held_until
    if (!this.#trouble) return null
    if (now < this.#trouble.next_attempt_at) return this.#trouble.next_attempt_at
    this.#held_until = now + limits.transport_probe_seconds_max * second_ms
    return null
  }

  /** The trouble, where this failure opens it or a probe has failed. */
  failed(now: number, reason: string): Trouble | undefined {
    // What was under way when it opened says nothing new.
    if (this.#trouble && now < this.#trouble.next_attempt_at) return undefined
    this.#held_until = 0
    this.#failures += 1
    if (this.#failures < limits.transport_failures_max) return undefined
    const beyond = this.#failures - limits.transport_failures_max
    const wait_s = Math.min(
      limits.transport_retry_seconds * 2 ** Math.min(beyond, 20),
      limits.transport_retry_seconds_max,
    )
    const next_attempt_at = now + wait_s * second_ms
    this.#trouble = { since: this.#trouble?.since ?? now, failures: this.#failures, reason, next_attempt_at }
    return this.#trouble
  }

  /** The transport takes no more for the moment. */
  throttled(now: number): void {
    this.#held_until = now + limits.transport_rest_seconds * second_ms
  }

  /** Whether that ends a trouble. */
  worked(): boolean {
    const ended = this.#trouble !== undefined
    this.#trouble = undefined
    this.#failures = 0
    this.#held_until = 0
    return ended
  }
}

const all = new WeakMap<object, Map<string, { transport: string; breaker: Breaker }>>()

/** That of a site in this process; another transport begins anew. */
export function breakerOf(
  process: object,
  { site_id, transport, trouble }: { site_id: string; transport: string; trouble: Trouble | undefined },
): Breaker {
  const known = all.get(process) ?? new Map<string, { transport: string; breaker: Breaker }>()
  all.set(process, known)
  const there = known.get(site_id)
  if (there?.transport === transport) return there.breaker
  const breaker = new Breaker(there ? undefined : trouble)
  known.set(site_id, { transport, breaker })
  return breaker
}
