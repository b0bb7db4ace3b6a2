/** The one clock. Nothing else in the API reads the time; tests and the demo pass clocks of their own. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** Monotonic milliseconds, for rate limits: unlike `now()`, it never steps back. */
export const steadyClock: Clock = { now: () => performance.now() }

/** A clock that runs beside the real one and can be moved forward: the demo and `/demo`'s control use it. */
export class MovableClock implements Clock {
  #offset: number
  readonly #real: Clock
  constructor(real: Clock = systemClock, offset = 0) {
    this.#real = real
    this.#offset = offset
  }
  now(): number {
    return this.#real.now() + this.#offset
  }
  get offset(): number {
    return this.#offset
  }
  forward(milliseconds: number): void {
    this.#offset += milliseconds
  }
}

/** A clock that stands still until it is moved. */
export class FixedClock implements Clock {
  #at: number
  constructor(at: number) {
    this.#at = at
  }
  now(): number {
    return this.#at
  }
  set(at: number): void {
    this.#at = at
  }
  forward(milliseconds: number): void {
    this.#at += milliseconds
  }
}

/** Epoch milliseconds as they travel: ISO 8601, UTC. */
export const toInstant = (at: number): string => new Date(at).toISOString()
export const toInstantOrNull = (at: number | null): string | null => (at === null ? null : toInstant(at))
/** The same backwards. */
export const parseInstantOrNull = (instant: string | null): number | null =>
  instant === null ? null : Date.parse(instant)
