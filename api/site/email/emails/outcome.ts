/** The outcome of an attempt: the email's status, when it is retried, the input for its run, and the event. */
import type { SendOutcome } from '../../../../workflows/core/effects.ts'
import type { Input } from '../../../../workflows/core/inputs.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Emit } from '../../../platform/events/emit.ts'
import type { RunInbox } from '../../../platform/features/site-scope.ts'
import { nextAttempt } from '../../../platform/mail/back-off.ts'
import type { BounceReason } from '../../../platform/mail/bounce-reasons.ts'
import { judgeRefusal, type Verdict } from '../../../platform/mail/judge-refusal.ts'
import type { SendResult } from '../../../platform/mail/transport.ts'
import type { NewId } from '../../../platform/runtime/ids.ts'
import { countContacts } from '../../contacts/lead-records/rules.ts'
import { suppressAddress } from '../suppressions/rules.ts'
import { failReasons } from './eligibility/reasons.ts'
import { emailDelivered, emailNotDelivered, emailSkipped, emailUnknown } from './events.ts'
import type { ReadyMail } from './hand-off.ts'
import * as store from './hand-off-store.ts'
import type { EmailRow } from './store.ts'

type Tx = Handle<'site'>
const doubt_wait_ms = 60_000

/** A message that left: on what it depended no longer matters. */
export type SentMail = Omit<ReadyMail, 'facts'>

/** The status of an email after an attempt; `again_at` if it will be retried. */
export interface SendStatus {
  status: EmailRow['status']
  reason: string | null
  again_at: number | null
}

export function standingAfter(ready: SentMail, result: SendResult, now: number): SendStatus {
  switch (result.outcome) {
    case 'delivered':
      return { status: 'delivered', reason: null, again_at: null }
    case 'refused':
      return { status: 'not_delivered', reason: 'refused', again_at: null }
    case 'deferred': {
      const again_at = nextAttempt({
        attempts: ready.number,
        first_at: ready.first_at,
        now,
        spread: spreadOf(ready.email.id),
      })
      return again_at === null
        ? { status: 'not_delivered', reason: 'retries_exhausted', again_at }
        : { status: 'not_started', reason: 'deferred', again_at }
    }
    case 'unknown':
      // Resent once: who loses two answers in a row would lose a third.
      return ready.unknown_policy === 'resend' && ready.doubts === 0
        ? { status: 'unknown', reason: 'resend', again_at: now + doubt_wait_ms }
        : { status: 'unknown', reason: 'no_answer', again_at: null }
  }
}

/** The same for the same mail, different for others: a batch that was refused together does not return together. */
const spreadOf = (id: string): number => Number.parseInt(id.slice(-4), 16) / 0x10000

export const responseOf = (result: SendResult): string =>
  'response' in result && result.response !== undefined ? result.response : 'reason' in result ? result.reason : ''

/** Why a server did not accept it, as of reports that come back later; null where none said so. */
function getVerdict(result: SendResult): Verdict | null {
  if (result.outcome === 'refused') {
    const { response: text, command = null, inactive } = result
    const verdict = judgeRefusal({ text, command })
    return inactive ? { ...verdict, permanent: true } : verdict
  }
  const text = result.outcome === 'deferred' ? result.response : undefined
  return text === undefined ? null : { ...judgeRefusal({ text }), permanent: false }
}

/** An attempt that has ended, with its outcome. */
export interface SendAttempt {
  ready: SentMail
  result: SendResult
  standing: SendStatus
  started_at: number
  ended_at: number
}

/** Writes ended attempts, in a few statements. */
export async function writeAttempts(tx: Tx, list: readonly SendAttempt[], reporting: RecordContext): Promise<void> {
  await store.endAttempts(tx, list.map(attemptRow))
  await store.saveHandOffs(tx, list.map(handOffRow))
  const delivered = list.filter(({ standing }) => standing.status === 'delivered')
  await countContacts(
    tx,
    delivered.map(({ ready, ended_at }) => ({ lead_id: ready.email.lead_id, at: ended_at })),
  )
  await suppressBounced(tx, list, reporting)
  const over = list.filter(({ standing }) => standing.again_at === null)
  await reportEnds(
    tx,
    over.map(({ ready, result, standing, ended_at }) => ({
      email: { ...ready.email, message_id: idOf({ ready, result }) },
      standing,
      at: ended_at,
      bounce_reason: getVerdict(result)?.reason,
    })),
    reporting,
  )
}

type RecordContext = ReportContext & { newId: NewId }

/** Addresses that their server says do not exist. */
async function suppressBounced(tx: Tx, list: readonly SendAttempt[], { emit, newId }: RecordContext): Promise<void> {
  for (const { ready, result, ended_at: now } of list) {
    if (!getVerdict(result)?.permanent) continue
    const source = result.outcome === 'refused' && result.inactive ? 'provider' : 'mail_server'
    const cause = { reason: 'hard_bounce', source, email_id: ready.email.id } as const
    const address = ready.mail.envelope.to
    await suppressAddress(tx, { ...cause, address, evidence: responseOf(result) }, { newId, now, emit })
  }
}

const attemptRow = ({ ready, result, started_at, ended_at }: SendAttempt) => ({
  email_id: ready.email.id,
  number: ready.number,
  template_version: ready.template_version,
  language: ready.language,
  started_at,
  ended_at,
  outcome: result.outcome,
  // A server's response may contain anything, and cutting it may split a character.
  response: responseOf(result).slice(0, 1_000).replaceAll('\0', '').toWellFormed(),
  reason: getVerdict(result)?.reason ?? null,
})

/** By which replies name it: a provider may have given it an id of its own. */
const idOf = ({ ready, result }: Pick<SendAttempt, 'ready' | 'result'>): string =>
  (result.outcome === 'delivered' && result.message_id) || ready.mail.message_id

const handOffRow = ({ ready, result, standing, started_at, ended_at }: SendAttempt) => ({
  id: ready.email.id,
  template_version: ready.template_version,
  language: ready.language,
  to_address: ready.mail.envelope.to,
  subject: ready.subject,
  message_id: idOf({ ready, result }),
  consent_id: ready.consent_id,
  status: standing.status,
  reason: standing.reason,
  attempts: ready.number,
  handed_off_at: started_at,
  ended_at: standing.again_at === null ? ended_at : null,
  links: ready.links,
})

/** Ends an email without an attempt: skipped, broken, or with an outcome that stays unknown. */
export async function writeEnd(
  tx: Tx,
  email: EmailRow,
  standing: Omit<SendStatus, 'again_at'>,
  { now, ...reporting }: ReportContext & { now: number },
): Promise<void> {
  await store.saveState(tx, email.id, { ...standing, ended_at: now })
  await reportEnds(tx, [{ email, standing, at: now }], reporting)
}

const ending = {
  delivered: emailDelivered,
  not_delivered: emailNotDelivered,
  skipped: emailSkipped,
  unknown: emailUnknown,
}

interface SendEnd {
  email: EmailRow
  standing: Omit<SendStatus, 'again_at'>
  at: number
  /** Why the server of its recipient did not take it. */
  bounce_reason?: BounceReason | undefined
}

export interface ReportContext {
  emit: Emit
  /** Hands results to the runs. */
  deliver: RunInbox['deliver']
}

/** Delivers the results to the runs and emits the events. */
export async function reportEnds(tx: Tx, ended: readonly SendEnd[], { emit, deliver }: ReportContext): Promise<void> {
  const inputs = ended.flatMap(({ email, standing, at }): { run_id: string; input: Input }[] => {
    const { status, reason } = standing
    if (status === 'not_started') throw new Error('A mail that ended has a result')
    if (email.run_id === null || email.sequence === null) return []
    const { run_id, sequence, type } = email
    if (status === 'skipped' && reason !== null && failReasons.has(reason)) {
      return [{ run_id, input: { type: 'effect_failed', at, sequence, code: reason, retry_at: null } }]
    }
    const outcome: SendOutcome = { result: status, reason, message_id: email.message_id }
    return [{ run_id, input: { type: 'effect_succeeded', at, sequence, effect: type, outcome } }]
  })
  await deliver(tx, inputs)
  for (const { email, standing, at, bounce_reason } of ended) {
    const { status, reason } = standing
    if (status === 'not_started') throw new Error('A mail that ended has a result')
    const { id, lead_id, journey_id, run_id, step_id, broadcast_id, template_id } = email
    const data = {
      journey_id,
      run_id,
      step_id,
      broadcast_id,
      template_id,
      reason,
      ...(bounce_reason && { bounce_reason }),
    }
    await emit(tx, ending[status], { subject_id: id, lead_id, data, at })
  }
}
