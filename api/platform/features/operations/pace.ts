/** How many rows a batch has, so that nobody who writes waits for it longer than is set, whatever a row takes. */

export interface PaceLimits {
  least: number
  most: number
  goal_ms: number
  /** Of the first batch, where it is not known yet; the most. */
  first?: number
}

export class Pace {
  readonly #limits: PaceLimits
  rows: number

  constructor(limits: PaceLimits) {
    this.#limits = limits
    this.rows = limits.first ?? limits.most
  }

  /** Does a batch of so many rows, and learns from how long it took. */
  async timed<T>(rows: number, work: () => Promise<T>): Promise<T> {
    const { least, most, goal_ms } = this.#limits
    const began = performance.now()
    const done = await work()
    const fitting = Math.floor((rows * goal_ms) / Math.max(performance.now() - began, 1))
    if (rows > 0) this.rows = Math.max(least, Math.min(most, fitting, 2 * this.rows))
    return done
  }
}
