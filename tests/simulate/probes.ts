/**
 * Jobs with a short lease, as calls to a slow provider are: when one takes longer than its lease, it is taken again, and
 * what the first comes to must be refused.
 */
import { appendEvent } from '../../api/platform/events/events.ts'
import type { NewId } from '../../api/platform/ids.ts'
import type { JobHandler } from '../../api/platform/jobs/worker.ts'
import type { SiteScope } from '../../api/platform/site-scope.ts'
import type { Random } from '../chaos/random.ts'

export const probeKind = 'probe'
export const probeEnded = 'probe.ended'
const lease_ms = 20_000
const patience_ms = 120_000

export class Probes {
  /** How often each was taken. */
  readonly #taken = new Map<string, number>()
  readonly #random: Random
  readonly #newId: NewId
  readonly #onBroken: (says: string) => void

  constructor(random: Random, newId: NewId, onBroken: (says: string) => void) {
    this.#random = random
    this.#newId = newId
    this.#onBroken = onBroken
  }

  handlerFor({ clock }: SiteScope): JobHandler<'site'> {
    return {
      kind: probeKind,
      concurrency: 3,
      lease_ms,
      perform: async ({ subject_id, fence }) => {
        const number = (this.#taken.get(subject_id) ?? 0) + 1
        this.#taken.set(subject_id, number)
        const ms =
          this.#random.next() < 0.5 ? this.#random.between(lease_ms, patience_ms) : this.#random.between(1, 5_000)
        await new Promise(resolve => setTimeout(resolve, ms))
        return {
          done: true,
          write: async tx => {
            this.#requireLast(subject_id, number, fence)
            const event = { name: probeEnded, subject_id, data: { number } }
            await appendEvent(tx, { ...event, id: this.#newId('event'), at: clock.now() })
          },
        }
      },
    }
  }

  #requireLast(subject_id: string, number: number, fence: number): void {
    const times = this.#taken.get(subject_id) ?? 0
    if (number === times) return
    this.#onBroken(
      `${subject_id} was written by its ${number}. taking (fence ${fence}), though it was taken ${times} times`,
    )
  }
}
