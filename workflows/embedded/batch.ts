/** One batch of due runs in one transaction, and what happens to a run that breaks it. */
import { advance, giveUp, RunBroken } from '../advance.ts'
import type { ClaimedRun, RunPort, Transition } from '../ports.ts'

export interface Batch {
  runs: number
  transitions: Transition[]
  broken: { run_id: string; error: unknown } | null
}

export interface BatchOptions {
  limit: number
  now: number
  isOutage?: (error: unknown) => boolean
}

const TRIES_MAX = 5
const RETRY_MS_MIN = 1_000
const RETRY_MS_MAX = 3_600_000
const BROKEN = 'internal_error'

/** Claims, carries on and saves. If a run breaks, nothing of the batch is kept but that this run is tried again later. */
export async function runBatch<Tx>(port: RunPort<Tx>, { limit, now, isOutage }: BatchOptions): Promise<Batch> {
  try {
    const transitions = await port.transaction(async tx => {
      const runs = await port.claimDue(tx, { now, limit })
      return runs.length > 0 ? await advance(port, tx, runs, now) : []
    })
    return { runs: transitions.length, transitions, broken: null }
  } catch (error) {
    if (!(error instanceof RunBroken) || isOutage?.(error.cause)) throw error
    await setAside(port, error.run, now)
    return { runs: 0, transitions: [], broken: { run_id: error.run.run_id, error: error.cause } }
  }
}

async function setAside<Tx>(port: RunPort<Tx>, run: ClaimedRun, now: number): Promise<void> {
  const attempts = run.attempts + 1
  if (attempts >= TRIES_MAX && (await hasGivenUp(port, run, now))) return
  const wake_at = now + Math.min(RETRY_MS_MAX, RETRY_MS_MIN * 4 ** (attempts - 1))
  await port.transaction(tx => port.postpone(tx, [{ run_id: run.run_id, attempts, wake_at }]))
}

/** Whether the run could at least be marked as failed; a state that no rules can read stays as it is. */
async function hasGivenUp<Tx>(port: RunPort<Tx>, run: ClaimedRun, now: number): Promise<boolean> {
  try {
    await port.transaction(tx => giveUp(port, tx, run, BROKEN, now))
    return true
  } catch {
    return false
  }
}
