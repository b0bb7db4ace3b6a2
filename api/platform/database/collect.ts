/**
 * Gives back the descriptors of closed files. The driver has no way to end a prepared statement: it keeps its closed
 * file open until it is collected, and V8 sees no reason to hurry. Nothing else in the product asks for collections.
 */
import { setImmediate } from 'node:timers'
import { collectGarbage } from '../memory.ts'

/** A minor collection takes about a millisecond and frees what was used for a short time. */
const MINOR_EVERY = 32
const MAJOR_EVERY = 128

let closed = 0

/** To be called for each connection that was closed after it had prepared statements. */
export function connectionClosed(): void {
  closed += 1
  if (closed % MINOR_EVERY !== 0) return
  const type = closed % MAJOR_EVERY === 0 ? 'major' : 'minor'
  setImmediate(() => collectGarbage({ type })).unref()
}
