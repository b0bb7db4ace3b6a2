/**
 * Where the workflows of one site ask for their runs to be carried on: those that ask at the same moment share one
 * transaction, made by the same code as the embedded runner's batches.
 */
import { type Batch, runBatch } from '../embedded/batch.ts'
import type { RunPort } from '../ports.ts'

export interface ActivityBatcherOptions<Tx> {
  port: RunPort<Tx>
  now(): number
  isOutage(error: unknown): boolean
  onBatch(batch: Batch): void
  onError(run_id: string | null, error: unknown): void
}

export interface ActivityBatcher {
  /** Resolves when the run's due work is committed, or if there is none; rejects on an outage. */
  carryOn(run_id: string): Promise<void>
  /** Resolves when nothing is in progress. */
  idle(): Promise<void>
}

interface WaitingCall {
  run_id: string
  resolve(): void
  reject(error: unknown): void
}

const BATCH_RUNS_MAX = 100

export function createActivityBatcher<Tx>({
  port,
  now,
  isOutage,
  onBatch,
  onError,
}: ActivityBatcherOptions<Tx>): ActivityBatcher {
  let waiting: WaitingCall[] = []
  let working: Promise<void> | undefined

  /** One transaction; a run that breaks is set aside, and the others are tried again without it. */
  async function serve(asked: readonly WaitingCall[]): Promise<void> {
    const run_ids = [...new Set(asked.map(one => one.run_id))]
    const claimDue: RunPort<Tx>['claimDue'] = (tx, due) => port.claimDue(tx, { ...due, run_ids })
    const batch = await runBatch({ ...port, claimDue }, { limit: run_ids.length, now: now(), isOutage })
    const { broken } = batch
    if (batch.runs > 0) onBatch(batch)
    if (!broken) return
    if (broken.run_id !== null || run_ids.length === 1) onError(broken.run_id, broken.error)
    const others = asked.filter(one => one.run_id !== broken.run_id)
    if (run_ids.length === 1) return
    // What fails in saving names no run: one by one, until it is found.
    if (broken.run_id === null) for (const one of others) await serve([one])
    else await serve(others)
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const asked = waiting.slice(0, BATCH_RUNS_MAX)
      waiting = waiting.slice(BATCH_RUNS_MAX)
      try {
        await serve(asked)
        for (const one of asked) one.resolve()
      } catch (error) {
        for (const one of asked) one.reject(error)
      }
    }
  }

  return {
    carryOn: run_id =>
      new Promise((resolve, reject) => {
        waiting.push({ run_id, resolve, reject })
        // A turn later, so that those who ask in the same moment are served together.
        working ??= Promise.resolve()
          .then(work)
          .finally(() => {
            working = undefined
          })
      }),
    idle: async () => {
      await working
    },
  }
}
