/** A schedule of events, earliest first; events after its end are left out. */
interface Entry<T> {
  at: number
  what: T
}

export class Agenda<T> {
  readonly #end: number
  readonly #entries: Entry<T>[] = []
  readonly #once = new Set<number>()

  constructor(end: number) {
    this.#end = end
  }

  add(at: number, what: T): void {
    if (at > this.#end) return
    let [low, high] = [0, this.#entries.length]
    // The last is the next: so taking it costs nothing. Of one moment what was added first comes first.
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#entries[middle]?.at ?? 0) > at) low = middle + 1
      else high = middle
    }
    this.#entries.splice(low, 0, { at, what })
  }

  /** Unless something was added to that moment by this already. */
  addOnce(at: number, what: T): void {
    if (this.#once.has(at)) return
    this.#once.add(at)
    this.add(at, what)
  }

  next(): Entry<T> | undefined {
    const next = this.#entries.pop()
    if (next) this.#once.delete(next.at)
    return next
  }
}
