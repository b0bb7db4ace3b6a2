/** What became of the journey's mail: accepted by an invented server, opened and followed by some, too much for a few. */

import { eq } from 'drizzle-orm'
import type { SendEmail } from '../../workflows/core/effects.ts'
import type { Acting } from '../platform/acting.ts'
import type { SiteFacts } from '../platform/context.ts'
import type { Handle } from '../platform/database/handle.ts'
import { removeJobs } from '../platform/jobs/jobs.ts'
import { limits } from '../platform/limits.ts'
import { messageId } from '../platform/mail/message.ts'
import { leaveInputs } from '../site/automation/runs/rules.ts'
import { stepEmails } from '../site/automation/step-emails/step-emails.ts'
import { currentConsent } from '../site/contacts/consents/rules.ts'
import { leadFacts, unsubscribeLead } from '../site/contacts/leads/rules.ts'
import { sendEmailJob } from '../site/email/emails/jobs.ts'
import { writeAttempts, writeEnd } from '../site/email/emails/outcome.ts'
import { recordHit, settleHits } from '../site/email/emails/rules.ts'
import { findSendOf } from '../site/email/emails/store.ts'
import { emails } from '../site/email/emails/table.ts'
import { existingSender } from '../site/email/senders/rules.ts'
import { existingTemplate, personalRenderer } from '../site/email/templates/rules.ts'
import type { Chance } from './chance.ts'

type Tx = Handle<'site'>
const render = personalRenderer()
const user_agent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'

/** What happens to a delivered mail later, and how long after. */
export type Reaction = {
  kind: 'open' | 'click' | 'unsubscribe'
  after_ms: number
  email_id: string
  lead_id: string
  url: string
}

/** Ends a send that is queued; answers what its reader will do. */
export async function deliver(
  tx: Tx,
  effect: SendEmail,
  site: SiteFacts,
  by: Chance,
  acting: Acting,
): Promise<readonly Reaction[]> {
  const email = await findSendOf(tx, effect.run_id, effect.sequence)
  if (!email) return []
  const now = acting.now()
  const context = { emit: acting.emit, now, tell: leaveInputs }
  await removeJobs(tx, sendEmailJob, [email.id])
  const lead = (await leadFacts(tx, [email.lead_id])).get(email.lead_id)
  const consent = await currentConsent(tx, email.lead_id)
  if (lead?.mailability !== 'subscribed' || !consent) {
    await writeEnd(tx, email, { state: 'skipped', reason: 'unsubscribed' }, context)
    return []
  }
  const template = await existingTemplate(tx, email.template_id)
  const sender = await existingSender(tx, email.sender_id)
  const unsubscribe_url = `https://${site.subdomain}.example/unsubscribe`
  const rendered = render(template.id, template, { lead, sender, site, unsubscribe_url })
  const message_id = messageId([site.id, effect.run_id, effect.sequence], 'demo.example')
  const ready = {
    kind: 'send',
    email,
    mail: { message_id, envelope: { from: sender.email, to: lead.email }, raw: Buffer.alloc(0) },
    number: 1,
    template_version: template.content_version,
    consent_id: consent.id,
    subject: rendered.subject,
    links: rendered.links.length,
    marketing: true,
    first_at: now,
    doubts: 0,
    unknown_policy: 'resend',
  } as const
  const delivered = { state: 'delivered', reason: null, again_at: null } as const
  const result = { outcome: 'delivered', response: `250 2.0.0 Ok: queued as ${email.id.slice(-10)}` } as const
  await writeAttempts(tx, [{ ready, result, standing: delivered, begun_at: now - 400, ended_at: now }], context)
  return reactions({ email_id: email.id, lead_id: lead.id, url: rendered.links[0]?.url ?? '' }, by)
}

function reactions(about: Pick<Reaction, 'email_id' | 'lead_id' | 'url'>, by: Chance): Reaction[] {
  const opened_after = by.between(5, 1_800) * 60_000
  const follows = by.between(1, 20) * 20_000
  if (!by.hits(0.52)) return []
  const after: Reaction[] = [{ ...about, kind: 'open', after_ms: opened_after }]
  if (by.hits(0.38)) after.push({ ...about, kind: 'click', after_ms: opened_after + follows })
  else if (by.hits(0.22)) after.push({ ...about, kind: 'unsubscribe', after_ms: opened_after + follows })
  return after
}

/** What a reader did with a mail, at the moment that the clock shows. */
export async function react(tx: Tx, { kind, email_id, lead_id, url }: Reaction, acting: Acting): Promise<void> {
  const at = acting.now()
  if (kind === 'unsubscribe') {
    await unsubscribeLead(tx, lead_id, { cause: 'link', email_id }, acting)
    await tx.update(emails).set({ unsubscribed_at: at }).where(eq(emails.id, email_id))
    return
  }
  const hit = { email_id, kind, method: 'GET', user_agent, verdict: 'person', verdict_reason: null } as const
  await recordHit(tx, { ...hit, url: kind === 'click' ? url : null }, { ...acting, steps: stepEmails })
  await settleHits(tx, email_id, {
    ...acting,
    steps: stepEmails,
    now: () => at + limits.email_hit_early_verdict_seconds * 1_000,
  })
}
