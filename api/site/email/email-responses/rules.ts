/** What follows from a bounce, a complaint or a reply; what takes them in calls these. */
import type { Acting } from '../../../platform/acting.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { isId } from '../../../platform/ids.ts'
import { emailKey } from '../../../platform/schemas.ts'
import { countMail, leadByEmail } from '../../contacts/leads/rules.ts'
import { type EmailRow, emailOfLead, findEmail, type StepEmails } from '../emails/rules.ts'
import { suppressAddress } from '../suppressions/rules.ts'
import * as events from './events.ts'
import { emailResponseLimits as limits } from './limits.ts'
import * as store from './store.ts'

export { countReplied, firstReplyAt } from './store.ts'

type Tx = Handle<'site'>
/** Runs hear of replies. */
type Context = Acting & { steps: Pick<StepEmails, 'leaveEvent'> }

export interface EmailResponse {
  kind: store.ResponseRow['kind']
  source: store.ResponseRow['source']
  fingerprint: string
  /** Of a bounce: that the address takes no email at all. */
  permanent?: boolean
  status?: string | null
  detail?: string
  excerpt?: string
  /** Whose mailbox it is about, as the report says. A forwarded email bounces at another. */
  recipients?: readonly string[]
}

const storable = (text: string, most: number): string => text.slice(0, most).replaceAll('\0', '').toWellFormed()

/** Records what came back from an email, once; false where the email is unknown or it is recorded already. */
export async function recordResponse(
  tx: Tx,
  email_id: string,
  response: EmailResponse,
  context: Context,
): Promise<boolean> {
  const email = await findEmail(tx, email_id)
  if (!email || (await store.countResponses(tx, email.id)) >= limits.email_responses_kept_max) return false
  const { kind, source, fingerprint, status = null, detail = '', excerpt = '' } = response
  const permanent = response.permanent === true && isAbout(email, response.recipients)
  const row = {
    ...{ email_id: email.id, lead_id: email.lead_id, kind, source, fingerprint, permanent, status },
    detail: storable(detail, limits.email_response_excerpt_characters_max),
    excerpt: storable(excerpt, limits.email_response_excerpt_characters_max),
    at: context.now(),
  }
  if (!(await store.insertResponse(tx, row))) return false
  if (kind !== 'reply') await suppressAfter(tx, email, row, context)
  if (isId('lead', email.lead_id)) await tell(tx, email, row, context)
  return true
}

/** A report without an address is about the email's own. */
function isAbout({ to_address }: EmailRow, recipients: readonly string[] = []): boolean {
  return recipients.length === 0 || (to_address !== null && recipients.map(emailKey).includes(emailKey(to_address)))
}

const sourceOf = (kind: 'bounce' | 'complaint', source: store.ResponseRow['source']) =>
  source === 'mail' ? (kind === 'bounce' ? 'bounce_message' : 'complaint_report') : 'provider'

async function suppressAfter(tx: Tx, email: EmailRow, row: store.NewResponse, context: Acting): Promise<void> {
  const { kind, permanent, source, status, detail } = row
  if (kind === 'reply' || email.to_address === null || (kind === 'bounce' && !permanent)) return
  await suppressAddress(
    tx,
    {
      address: email.to_address,
      reason: kind === 'bounce' ? 'hard_bounce' : 'complaint',
      source: sourceOf(kind, source),
      evidence: [status, detail].filter(Boolean).join(' '),
      email_id: email.id,
    },
    { newId: context.newId, now: row.at, emit: context.emit },
  )
}

async function tell(tx: Tx, email: EmailRow, row: store.NewResponse, { emit, now, steps }: Context): Promise<void> {
  const { journey_id, run_id, step_id, template_id } = email
  const by = { journey_id, run_id, step_id, template_id }
  const about = { subject_id: email.id, lead_id: email.lead_id, at: row.at }
  if (row.kind === 'bounce') {
    const { permanent, status } = row
    await emit(tx, events.emailBounced, { ...about, data: { ...by, permanent, status } })
  } else if (row.kind === 'complaint') await emit(tx, events.emailComplained, { ...about, data: by })
  else {
    await countMail(tx, email.lead_id, 'replied', row.at)
    await emit(tx, events.emailReplied, { ...about, data: { ...by, subject: row.detail } })
    if (run_id !== null && step_id !== null) {
      await steps.leaveEvent(tx, run_id, { type: 'event', at: row.at, event: { kind: 'replied', step_id } }, now())
    }
  }
}

/** The email that somebody answers: one of theirs with one of these Message-IDs. */
export async function answeredEmail(
  db: Tx,
  { from, message_ids }: { from: string; message_ids: readonly string[] },
): Promise<string | undefined> {
  const lead = message_ids.length === 0 ? undefined : await leadByEmail(db, from)
  return lead && emailOfLead(db, lead.id, message_ids)
}
