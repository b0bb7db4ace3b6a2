/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { openHandOffs } from '../../../account/site-transfer/ports.ts'
import { attention, latestIn } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { isFirst } from '../../../platform/features/idempotency/idempotency.ts'
import { news } from '../../../platform/features/news.ts'
import { provide } from '../../../platform/features/port.ts'
import { relayHandler } from '../../../platform/features/relay.ts'
import { relayMailJob } from '../../../platform/mail/jobs.ts'
import { countDeliveredSince, countInDoubt, countingByDay } from './count.ts'
import type { WaitReason } from './eligibility/reasons.ts'
import * as events from './events.ts'
import { countOpenAttempts, lookAgain } from './hand-off-store.ts'
import { isDeadOnSite, senderOfSite } from './in-site-name.ts'
import { broadcastLine, sendEmailHandler } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { mergingEmails } from './lead-merge.ts'
import { emailLimits } from './limits.ts'
import { permissions } from './permissions.ts'
import { emailResend } from './resend.ts'
import { emailRetention } from './retention.ts'
import { routes } from './routes.ts'
import { countWaiting, latestWaiting, replacePeople } from './store.ts'
import { inDoubt, emails as table } from './table.ts'
import { settleHitsHandler } from './tracking-jobs.ts'

/** Emails that wait for a reason for which their owner can do something. */
const waitingFor = (type: string, reason: WaitReason) =>
  attention(
    type,
    'manage-emails',
    db => countWaiting(db, reason),
    db => latestWaiting(db, reason),
  )

export const emails = feature({
  name: 'site/email/emails',
  routes,
  permissions,
  limits: emailLimits,
  events: Object.values(events),
  operations: [emailResend],
  subjects: { email: 'manage-emails', email_resend: 'manage-emails', email_settings: 'manage-emails' },
  jobs: [...Object.values(jobs), relayMailJob],
  handlers: scope => [
    sendEmailHandler(scope),
    sendEmailHandler(scope, broadcastLine),
    settleHitsHandler(scope),
    relayHandler(scope, {
      senderOf: senderOfSite(scope.installation.databases),
      isDead: isDeadOnSite(scope.installation.databases),
      isFirst,
    }),
  ],
  consumers: [countingByDay],
  attention: [
    attention('emails_in_doubt', 'manage-emails', countInDoubt, latestIn(table.ended_at, inDoubt)),
    waitingFor('emails_beyond_plan', 'plan_limit'),
    waitingFor('emails_late', 'late'),
  ],
  news: [news('emails_delivered', 'manage-emails', countDeliveredSince)],
  provides: [provide(openHandOffs, countOpenAttempts)],
  retryWaiting: lookAgain,
  merge: mergingEmails,
  erase: replacePeople,
  retention: emailRetention,
  uses: { journey: 'history', template: 'history', sender: 'history', broadcast: 'history' },
})
