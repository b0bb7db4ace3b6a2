/** Which due runs must be woken: those whose workflow has not noticed, each again with growing pauses. */
import type { DueRun } from './record.ts'

/** A due run is woken by its workflow's own timer; after this grace time the timer is considered lost. */
export const TIMER_GRACE_MS = 30_000
const AGAIN_MS_MIN = 30_000
const AGAIN_MS_MAX = 600_000

interface RunHandOff {
  key: string
  at: number
  times: number
}

export class HandedRuns {
  readonly #handed = new Map<string, RunHandOff>()
  /** Runs that could not be handed over when it was their turn. */
  readonly #owed = new Set<string>()
  readonly #began = performance.now()
  readonly #pausedRuns: Set<string>

  /** `pausedRuns`: runs that were asked for while they were paused. */
  constructor(pausedRuns: Set<string>) {
    this.#pausedRuns = pausedRuns
  }

  /** Whether the run should be woken now; it then counts as handed over, unless `failed` is called. */
  take(run: DueRun, now: number, jumped: boolean): boolean {
    const { run_id, wake_at, input } = run
    if (run.has_workflow && !jumped && !this.#isCalled(run) && !this.#isLate(run, now)) return false
    const key = `${wake_at} ${input}`
    const before = this.#handed.get(run_id)
    const same = before?.key === key ? before : undefined
    const rest = Math.min(AGAIN_MS_MAX, AGAIN_MS_MIN * 2 ** ((same?.times ?? 1) - 1))
    if (same && performance.now() - same.at < rest) return false
    this.#handed.set(run_id, { key, at: performance.now(), times: (same?.times ?? 0) + 1 })
    return true
  }

  #isCalled({ run_id, input }: DueRun): boolean {
    return input !== null || this.#pausedRuns.has(run_id) || this.#owed.has(run_id)
  }

  /**
   * Temporal delivers timers that fired while no process was running, so overdue runs are not woken at once after a
   * start: that could be very many.
   */
  #isLate({ wake_at }: DueRun, now: number): boolean {
    return now - wake_at >= TIMER_GRACE_MS && performance.now() - this.#began >= TIMER_GRACE_MS
  }

  succeeded(run_id: string): void {
    this.#pausedRuns.delete(run_id)
    this.#owed.delete(run_id)
  }

  failed(run_id: string): void {
    this.#handed.delete(run_id)
    this.#owed.add(run_id)
  }

  /** Forgets those that are not due any more. */
  keepOnly(due: ReadonlySet<string>): void {
    for (const run_id of this.#handed.keys()) if (!due.has(run_id)) this.#handed.delete(run_id)
    for (const run_id of this.#owed) if (!due.has(run_id)) this.#owed.delete(run_id)
  }
}
