/** So many places, for which everybody stands in a line of their own: the lines take turns, and none has all places. */
export class FairPlaces {
  readonly #line_max: number
  /** Who waits, by line; the line whose turn it is comes first. */
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #taken = new Map<string, number>()
  #free: number

  constructor(places: number, line_max: number) {
    this.#free = places
    this.#line_max = line_max
  }

  /** Resolves with a function that gives the place back, once, however often it is called. */
  async enter(line: string): Promise<() => void> {
    await new Promise<void>(resolve => {
      const waiting = this.#waiting.get(line)
      if (waiting) waiting.push(resolve)
      else this.#waiting.set(line, [resolve])
      this.#fill()
    })
    let left = false
    return () => {
      if (left) return
      left = true
      this.#give(line, -1)
      this.#fill()
    }
  }

  #give(line: string, change: 1 | -1): void {
    this.#free -= change
    const taken = (this.#taken.get(line) ?? 0) + change
    if (taken > 0) this.#taken.set(line, taken)
    else this.#taken.delete(line)
  }

  #fill(): void {
    for (const [line, waiting] of this.#waiting) {
      if (this.#free === 0) return
      if ((this.#taken.get(line) ?? 0) >= this.#line_max) continue
      const next = waiting.shift()
      // To the end of the lines.
      this.#waiting.delete(line)
      if (waiting.length > 0) this.#waiting.set(line, waiting)
      this.#give(line, 1)
      next?.()
    }
  }
}
