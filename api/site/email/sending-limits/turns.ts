/** Emails a second: each waits for its turn, those of broadcasts behind all others. In memory, since a turn is soon. */

export class Turns {
  readonly #first: (() => void)[] = []
  readonly #behind: (() => void)[] = []
  #next_at = 0
  #timer: NodeJS.Timeout | undefined
  #interval_ms = 0

  /** Resolves when it is its turn, or at once when it is given up. */
  async turn(per_second: number, { behind, signal }: { behind: boolean; signal: AbortSignal }): Promise<void> {
    if (signal.aborted) return
    this.#interval_ms = 1_000 / per_second
    const line = behind ? this.#behind : this.#first
    const { promise, resolve } = Promise.withResolvers<void>()
    line.push(resolve)
    signal.addEventListener('abort', () => resolve(), { once: true })
    this.#wait()
    await promise
  }

  #wait(): void {
    if (this.#timer || this.#first.length + this.#behind.length === 0) return
    const ms = Math.max(0, this.#next_at - performance.now())
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#callUp()
      this.#wait()
    }, ms).unref()
  }

  #callUp(): void {
    const now = performance.now()
    // A pause is not caught up on.
    this.#next_at = Math.max(this.#next_at, now - this.#interval_ms)
    while (this.#next_at <= now) {
      const next = this.#first.shift() ?? this.#behind.shift()
      if (!next) return
      this.#next_at += this.#interval_ms
      next()
    }
  }
}

const all = new WeakMap<object, Map<string, Turns>>()

/** Turns of one site and domain in this process. */
export function turnsOf(process: object, site_id: string, domain: string): Turns {
  const known = all.get(process) ?? new Map<string, Turns>()
  all.set(process, known)
  const key = `${site_id} ${domain}`
  const turns = known.get(key) ?? new Turns()
  known.set(key, turns)
  return turns
}
