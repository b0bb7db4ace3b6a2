/**
 * Notices that the machine's clock was set: who sleeps until a moment sleeps by a timer, which knows nothing of it, and
 * would be as late as the clock had been wrong, up to a minute.
 */
import type { Clock } from './platform/runtime/clock.ts'

const look_ms = 1_000
/** Clocks that are kept right are moved by less, and a machine that is busy looks late. */
const jump_ms_min = 1_000

export interface WatchedClocks {
  clock: Clock
  steadyClock: Clock
  /** By how many milliseconds: negative where it was set back. */
  moved(milliseconds: number): void
}

export interface ClockWatch {
  look(): void
  stop(): void
}

export function watchClock({ clock, steadyClock, moved }: WatchedClocks): ClockWatch {
  const apart = () => clock.now() - steadyClock.now()
  let before = apart()
  const look = () => {
    const now = apart()
    const jump = now - before
    before = now
    if (Math.abs(jump) >= jump_ms_min) moved(jump)
  }
  const timer = setInterval(look, look_ms).unref()
  return { look, stop: () => clearInterval(timer) }
}
