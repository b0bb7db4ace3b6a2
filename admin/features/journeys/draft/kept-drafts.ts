/** What can be undone outlives a change of the screen: canvas, outline and branch editor go on with the same history. Pure but for the one map. */
import type { History } from './history.ts'

type Kept<T> = { version: number; history: History<T> }
const kept = new Map<string, Kept<unknown>>()
const keptMax = 5

/** The history of a journey as it was left, unless the journey was changed elsewhere since. */
export function keptHistory<T>(journey_id: string, version: number): History<T> | undefined {
  const found = kept.get(journey_id) as Kept<T> | undefined
  return found?.version === version ? found.history : undefined
}

/** Only of what is saved: `version` is the one that the present has on the server. */
export function keepHistory<T>(journey_id: string, version: number, history: History<T>): void {
  kept.delete(journey_id)
  kept.set(journey_id, { version, history })
  const oldest = kept.keys().next().value
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest)
}
