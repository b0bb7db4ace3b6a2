/** Faults around the process, and their durations; none after the eventful period. */
import type { Script } from './script.ts'
import type { DiskFaults } from './virtual-disk.ts'
import type { MailFaults } from './virtual-mail.ts'
import type { VirtualTime } from './virtual-time.ts'

export class Faults {
  calm = false
  readonly #time: VirtualTime
  readonly #script: Script
  #away_until = 0
  #busy_until = 0

  constructor(time: VirtualTime, script: Script) {
    this.#time = time
    this.#script = script
  }

  serverAway(ms: number): void {
    this.#away_until = this.#time.elapsed + ms
  }

  diskBusy(ms: number): void {
    this.#busy_until = this.#time.elapsed + ms
  }

  disk(): DiskFaults {
    const { faults, crashes } = this.#script
    return {
      crashes: new Map(crashes.map(({ write, point }) => [write, point])),
      busy: () => this.#time.elapsed < this.#busy_until,
      repeated_percent: faults.repeated_percent,
      slow_percent: faults.slow_disk_percent,
    }
  }

  mail(): MailFaults {
    const { faults } = this.#script
    return {
      away: () => this.#time.elapsed < this.#away_until,
      deferred_percent: () => (this.calm ? 0 : faults.deferred_percent),
      lost_answer_percent: () => (this.calm ? 0 : faults.lost_answer_percent),
      slow_percent: faults.slow_line_percent,
    }
  }
}
