/** Lets the event loop turn once; timers of tests do not hold it up. */
import { setImmediate } from 'node:timers'

export const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))
