/** Announcements of commits are ignored: jobs wait in the queue until it polls. */
import type { Mistake } from '../mistake.ts'

export const queueNotWoken: Mistake = {
  name: 'queue-not-woken',
  says: 'what a commit announces wakes nobody',
  found_in: 1,
  silent_commits: true,
}
