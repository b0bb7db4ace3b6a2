/** Asks V8 for a collection where it sees no reason to hurry and we know one. Not for use while requests are served. */
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { giveBackNativeMemory } from './native-memory.ts'

export interface Collection {
  type: 'minor' | 'major'
  /** Gives as much back to the machine as can be given. */
  flavor?: 'last-resort'
}

let collect: ((options: Collection & { execution: 'sync' }) => void) | undefined

export function collectGarbage(collection: Collection): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as typeof collect
  }
  collect?.({ ...collection, execution: 'sync' })
}

/** Share of the time for which a process at rest is busy at most. */
const rest_share = 0.1

/**
 * Loading the program leaves garbage of twice its size; after this an idle server is half as large. It takes a
 * tenth of a second, so a busy server waits until it is idle.
 */
export const giveBackMemoryAtRest = (look_every_ms: number): void =>
  atRest(look_every_ms, () => {
    collectGarbage({ type: 'major', flavor: 'last-resort' })
    void giveBackNativeMemory()
  })

/** Does this once, as soon as the process is at rest; it keeps no process alive. */
export function atRest(look_every_ms: number, work: () => void): void {
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const busy = performance.eventLoopUtilization(now, before).utilization
    before = now
    if (busy > rest_share) return
    clearInterval(timer)
    work()
  }, look_every_ms).unref()
}
