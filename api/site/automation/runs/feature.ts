/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { sql } from 'drizzle-orm'
import { contentCounts } from '../../../account/site-transfer/ports.ts'
import { attention, latestIn } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { runAction } from './actions/actions.ts'
import * as events from './events.ts'
import { forgettingEmptyCounts } from './housekeeping.ts'
import * as jobs from './jobs.ts'
import { mergingRuns } from './lead-merge.ts'
import { runLimits } from './limits.ts'
import { countFailed } from './metrics/counts-store.ts'
import { recomputeWaitsHandler } from './record/time-data.ts'
import { routes } from './routes.ts'
import { countContent, earliestRun, eraseFromRuns, liveRunsAsBlockers, liveRunsOfSite } from './rules.ts'
import { runs as table } from './table.ts'
import { liveRunsNaming, runsNaming, runsNamingOption, runsSendingMarketing, runsUsingField } from './uses.ts'

export const runs = feature({
  name: 'site/automation/runs',
  routes,
  limits: runLimits,
  events: Object.values(events),
  subjects: { run: 'manage-marketing', runs: 'manage-marketing', run_action: 'manage-marketing' },
  jobs: Object.values(jobs),
  handlers: scope => [recomputeWaitsHandler(scope)],
  operations: [runAction],
  housekeeping: forgettingEmptyCounts,
  merge: mergingRuns,
  erase: eraseFromRuns,
  attention: [
    attention(
      'failed_runs',
      'manage-marketing',
      (db, today) => countFailed(db, today - runLimits.run_attention_days + 1),
      latestIn(table.ended_at, sql`status = 'failed'`),
    ),
  ],
  provides: [provide(contentCounts, countContent)],
  uses: {
    site: liveRunsOfSite,
    journey: liveRunsAsBlockers,
    tag: runsNaming,
    audience: runsNaming,
    field: runsUsingField,
    popup: runsNaming,
    campaign: runsNaming,
    assistant: runsNaming,
    template: runsNaming,
    sender: runsNaming,
    webhook_endpoint: runsNaming,
    sandbox: runsNaming,
  },
  liveUses: { site: runsSendingMarketing, template: liveRunsNaming, sender: liveRunsNaming },
  optionUses: runsNamingOption,
  nextDue: earliestRun,
})
