import type { RunningAction } from './action-context.ts'

/** How an action is written. */
export interface WriteOptions {
  /**
   * Its statements run off the event loop, which goes on meanwhile: for an action of few statements that change many rows.
   * Each costs some 40 µs more, and other writers wait until it has ended.
   */
  slow?: boolean
  /**
   * Its commit need not wait for the disk. A kill undoes nothing of it; after a power cut it may be gone, as a whole and with
   * nothing that was written after it, since every other commit takes it along. For what is then done once more, from a cursor in
   * the same transaction.
   */
  relaxed?: boolean
  /** What is written comes from another process, one statement after another: it has its group to itself, and is not run twice. */
  remote?: boolean
}

/** An action in the queue. */
export interface WaitingAction {
  since: number
  /** Its statements run off the event loop, and it has its group to itself. */
  slow: boolean
  /** Its commit does not wait for the disk. */
  relaxed: boolean
  remote: boolean
  start: (running: RunningAction) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** What became of one; it is told once its group is on disk. */
export type Outcome = { waiting: WaitingAction } & ({ value: unknown } | { error: unknown })

export const hasFailed = (outcome: Outcome | undefined): boolean => outcome !== undefined && 'error' in outcome
