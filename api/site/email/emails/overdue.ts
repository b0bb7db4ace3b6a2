/** What was overdue when the process began: an outage and an old backup look alike, and marketing email asks its owner. */
import type { Clock } from '../../../platform/runtime/clock.ts'

/** Marketing email that leaves later than this after it was due is late. */
export const late_after_ms = 3_600_000

/** Counts from the moment of this call. */
export function overdueFromStart(clock: Pick<Clock, 'now'>): (due_at: number) => boolean {
  let began = clock.now()
  return due_at => {
    // Where the clock was set back, that was no later than now.
    began = Math.min(began, clock.now())
    return began - due_at > late_after_ms
  }
}
