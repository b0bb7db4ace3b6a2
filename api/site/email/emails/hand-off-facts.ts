/** What a batch says of one of its emails: the facts on which it depends whether it may leave. */
import type { SiteFacts } from '../../../platform/features/context.ts'
import { mayBeSent } from '../../../platform/features/may-be-sent.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import type { PersonSendFacts, SendFacts } from './eligibility/send-facts.ts'
import { type Batch, isCapped } from './hand-off-batch.ts'
import type { Lately, SendState } from './hand-off-store.ts'
import { late_after_ms } from './overdue.ts'
import { textState } from './parts.ts'
import type { SendContext } from './send-context.ts'
import type { EmailRow } from './store.ts'

/** Facts that change until the last moment, and are read again then. */
export type PresentFacts = PersonSendFacts &
  Pick<SendFacts, 'paused' | 'canceled' | 'duplicate' | 'run_live' | 'postal_address'>

interface Moment {
  site: SiteFacts
  standing: SendState | undefined
  marketing: boolean
  lately: Lately
}

/** An email that a person has decided to send again asks neither its broadcast nor its run. */
export function presentFacts(email: EmailRow, { site, standing, marketing, lately }: Moment): PresentFacts {
  const resent = email.decision === 'resent'
  return {
    paused: standing?.paused === true || (site.paused && marketing),
    canceled: standing?.broadcast?.canceled === true && !resent,
    duplicate: standing?.duplicate === true && !resent,
    run_live: email.run_id === null || resent || standing?.run_live === true,
    lead: standing?.lead ?? undefined,
    suppression: standing?.suppression ?? undefined,
    topic_left: standing?.topic_left === true,
    consent_id: standing?.consent_id ?? undefined,
    capped: isCapped(lately, site.marketing.emails_max, email),
    postal_address: site.postal_address,
  }
}

/** By the category that it was queued with: what was made as marketing never leaves as anything else. */
export const isMarketing = ({ templates }: Batch, { category, template_id }: EmailRow): boolean =>
  category === 'marketing' || templates.get(template_id)?.category !== 'transactional'

export function sendFacts(sending: Pick<SendContext, 'isOverdue'>, batch: Batch, email: EmailRow, job: Job): SendFacts {
  const { site, settings } = batch
  const template = batch.templates.get(email.template_id)
  const marketing = isMarketing(batch, email)
  const standing = batch.standings.get(email.id)
  const isUntried = (batch.attempts.get(email.id) ?? []).length === 0
  // The plan had no room for it all the while.
  const waited = email.reason === 'plan_limit' && batch.now - email.queued_at > late_after_ms
  const overdue = isUntried && (waited || sending.isOverdue(job.due_at))
  const late = marketing && (email.reason === 'late' || overdue)
  const may_be_sent = mayBeSentElsewhere(site, email, job)
  const present = presentFacts(email, { site, standing, marketing, lately: batch.lately })
  return {
    ...present,
    // Those by hash too, which the last look does not ask for again.
    suppression: batch.suppressions.get(email.lead_id),
    template: template && { enabled: template.enabled, category: marketing ? 'marketing' : 'transactional' },
    sender: batch.senders.get(email.sender_id),
    text: textState(batch.parts, email),
    late: (late && !site.is_demo) || may_be_sent,
    late_policy: may_be_sent && site.restored ? 'ask' : (standing?.broadcast?.late_policy ?? settings.late_policy),
  }
}

/**
 * Queued or due before somebody resumed a copy, and not decided upon since, however often it was tried: the installation
 * that goes on may have sent it. A broadcast asks as a whole.
 */
function mayBeSentElsewhere(site: SiteFacts, { queued_at, broadcast_id, decided_at }: EmailRow, job: Job): boolean {
  if (broadcast_id !== null || (decided_at !== null && !mayBeSent(site, decided_at))) return false
  return mayBeSent(site, Math.min(queued_at, job.due_at))
}
