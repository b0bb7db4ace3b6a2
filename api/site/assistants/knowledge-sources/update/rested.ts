/** Long computing in small slices. */
import { setImmediate } from 'node:timers/promises'

const slice_ms = 5

/** Lets others have the event loop after some milliseconds. */
export async function rested(since: number): Promise<number> {
  if (performance.now() - since < slice_ms) return since
  await setImmediate()
  return performance.now()
}
