/** Detects jumps of the sites' clock, which the timers of workflows do not follow. */
const JUMP_MS = 5_000

export class ClockJumps {
  #now: number
  #mark = performance.now()

  constructor(now: number) {
    this.#now = now
  }

  /** Since it was asked last. */
  jumpedTo(now: number): boolean {
    const mark = performance.now()
    const ahead = now - this.#now - (mark - this.#mark)
    this.#now = now
    this.#mark = mark
    return ahead > JUMP_MS
  }
}
