/** Replays the stored inputs of a run from the beginning and compares the results with the stored ones. */
import type { Definition } from '../../../../../workflows/core/definition.ts'
import type { RecordEntry } from '../../../../../workflows/core/record.ts'
import { newRun, type State } from '../../../../../workflows/core/state.ts'
import { step } from '../../../../../workflows/core/step.ts'
import type { TransitionRow } from '../store.ts'

export interface Difference {
  first_sequence: number
  part: 'input_refused' | 'record' | 'sequence' | 'state'
}

export interface StoredRun {
  run_id: string
  /** Exactly as stored. */
  state: string
  transitions: readonly TransitionRow[]
}

/** Where stored and replayed part; null where they are the same byte for byte. */
export function differenceOf(run: StoredRun, definitionOf: (journey_version: number) => Definition): Difference | null {
  let state: State = newRun(run.run_id)
  for (const { first_sequence, journey_version, inputs, record } of run.transitions) {
    if (state.sequence + 1 !== first_sequence) return { first_sequence, part: 'sequence' }
    const definition = definitionOf(journey_version)
    const entries: RecordEntry[] = []
    for (const input of inputs) {
      const stepped = step(definition, state, input)
      if (stepped.state === state) return { first_sequence, part: 'input_refused' }
      state = stepped.state
      entries.push(...stepped.record)
    }
    if (!isSameRecord(entries, record)) return { first_sequence, part: 'record' }
  }
  if (JSON.stringify(state) === run.state) return null
  return { first_sequence: run.transitions.at(-1)?.first_sequence ?? 1, part: 'state' }
}

/** Facts are values of the lead, stored beside the decisions for display; replay does not need them. */
const isSameRecord = (replayed: readonly RecordEntry[], stored: TransitionRow['record']): boolean =>
  JSON.stringify(replayed.map(plain)) === JSON.stringify(stored.map(plain))

const plain = ({ sequence, at, step_id, type, reason, detail, effect }: RecordEntry) => ({
  ...{ sequence, at, step_id, type, reason, detail, effect },
})
