/** Nobody tells the queue that there is something in it. */
import type { Mistake } from '../mistake.ts'

export const queueNotWoken: Mistake = {
  name: 'queue-not-woken',
  says: 'the runner leaves jobs and wakes nobody',
  found_in: 1,
  silent_runner: true,
}
