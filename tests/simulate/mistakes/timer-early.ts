/** The runner's clock is ahead, and so are its timers. */
import type { Mistake } from '../mistake.ts'

const ahead_ms = 90_000

export const timerEarly: Mistake = {
  name: 'timer-early',
  says: 'a timer counts as fired before its moment',
  found_in: 1,
  runnerClock: clock => ({ now: () => clock.now() + ahead_ms }),
}
