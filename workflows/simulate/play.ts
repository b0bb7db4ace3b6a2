/** Advances simulated time from moment to moment: timers, and the given events. */
import type { Input } from '../core/inputs.ts'
import type { Simulator } from './runner.ts'

/** Something that happens to the lead: it may change the lead in memory, and leaves inputs for the run. */
export interface PlannedInput {
  at: number
  happen(): Promise<Input[]>
}

/** Guards against an endless loop: no definition needs so many steps at one moment. */
const TURNS_MAX = 100_000

/** Plays until nothing is due or the time is over. Events at the moment of a timer come before it. */
export async function play(
  simulator: Simulator,
  runId: string,
  { happenings, until }: { happenings: readonly PlannedInput[]; until: number },
): Promise<void> {
  const coming = happenings.toSorted((a, b) => a.at - b.at)
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    const due = simulator.nextMoment()
    const [first] = coming
    const next = Math.min(due ?? Number.POSITIVE_INFINITY, first?.at ?? Number.POSITIVE_INFINITY)
    if (next > until) return
    const at = Math.max(simulator.now(), next)
    if (!first || first.at > at) await simulator.moveTo(at)
    else await simulator.inject(runId, at, (coming.shift() as PlannedInput).happen)
  }
  throw new Error('The simulation does not come to an end')
}
