/** Work that is done again and again, until all of it is told to end. */
export class Later {
  readonly #timers = new Set<NodeJS.Timeout>()
  #isOver = false

  after(ms: number, work: () => Promise<void>): void {
    if (this.#isOver) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      void work()
    }, ms).unref()
    this.#timers.add(timer)
  }

  end(): void {
    this.#isOver = true
    for (const timer of this.#timers) clearTimeout(timer)
  }
}
