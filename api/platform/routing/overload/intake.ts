/**
 * Where requests wait that are more than can be begun at once. Only a part of each turn of the event loop goes into beginning
 * some, so that it comes back to the sockets soon: who has to be refused is told while the others wait.
 */
import { setImmediate } from 'node:timers'
import type { Clock } from '../../runtime/clock.ts'
import { limits } from '../../runtime/limits.ts'

/** Of a turn. What was begun goes on in the same turn, and has its transaction in it. */
const portion_ms = 2
/** Most are done in less than a tenth of the portion. */
const portion_requests_max = 128
/** What the last turn counts beside those before it: a single long one, such as a collection of garbage, is no pace. */
const remembered = 0.9

type Begin = () => void

export class Intake {
  readonly #clock: Clock
  #waiting: Begin[] = []
  /** Whether some wait, and are begun in turns. */
  #busy = false
  /** The turn under way, while none waits. */
  #turn: { began: number } | undefined
  #until = 0
  #last_look = 0
  #begun = 0
  /** Sums over the turns in which some waited, of which older ones count less. As if a request took a millisecond, at first. */
  #milliseconds = 100
  #requests = 100

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** What one more would have to wait. */
  get expected_ms(): number {
    const { length } = this.#waiting
    return length < limits.overload_requests_min ? 0 : (length * this.#milliseconds) / this.#requests
  }

  /** Begins it now, or when those before it have been begun. */
  take(begin: Begin): void {
    if (!this.#busy && this.#isEarly()) {
      begin()
      return
    }
    this.#waiting.push(begin)
    if (this.#busy) return
    this.#busy = true
    this.#last_look = this.#clock.now()
    this.#portion()
  }

  #isEarly(): boolean {
    const now = this.#clock.now()
    if (this.#turn) return now - this.#turn.began < portion_ms
    this.#turn = { began: now }
    setImmediate(() => {
      this.#turn = undefined
    })
    return true
  }

  /** Each in an immediate of its own: what one does at once has been done when the time is looked at for the next. */
  #portion(): void {
    this.#until = Number.NEGATIVE_INFINITY
    const most = Math.min(this.#waiting.length, portion_requests_max)
    for (let i = 0; i < most; i++) setImmediate(this.#next)
    setImmediate(this.#look)
  }

  readonly #next = (): void => {
    const now = this.#clock.now()
    if (this.#until === Number.NEGATIVE_INFINITY) this.#until = now + portion_ms
    else if (now > this.#until) return
    this.#begun += 1
    this.#waiting.shift()?.()
  }

  readonly #look = (): void => {
    const now = this.#clock.now()
    this.#milliseconds = this.#milliseconds * remembered + (now - this.#last_look)
    this.#requests = this.#requests * remembered + this.#begun
    this.#last_look = now
    this.#begun = 0
    if (this.#waiting.length > 0) this.#portion()
    else this.#busy = false
  }
}
