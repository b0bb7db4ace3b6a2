/**
 * Releases the descriptors of closed files. The driver cannot finalize a prepared statement: it keeps its closed
 * file open until it is collected, and V8 sees no reason to hurry. Nothing else in the product asks for collections.
 */
import { setImmediate } from 'node:timers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { atRest, collectGarbage } from '../runtime/memory.ts'
import { giveBackNativeMemory } from '../runtime/native-memory.ts'
import { descriptorPlan } from './descriptors.ts'

const closed_max = descriptorPlan.closedConnectionsMax
/** A minor collection takes about a millisecond and frees short-lived objects. */
const minor_every = Math.max(1, Math.floor(closed_max / 4))

/** From so many on they and their memory are given back even if no file is opened: at rest, that is at night. */
const many_closed = Math.min(100, Math.max(1, Math.floor(closed_max / 2)))
const look_every_ms = 5_000

let closed = 0
let isGivingBack = false
let collecting: Promise<void> | undefined

/** To be called for each connection that was closed after it had prepared statements. */
export function connectionClosed(): void {
  closed += 1
  if (closed % minor_every === 0) setImmediate(() => collectGarbage({ type: 'minor' })).unref()
  if (closed < many_closed || isGivingBack) return
  isGivingBack = true
  atRest(look_every_ms, () => {
    isGivingBack = false
    collecting ??= collect()
    void collecting.then(giveBackNativeMemory)
  })
}

/** To be awaited before further files are opened, so that closed ones never take what open ones need. */
export function closedGivenBack(): Promise<void> {
  if (closed >= closed_max) collecting ??= collect()
  return collecting ?? Promise.resolve()
}

async function collect(): Promise<void> {
  collectGarbage({ type: 'major' })
  // Statements of collected objects are finalized in later turns of the event loop.
  await nextTurn()
  await nextTurn()
  closed = 0
  collecting = undefined
}
