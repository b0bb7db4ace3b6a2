/** The result of one input. */
import type { Effect } from './effects.ts'
import type { RecordEntry } from './record.ts'
import type { State } from './state.ts'

export interface StepResult {
  /** The same object when the input did not fit and was ignored. */
  state: State
  effects: Effect[]
  record: RecordEntry[]
}
