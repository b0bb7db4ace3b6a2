/** Records what came back from many emails at once: a flood of bounces costs a few statements for all that wait together. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { BounceReason } from '../../../platform/mail/bounce-reasons.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { type EmailRow, emailsById } from '../emails/rules.ts'
import { withAddresses } from './address-at-sending.ts'
import { emailResponseLimits as limits } from './limits.ts'
import * as store from './store.ts'

type Tx = Handle<'site'>

/** Facts of a bounce about one recipient. */
interface Failure {
  /** That the address takes no email at all. */
  permanent?: boolean
  reason?: BounceReason | null
  status?: string | null
  detail?: string
  /** Whose mailbox it is about, as the report says. A forwarded email bounces at another. */
  recipients?: readonly string[]
}

export interface EmailResponse extends Failure {
  type: store.ResponseRow['type']
  source: store.ResponseRow['source']
  fingerprint: string
  excerpt?: string
  /** Further recipients of the same report: the one that this email went to counts. */
  others?: readonly Failure[]
}

export interface Came {
  email_id: string
  response: EmailResponse
}

/** What is recorded anew, with its email. */
export interface RecordResult {
  email: EmailRow
  row: store.NewResponse
  /** Whether something of its type came back for the email before. */
  again: boolean
}

const storable = (text: string, most: number): string => text.slice(0, most).replaceAll('\0', '').toWellFormed()

/** A report without an address is about the email's own. */
function isAbout({ to_address }: EmailRow, recipients: readonly string[] = []): boolean {
  return recipients.length === 0 || (to_address !== null && recipients.map(emailKey).includes(emailKey(to_address)))
}

const findFailure = (email: EmailRow, response: EmailResponse): Failure =>
  [response, ...(response.others ?? [])].find(
    one => (one.recipients ?? []).length > 0 && isAbout(email, one.recipients),
  ) ?? response

function rowOf(email: EmailRow, response: EmailResponse, at: number): store.NewResponse {
  const { type, source, fingerprint, excerpt = '' } = response
  const failure = findFailure(email, response)
  const { status = null, reason = null, detail = '' } = failure
  const permanent = failure.permanent === true && isAbout(email, failure.recipients)
  return {
    ...{ email_id: email.id, lead_id: email.lead_id, type, source, fingerprint, permanent, reason, status, at },
    detail: storable(detail, limits.email_response_excerpt_characters_max),
    excerpt: storable(excerpt, limits.email_response_excerpt_characters_max),
  }
}

/** Inserts what is new, in order: undefined where the email is unknown, has too many, or has this one already. */
export async function insertNew(tx: Tx, came: readonly Came[], at: number): Promise<(RecordResult | undefined)[]> {
  const ids = [...new Set(came.map(({ email_id }) => email_id))]
  const emails = await emailsById(tx, ids)
  const kept = await store.readKept(tx, ids)
  const about = came.flatMap(({ email_id, response }) => {
    const email = emails.get(email_id)
    const recipients = [response, ...(response.others ?? [])].flatMap(one => one.recipients ?? [])
    return email ? [{ email, recipients }] : []
  })
  const addressed = (await withAddresses(tx, about)).values()
  const recorded = came.map(({ email_id, response }) => {
    const email = emails.has(email_id) ? addressed.next().value : undefined
    const known = kept.get(email_id) ?? new Set()
    const name = store.nameOf(response)
    if (!email || known.size >= limits.email_responses_kept_max || known.has(name)) return undefined
    const again = [...known].some(one => one.startsWith(`${response.type} `))
    kept.set(email_id, known.add(name))
    return { email, row: rowOf(email, response, at), again }
  })
  await store.insertResponses(
    tx,
    recorded.flatMap(one => one?.row ?? []),
  )
  return recorded
}
