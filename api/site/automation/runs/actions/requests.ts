/** The owner's actions on a run: when each is possible, and the input that it becomes. The core checks again. */
import type { Input } from '../../../../../workflows/core/inputs.ts'
import type { RunRow } from '../store.ts'

export type Ask = 'stop' | 'retry' | 'skip_wait'

type RunState = Pick<RunRow, 'status' | 'state' | 'ended_at'>

const skippable: ReadonlySet<string> = new Set(['delay', 'event', 'answer', 'retry'])

export function isPossible(ask: Ask, { status, state, ended_at }: RunState): boolean {
  if (ask === 'stop') return ended_at === null
  if (ask === 'retry') return status === 'failed'
  return state.outstanding?.type === 'sleep_until' && state.wait !== null && skippable.has(state.wait.waiting_for)
}

export function inputOf(ask: Ask, at: number): Input {
  if (ask === 'stop') return { type: 'stop', at, reason: 'stopped_by_owner', as: 'stopped' }
  return { type: 'event', at, event: { type: ask } }
}
