/** The write action that the running code belongs to, so that a handle cannot be used outside its action. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { ActionMisuse } from '../runtime/errors.ts'

/** One run of a write action. */
export interface RunningAction {
  settled: boolean
  /** What it does next comes from another process. */
  waits?: boolean
}

const storage = new AsyncLocalStorage<RunningAction>()

export function runAs<T>(running: RunningAction, fn: () => T): T {
  return storage.run(running, fn)
}

/** Throws unless the running code is the action `current`, which has not settled. */
export function requireInside(current: RunningAction | undefined): void {
  const running = storage.getStore()
  if (running === undefined || running !== current || running.settled) {
    throw new ActionMisuse('A transaction handle was used outside its write action, or after it had settled.')
  }
}

/** Throws inside a write action: it reads through its own transaction and never opens another. */
export function requireOutside(what: string): void {
  const running = storage.getStore()
  if (running !== undefined && !running.settled) {
    throw new ActionMisuse(`${what} inside a write action: use the action's own handle.`)
  }
}
