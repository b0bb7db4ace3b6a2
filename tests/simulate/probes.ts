/**
 * Jobs with a short lease, like calls to a slow provider: when one takes longer than its lease, it is claimed again, and
 * the first one's result must be refused.
 */
import { z } from '@hono/zod-openapi'
import { defineEvent } from '../../api/platform/events/define.ts'
import { emitter } from '../../api/platform/events/emit.ts'
import type { SiteScope } from '../../api/platform/features/site-scope.ts'
import { defineJob } from '../../api/platform/jobs/define.ts'
import type { JobHandler } from '../../api/platform/jobs/handler.ts'
import type { Random } from '../chaos/random.ts'

export const probeJob = defineJob('probe')
export const probeEnded = defineEvent('probe.ended', z.object({ number: z.number() }))
const lease_ms = 20_000
const patience_ms = 120_000

export class Probes {
  /** How often each was claimed. */
  readonly #taken = new Map<string, number>()
  readonly #random: Random
  readonly #onBroken: (says: string) => void

  constructor(random: Random, onBroken: (says: string) => void) {
    this.#random = random
    this.#onBroken = onBroken
  }

  handlerFor({ installation, clock }: SiteScope): JobHandler<'site'> {
    const emit = emitter(installation, () => clock.now())
    return {
      type: probeJob.type,
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
            await emit(tx, probeEnded, { subject_id, data: { number } })
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
