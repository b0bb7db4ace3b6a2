/** A site that goes to another place while others are served: what waits for that, and for how long. */
import { setTimeout as pause } from 'node:timers/promises'
import { Unavailable } from '../runtime/errors.ts'
import { MOVE_PATIENCE_MS } from './limits.ts'

export interface SiteMove {
  /** Nothing is written meanwhile. */
  copy(): Promise<void>
  /** Nobody has the file open. */
  exchange(): Promise<void>
}

/** A write that has not begun, as its site is being moved. */
export const held = Symbol('held')

/** Whoever waits for long is told to come again. */
export async function endOf(move: Promise<void>): Promise<void> {
  const waiting = new AbortController()
  const late = pause(MOVE_PATIENCE_MS, true, { signal: waiting.signal }).catch(() => false)
  const isLate = await Promise.race([move.then(() => false), late])
  waiting.abort()
  if (isLate) throw new Unavailable('The database of the site is being moved. Nothing was changed.')
}
