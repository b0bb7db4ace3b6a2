/**
 * Requests under way on the databases that are here. Where one goes to another node, those that come wait, and are sent after it; those under
 * way end first.
 */
import { setTimeout as pause } from 'node:timers/promises'

const look_ms = 10

export class HomeRequests {
  readonly #underWay = new Map<string, number>()
  readonly #held = new Map<string, Promise<void>>()

  /** Until the answer is called. */
  begin(name: string): () => void {
    this.#underWay.set(name, (this.#underWay.get(name) ?? 0) + 1)
    return () => {
      const left = (this.#underWay.get(name) ?? 1) - 1
      if (left > 0) this.#underWay.set(name, left)
      else this.#underWay.delete(name)
    }
  }

  isBusy(name: string): boolean {
    return this.#underWay.has(name)
  }

  /** At once where nothing is held up. */
  async untilLetIn(name: string): Promise<void> {
    await this.#held.get(name)
  }

  /** Whoever comes waits until the answer is called. */
  hold(name: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held.set(name, promise)
    return () => {
      this.#held.delete(name)
      resolve()
    }
  }

  /** At the latest after so long. */
  async untilEnded(name: string, milliseconds_max: number): Promise<void> {
    const until = performance.now() + milliseconds_max
    while (this.isBusy(name) && performance.now() < until) await pause(look_ms)
  }
}
