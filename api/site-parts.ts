/** Which features work in the background for each site. */
import { forgettingEvents } from './platform/events/housekeeping.ts'
import type { Housekeeping } from './platform/hourly.ts'
import { forgettingKeys } from './platform/idempotency/housekeeping.ts'
import type { JobHandler } from './platform/jobs/worker.ts'
import { errorFields } from './platform/log.ts'
import { relayHandler } from './platform/mail/relay.ts'
import { writeEmailHandler } from './site/ai-drafts/jobs.ts'
import { settleAnswersHandler } from './site/answers/jobs.ts'
import { campaignFeedbackHandler, campaignNoticeHandler } from './site/campaigns/jobs.ts'
import { senderOfSite } from './site/emails/in-site-name.ts'
import { sendEmailHandler } from './site/emails/jobs.ts'
import { settleHitsHandler } from './site/emails/tracking-jobs.ts'
import { sweepingFiles } from './site/files/housekeeping.ts'
import { journeyTriggers } from './site/journeys/consumer.ts'
import { dateTriggersHandler } from './site/journeys/date-triggers.ts'
import { enrolExistingHandler } from './site/journeys/jobs.ts'
import { consumer } from './site/journeys/rules.ts'
import { confirmEmailHandler, judgeEmailHandler } from './site/lead-quality/jobs.ts'
import { judgeLeadsHandler } from './site/lead-quality/judgings-jobs.ts'
import { runActionHandler } from './site/runs/actions-jobs.ts'
import { forgettingEmptyCounts } from './site/runs/housekeeping.ts'
import type { RunTeller } from './site/runs/rules.ts'
import { recomputeWaitsHandler } from './site/runs/time-data.ts'
import { type RunnerFor, runWork } from './site/runs/work.ts'
import { templateTestHandler } from './site/templates/jobs.ts'
import { forgettingVisits } from './site/visitors/housekeeping.ts'
import type { SiteScope, WorkOfSite } from './site-work.ts'

/** `runs`: how results reach runs; absent: they are left for them. */
export const jobHandlers = (scope: SiteScope, runs?: RunTeller): readonly JobHandler<'site'>[] => [
  enrolExistingHandler(scope),
  runActionHandler(scope),
  recomputeWaitsHandler(scope),
  dateTriggersHandler(scope),
  sendEmailHandler(scope, runs),
  writeEmailHandler(scope),
  judgeEmailHandler(scope),
  judgeLeadsHandler(scope),
  confirmEmailHandler(scope),
  campaignNoticeHandler(scope),
  campaignFeedbackHandler(scope),
  settleHitsHandler(scope),
  settleAnswersHandler(scope),
  templateTestHandler(scope),
  relayHandler(scope, senderOfSite(scope.installation.databases)),
]

/** What looks for the old, on sites where nothing happens too. */
export const siteHousekeeping = (scope: SiteScope): readonly Housekeeping[] => [
  forgettingKeys(scope.database, scope.installation.clock),
  forgettingEvents(scope.database, scope.clock, [consumer], error =>
    scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'old events'),
  ),
  forgettingEmptyCounts(scope),
  forgettingVisits(scope),
  sweepingFiles(scope),
]

/** All that works for a site. */
export function workOfSite(scope: SiteScope, runnerFor: RunnerFor): WorkOfSite {
  const runs = runWork(scope, runnerFor)
  return { jobHandlers: jobHandlers(scope, runs), parts: [...siteHousekeeping(scope), journeyTriggers(scope), runs] }
}
