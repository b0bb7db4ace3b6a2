/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { runActionHandler } from './actions-jobs.ts'
import { forgettingEmptyCounts } from './housekeeping.ts'
import { routes } from './routes.ts'
import { earliestRun, eraseFromRuns, liveRunsAsBlockers } from './rules.ts'
import { recomputeWaitsHandler } from './time-data.ts'

export const runs = feature({
  name: 'site/automation/runs',
  routes,
  jobs: scope => [runActionHandler(scope), recomputeWaitsHandler(scope)],
  housekeeping: forgettingEmptyCounts,
  erase: (tx, { lead_id, hash, now }) => eraseFromRuns(tx, lead_id, hash, now),
  uses: { journey: liveRunsAsBlockers },
  nextDue: earliestRun,
})
