/** When a site has to be opened again though nobody asks: its jobs, its runs, and events that nobody has read yet. */
import type { Handle } from './platform/database/handle.ts'
import { nextDueOfAll } from './platform/jobs/jobs.ts'
import { hasUnreadEvents } from './site/automation/journeys/rules.ts'
import { earliestRun } from './site/automation/runs/rules.ts'

export async function earliestDue(site: Handle<'site'>): Promise<number | null> {
  if (await hasUnreadEvents(site)) return 0
  const due = [await nextDueOfAll(site), await earliestRun(site)].filter(at => at !== null)
  return due.length === 0 ? null : Math.min(...due)
}
