/** Timers of the runner on the virtual clock. A runner that has set its timer is at rest. */
import { setImmediate } from 'node:timers/promises'

interface Alarm {
  at: number
  ring: () => void
}

const PATIENCE_MS = 20_000

export class Timers {
  readonly #alarms = new Set<Alarm>()
  readonly #now: () => number
  readonly #life: { dead: boolean }

  constructor(now: () => number, life: { dead: boolean }) {
    this.#now = now
    this.#life = life
  }

  readonly set = (ms: number, ring: () => void): (() => void) => {
    const alarm = { at: this.#now() + ms, ring }
    this.#alarms.add(alarm)
    return () => this.#alarms.delete(alarm)
  }

  /** Resolves when the runner sleeps. */
  async rest(): Promise<void> {
    const ends = performance.now() + PATIENCE_MS
    do {
      await setImmediate()
      if (performance.now() > ends) throw new Error('The runner does not come to rest')
    } while (this.#alarms.size === 0 && !this.#life.dead)
  }

  /** Rings all that is due, until the runner sleeps and nothing is. */
  async ringDue(): Promise<void> {
    for (;;) {
      await this.rest()
      const due = [...this.#alarms].filter(({ at }) => at <= this.#now())
      if (due.length === 0) return
      for (const alarm of due) {
        this.#alarms.delete(alarm)
        alarm.ring()
      }
    }
  }
}
