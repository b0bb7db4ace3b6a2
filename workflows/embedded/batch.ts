/** One batch of due runs in one transaction, and what happens to a run that breaks it. */
import { advance, giveUp } from '../advance.ts'
import { BrokenRunError, type Came, type ClaimedRun, type RunPort, type Transition } from '../ports.ts'

export interface Batch {
  runs: number
  transitions: Transition[]
  /** Why nothing was saved; the run is null while it is unknown which one failed. */
  broken: { run_id: string | null; error: unknown } | null
}

export interface BatchOptions {
  limit: number
  now: number
  isOutage: (error: unknown) => boolean
}

const TRIES_MAX = 5
const RETRY_MS_MIN = 1_000
const RETRY_MS_MAX = 3_600_000
const BROKEN = 'internal_error'

/** Claims, steps and saves. If a run fails, nothing of the batch is saved except that this run is retried later. */
export async function runBatch<Tx>(port: RunPort<Tx>, { limit, now, isOutage }: BatchOptions): Promise<Batch> {
  let claimed: ClaimedRun[] = []
  try {
    const transitions = await port.transaction(async tx => {
      claimed = await port.claimDue(tx, { now, limit })
      return claimed.length > 0 ? await advance(port, tx, claimed, now) : []
    })
    return { runs: transitions.length, transitions, broken: null }
  } catch (thrown) {
    const error = thrown instanceof BrokenRunError ? thrown.cause : thrown
    if (claimed.length === 0 || isOutage(error)) throw error
    // What fails in saving names no run, but a batch of one needs no name.
    const run = thrown instanceof BrokenRunError ? thrown.run : claimed.length === 1 ? claimed[0] : undefined
    if (run) await setAside(port, run, now)
    return { runs: 0, transitions: [], broken: { run_id: run?.run_id ?? null, error } }
  }
}

/**
 * Steps runs by new inputs within the transaction that caused them; answers which. For the others the input must be
 * left in the record. A throw means that the transaction must not be committed.
 */
export async function carryOnWithin<Tx>(port: RunPort<Tx>, tx: Tx, came: Came, now: number): Promise<Set<string>> {
  const claimed = await port.claimDue(tx, { now, limit: came.size, came })
  if (claimed.length > 0) await advance(port, tx, claimed, now)
  return new Set(claimed.map(run => run.run_id))
}

async function setAside<Tx>(port: RunPort<Tx>, run: ClaimedRun, now: number): Promise<void> {
  const attempts = run.attempts + 1
  if (attempts >= TRIES_MAX && (await hasGivenUp(port, run, now))) return
  const wake_at = now + Math.min(RETRY_MS_MAX, RETRY_MS_MIN * 4 ** (attempts - 1))
  await port.transaction(tx => port.postpone(tx, [{ run_id: run.run_id, attempts, wake_at }]))
}

/** Whether the run could be marked as failed; a state that no rules can read is left unchanged. */
async function hasGivenUp<Tx>(port: RunPort<Tx>, run: ClaimedRun, now: number): Promise<boolean> {
  try {
    await port.transaction(tx => giveUp(port, tx, run, BROKEN, now))
    return true
  } catch {
    return false
  }
}
