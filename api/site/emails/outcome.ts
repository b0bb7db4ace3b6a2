/** What follows from an attempt: the mail's state, when it is tried again, what its run is told, what is told to all. */
import type { SendOutcome } from '../../../workflows/core/effects.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { appendEvent } from '../../platform/events/events.ts'
import type { NewId } from '../../platform/ids.ts'
import { nextAttempt } from '../../platform/mail/back-off.ts'
import type { SendResult } from '../../platform/mail/transport.ts'
import { countMail } from '../leads/rules.ts'
import { leaveInput } from '../runs/rules.ts'
import type { ReadyMail } from './hand-off.ts'
import * as store from './hand-off-store.ts'
import type { EmailRow } from './store.ts'

type Tx = Handle<'site'>
const doubt_wait_ms = 60_000

/** Where a mail stands after an attempt; `again_at` while it is not over. */
export interface Standing {
  state: EmailRow['state']
  reason: string | null
  again_at: number | null
}

export function standingAfter(ready: ReadyMail, result: SendResult, now: number): Standing {
  switch (result.outcome) {
    case 'delivered':
      return { state: 'delivered', reason: null, again_at: null }
    case 'refused':
      return { state: 'not_delivered', reason: 'refused', again_at: null }
    case 'deferred': {
      const again_at = nextAttempt({
        attempts: ready.number,
        first_at: ready.first_at,
        now,
        spread: spreadOf(ready.email.id),
      })
      return again_at === null
        ? { state: 'not_delivered', reason: 'retries_exhausted', again_at }
        : { state: 'not_started', reason: 'deferred', again_at }
    }
    case 'unknown':
      // Resent once: who loses two answers in a row would lose a third.
      return ready.unknown_policy === 'resend' && ready.doubts === 0
        ? { state: 'unknown', reason: 'resend', again_at: now + doubt_wait_ms }
        : { state: 'unknown', reason: 'no_answer', again_at: null }
  }
}

/** The same for the same mail, different for others: a batch that was refused together does not return together. */
const spreadOf = (id: string): number => Number.parseInt(id.slice(-4), 16) / 0x10000

export const responseOf = (result: SendResult): string =>
  'response' in result && result.response !== undefined ? result.response : 'reason' in result ? result.reason : ''

export interface Ending {
  newId: NewId
  now: number
}

/** Writes an attempt that has come to its end. */
export async function writeAttempt(
  tx: Tx,
  ready: ReadyMail,
  result: SendResult,
  standing: Standing,
  begun_at: number,
  context: Ending,
): Promise<void> {
  const { email, mail, number, template_version } = ready
  const { now } = context
  await store.endAttempt(tx, {
    email_id: email.id,
    number,
    template_version,
    begun_at,
    ended_at: now,
    outcome: result.outcome,
    response: responseOf(result).slice(0, 1_000),
  })
  const over = standing.again_at === null
  await store.saveHandOff(tx, email.id, {
    template_version,
    to_address: mail.envelope.to,
    subject: ready.subject,
    message_id: mail.message_id,
    consent_id: ready.consent_id,
    state: standing.state,
    reason: standing.reason,
    attempts: number,
    handed_off_at: begun_at,
    ended_at: over ? now : null,
    links: ready.links,
  })
  if (standing.state === 'delivered') await countMail(tx, email.lead_id, 'contacted', now)
  if (over) await tellEnd(tx, { ...email, message_id: mail.message_id }, standing, context)
}

/** Ends a mail without an attempt: skipped, broken, or in doubt for good. */
export async function writeEnd(
  tx: Tx,
  email: EmailRow,
  standing: Omit<Standing, 'again_at'>,
  context: Ending,
): Promise<void> {
  await store.saveState(tx, email.id, { ...standing, ended_at: context.now })
  await tellEnd(tx, email, standing, context)
}

async function tellEnd(tx: Tx, email: EmailRow, standing: Omit<Standing, 'again_at'>, { newId, now }: Ending) {
  const { state, reason } = standing
  if (state === 'not_started') throw new Error('A mail that ended has a result')
  const outcome: SendOutcome = { result: state, reason, message_id: email.message_id }
  if (email.run_id !== null && email.sequence !== null) {
    const input = { type: 'effect_succeeded', at: now, sequence: email.sequence, kind: 'send_email', outcome } as const
    await leaveInput(tx, email.run_id, input, now)
  }
  await appendEvent(tx, {
    id: newId('event'),
    at: now,
    name: `email.${state}`,
    subject_id: email.id,
    lead_id: email.lead_id,
    data: {
      journey_id: email.journey_id,
      run_id: email.run_id,
      step_id: email.step_id,
      template_id: email.template_id,
      reason,
    },
  })
}
