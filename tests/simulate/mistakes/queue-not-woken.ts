/** What commits announce is heard by nobody: jobs lie in the queue until it looks by itself. */
import type { Mistake } from '../mistake.ts'

export const queueNotWoken: Mistake = {
  name: 'queue-not-woken',
  says: 'what a commit announces wakes nobody',
  found_in: 1,
  silent_commits: true,
}
