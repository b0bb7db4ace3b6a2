/** Limits the number of concurrent callers; the others wait in order. */
export class Semaphore {
  #free: number
  readonly #waiting: (() => void)[] = []
  readonly #behind: (() => void)[] = []

  constructor(places: number) {
    this.#free = places
  }

  /**
   * Resolves with a function that releases the slot, once, however often it is called. Who enters `behind` waits as long as
   * anybody else does.
   */
  async enter({ behind = false } = {}): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>(resolve => (behind ? this.#behind : this.#waiting).push(resolve))
    let left = false
    return () => {
      if (left) return
      left = true
      const next = this.#waiting.shift() ?? this.#behind.shift()
      // The slot passes directly to the next in line, so nobody can jump the queue.
      if (next) next()
      else this.#free += 1
    }
  }
}
