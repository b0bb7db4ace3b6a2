/**
 * The pace at which a service may be called: so many at the same time, so many a second, so many a day. One for each thing that
 * a service counts by: a user, an account, an application key, whichever sites share it.
 */
import type { Clock } from '../../../platform/runtime/clock.ts'
import { Semaphore } from '../../../platform/runtime/semaphore.ts'
import { ServiceRefusal } from './service-problem.ts'

const DAY = 86_400_000

export interface PaceLimits {
  at_once: number
  /** So many calls in so many milliseconds; `at_once` is at most as many. */
  rate?: { calls: number; milliseconds: number }
  /** Days end at 00:00 UTC. */
  per_day?: number
}

interface PaceParts {
  clock: Clock
  wait(milliseconds: number): Promise<void>
  /** Calls of today before this process began. */
  used_today?: number
}

export class Pace {
  readonly #limits: PaceLimits
  readonly #parts: PaceParts
  readonly #places: Semaphore
  /**
   * Moments at which the latest calls ended. The service counts a call somewhere between its beginning and its end, so that one
   * under way counts as well, and an ended one from its end on: whatever the way takes, the service never sees too many.
   */
  readonly #ended: number[] = []
  #under_way = 0
  #day: number
  #used: number

  constructor(limits: PaceLimits, parts: PaceParts) {
    this.#limits = limits
    this.#parts = parts
    this.#places = new Semaphore(limits.at_once)
    this.#day = this.#today()
    this.#used = parts.used_today ?? 0
  }

  /** Throws `day_quota` before the call where today has none left. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.#places.enter()
    try {
      await this.#takeTurn()
      try {
        return await work()
      } finally {
        this.#under_way -= 1
        if (this.#limits.rate !== undefined) this.#ended.push(this.#parts.clock.now())
      }
    } finally {
      leave()
    }
  }

  get used_today(): number {
    this.#turnDay()
    return this.#used
  }

  /** The service says so itself, as others may use the same key. */
  exhaustDay(): void {
    this.#turnDay()
    this.#used = Math.max(this.#used, this.#limits.per_day ?? 0)
  }

  /** Start of the next day. */
  get resets_at(): number {
    return (this.#today() + 1) * DAY
  }

  async #takeTurn(): Promise<void> {
    const { rate, per_day } = this.#limits
    for (;;) {
      this.#turnDay()
      if (per_day !== undefined && this.#used >= per_day) throw this.refuseDay()
      const milliseconds = rate === undefined ? 0 : this.#untilFree(rate)
      if (milliseconds <= 0) break
      await this.#parts.wait(milliseconds)
    }
    this.#under_way += 1
    this.#used += 1
  }

  #untilFree({ calls, milliseconds }: NonNullable<PaceLimits['rate']>): number {
    const now = this.#parts.clock.now()
    while (this.#ended[0] !== undefined && this.#ended[0] <= now - milliseconds) this.#ended.shift()
    const [first] = this.#ended
    return first === undefined || this.#ended.length + this.#under_way < calls ? 0 : first + milliseconds - now
  }

  refuseDay(): ServiceRefusal {
    const detail = 'The calls of today are used up. It goes on after midnight UTC.'
    return new ServiceRefusal({ kind: 'day_quota', resets_at: this.resets_at, detail })
  }

  readonly #today = (): number => Math.floor(this.#parts.clock.now() / DAY)

  #turnDay(): void {
    const today = this.#today()
    if (today === this.#day) return
    this.#day = today
    this.#used = 0
  }
}
