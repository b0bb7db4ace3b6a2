/** Starts or wakes the workflows of many runs, several at once; started ones are recorded together. */
import type { HandedRuns } from './handed-runs.ts'
import type { LiveRun, TemporalRecord } from './record.ts'

const AT_ONCE = 32

export interface WakeContext {
  record: Pick<TemporalRecord, 'noteWorkflows'>
  handed: HandedRuns
  /** Starts the run's workflow or wakes it, and answers which execution that is. */
  wakeWorkflow(run: LiveRun): Promise<string>
  /** No run is to blame: none of the others is tried any more. */
  isOutage(error: unknown): boolean
  onError(run_id: string | null, error: unknown): void
  isStopped(): boolean
}

/** Throws the outage that ended it; the runs that were left are owed. */
export async function wakeWorkflows(runs: readonly LiveRun[], waking: WakeContext): Promise<void> {
  const { handed } = waking
  const started: { run_id: string; temporal_run_id: string }[] = []
  const left = [...runs]
  let outage: unknown
  const one = async () => {
    // A run is claimed only if it will be tried: otherwise it would count as handed over.
    while (!waking.isStopped() && outage === undefined) {
      const run = left.shift()
      if (!run) return
      try {
        started.push({ run_id: run.run_id, temporal_run_id: await waking.wakeWorkflow(run) })
        handed.succeeded(run.run_id)
      } catch (error) {
        handed.failed(run.run_id)
        if (waking.isOutage(error)) outage = error
        else waking.onError(run.run_id, error)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  if (started.length > 0) await waking.record.noteWorkflows(started)
  if (outage === undefined) return
  for (const run of left) handed.failed(run.run_id)
  throw outage
}
