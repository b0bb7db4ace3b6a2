/** A message that a kill, or a lost answer, left in doubt: its provider is asked whether it has it, before it is sent again or given up. */
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import type { PreparedMail } from './hand-off.ts'
import { emailLimits } from './limits.ts'
import { type SendAttempt, standingAfter } from './outcome.ts'

type Ask = Extract<PreparedMail, { type: 'ask' }>

const has_it = {
  outcome: 'delivered',
  response: 'The provider was asked after no answer had come: it has the message',
} as const

/** The attempt, as it turns out to have ended; else what to do with the email. A provider's list may be behind by a moment. */
export async function asking(
  scope: SiteScope,
  { ready, doubt, otherwise }: Ask,
): Promise<SendAttempt | Ask['otherwise']> {
  const site = await scope.facts()
  if (!site) return { type: 'gone' }
  const found = await scope.installation.mailer.transportFor(site, ready.own).find?.(ready.mail)
  const now = scope.clock.now()
  if (found) {
    const attempt = { ...ready, number: doubt.number }
    return { ready: attempt, result: has_it, standing: standingAfter(attempt, has_it, now), ...doubt, ended_at: now }
  }
  const { email_provider_list_seconds: behind, email_provider_silent_minutes: silent } = emailLimits
  const sure_at = doubt.started_at + (found === false ? behind * 1_000 : silent * 60_000)
  if (now >= sure_at) return otherwise
  const { email } = ready
  return { type: 'wait', email, reason: waiting(email.reason), again_at: Math.min(sure_at, now + behind * 1_000) }
}

/** As it waits already. */
const waiting = (reason: string | null) => reason as Extract<Ask['otherwise'], { type: 'wait' }>['reason']
