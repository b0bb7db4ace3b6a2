/** To which of a person's addresses an email went whose own is not stored any more: the site keeps them for a shorter time. */

import type { Handle } from '../../../platform/database/handle.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { type FormerAddress, formerAddressesOf } from '../../contacts/former-addresses/rules.ts'
import { type LeadRow, leadRows } from '../../contacts/lead-records/rules.ts'
import type { EmailRow } from '../emails/rules.ts'

type SendMoment = Pick<EmailRow, 'lead_id' | 'handed_off_at' | 'queued_at'>

/** The one that the report names, if it is theirs; else the one that they had at that time, where that is certain. */
function addressThen(
  { email }: Pick<LeadRow, 'email'>,
  former: readonly FormerAddress[],
  sent: SendMoment,
  recipients: readonly string[],
): string | null {
  if (recipients.length > 0) {
    const theirs = new Set([emailKey(email), ...former.map(({ email_key }) => email_key)])
    return recipients.find(recipient => theirs.has(emailKey(recipient))) ?? null
  }
  const since = former.filter(({ at }) => at > (sent.handed_off_at ?? sent.queued_at))
  // Of two leads that are one since, either may have had it.
  if (since.some(({ cause }) => cause === 'merge')) return null
  const [first] = since.toSorted((a, b) => a.at - b.at)
  return first?.email_key ?? email
}

/** These emails with an address, where it is known: what came back from them is about that. */
export async function withAddresses(
  db: Handle<'site'>,
  emails: readonly { email: EmailRow; recipients: readonly string[] }[],
): Promise<EmailRow[]> {
  const ids = emails.flatMap(({ email }) => (email.to_address === null ? [email.lead_id] : []))
  if (ids.length === 0) return emails.map(({ email }) => email)
  const leads = await leadRows.withIds(db, [...new Set(ids)])
  const former = Map.groupBy(await formerAddressesOf(db, [...leads.keys()]), ({ lead_id }) => lead_id)
  return emails.map(({ email, recipients }) => {
    const lead = email.to_address === null ? leads.get(email.lead_id) : undefined
    return lead ? { ...email, to_address: addressThen(lead, former.get(lead.id) ?? [], email, recipients) } : email
  })
}
