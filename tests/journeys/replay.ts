/** Replays the stored inputs of a run, each under its version of the definition. */
import type { Definition } from '../../workflows/core/definition.ts'
import type { Input } from '../../workflows/core/inputs.ts'
import type { RecordEntry } from '../../workflows/core/record.ts'
import type { State } from '../../workflows/core/state.ts'
import { step } from '../../workflows/core/step.ts'

/** `versions` begins with version 1; the input `moved` switches to another one. */
export function replay(from: State, versions: readonly Definition[]) {
  let state = from
  let version = 1
  const record: RecordEntry[] = []
  return {
    state: () => state,
    record: () => record,
    take(input: Input) {
      if (input.type === 'event' && input.event.type === 'moved') version = input.event.journey_version
      const definition = versions[version - 1]
      if (!definition) throw new Error(`There is no version ${version}`)
      const stepped = step(definition, state, input)
      state = stepped.state
      record.push(...stepped.record)
    },
  }
}
