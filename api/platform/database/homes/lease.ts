/** The right of this process to write, by its own steady clock, and those who wait until it is known again. */
import { setTimeout as pause } from 'node:timers/promises'
import { Unavailable } from '../../runtime/errors.ts'
import { homeLimits } from './limits.ts'

export class Lease {
  #until = 0
  #isOver = false
  /** Of all that wait for it. */
  #next = Promise.withResolvers<void>()

  get isHeld(): boolean {
    return performance.now() < this.#until
  }

  require(): void {
    if (this.#isOver || this.isHeld) return
    throw new Unavailable('This node does not reach the table of leases: nothing is written until it does.')
  }

  /** The same once it is known: a busy machine may be late with a renewal. */
  async untilHeld(): Promise<void> {
    if (!this.#isOver && !this.isHeld) {
      const late = pause(homeLimits.renewal_milliseconds, undefined, { ref: false })
      await Promise.race([this.#next.promise, late])
    }
    this.require()
  }

  /** By what was asked for at that moment. */
  renew(sent_at: number): void {
    this.#until = sent_at + homeLimits.writing_milliseconds
    // One that was long under way says nothing of now.
    if (!this.isHeld) return
    this.#next.resolve()
    this.#next = Promise.withResolvers()
  }

  /** The process ends: what it still does concerns nobody else. */
  end(): void {
    this.#isOver = true
  }
}
