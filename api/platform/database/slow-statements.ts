/** The statements of a slow action: off the event loop, and one after another, whatever was asked at once. */

export class SlowStatements {
  readonly #settled: () => void
  #pending = 0
  #last: Promise<unknown> = Promise.resolve()

  /** `settled` is called each time that nothing is asked any more. */
  constructor(settled: () => void) {
    this.#settled = settled
  }

  get areAsked(): boolean {
    return this.#pending > 0
  }

  /** Does this after what was asked before. */
  afterLast<T>(work: () => Promise<T>): Promise<T> {
    this.#pending += 1
    const done = this.#last.then(work).finally(() => {
      this.#pending -= 1
      if (this.#pending === 0) this.#settled()
    })
    this.#last = done.catch(() => undefined)
    return done
  }

  /** Once nothing touches the connection any more. */
  async ended(): Promise<void> {
    await this.#last
  }
}
