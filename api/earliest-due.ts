/** When a site has to be opened again though nobody asks: its jobs. Features with timers of their own add theirs. */
import type { Handle } from './platform/database/handle.ts'
import { nextDueOfAll } from './platform/jobs/jobs.ts'

export async function earliestDue(site: Handle<'site'>): Promise<number | null> {
  const moments = await Promise.all([nextDueOfAll(site)])
  const due = moments.filter(at => at !== null)
  return due.length === 0 ? null : Math.min(...due)
}
