/** Which features work in the background for each site. */
import { forgettingEvents } from './platform/events/housekeeping.ts'
import type { Housekeeping } from './platform/hourly.ts'
import { forgettingKeys } from './platform/idempotency/housekeeping.ts'
import type { JobHandler } from './platform/jobs/worker.ts'
import { errorFields } from './platform/log.ts'
import { relayHandler } from './platform/mail/relay.ts'
import { writeEmailHandler } from './site/automation/ai-drafts/jobs.ts'
import { settleAnswersHandler } from './site/automation/answers/jobs.ts'
import { journeyTriggers } from './site/automation/journeys/consumer.ts'
import { dateTriggersHandler } from './site/automation/journeys/date-triggers.ts'
import { enrolExistingHandler } from './site/automation/journeys/jobs.ts'
import { consumer } from './site/automation/journeys/rules.ts'
import { runActionHandler } from './site/automation/runs/actions-jobs.ts'
import { forgettingEmptyCounts } from './site/automation/runs/housekeeping.ts'
import type { RunTeller } from './site/automation/runs/rules.ts'
import { recomputeWaitsHandler } from './site/automation/runs/time-data.ts'
import { type RunnerFor, runWork } from './site/automation/runs/work.ts'
import { campaignFeedbackHandler, campaignNoticeHandler } from './site/capture/campaigns/jobs.ts'
import { confirmEmailHandler, judgeEmailHandler } from './site/contacts/lead-quality/jobs.ts'
import { judgeLeadsHandler } from './site/contacts/lead-quality/judgings-jobs.ts'
import { forgettingVisits } from './site/contacts/visitors/housekeeping.ts'
import { sweepingFiles } from './site/content/files/housekeeping.ts'
import { senderOfSite } from './site/email/emails/in-site-name.ts'
import { sendEmailHandler } from './site/email/emails/jobs.ts'
import { settleClicksHandler } from './site/email/emails/tracking-jobs.ts'
import { templateTestHandler } from './site/email/templates/jobs.ts'
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
  settleClicksHandler(scope),
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
