/** Whom an unsubscribe link is about: a lead, or an address that no lead has any more. */
import type { Handle } from '../../platform/database/handle.ts'
import type { LeadRow } from '../../site/contacts/lead-records/rules.ts'
import { leadByEmail, loadPresentLead } from '../../site/contacts/leads/rules.ts'
import { isHashWithdrawn, personHash, withdrawHash } from '../../site/contacts/mailability/rules.ts'
import { findRecipient } from '../../site/email/emails/rules.ts'

type Db = Handle<'site'>

export type Reader =
  | { type: 'lead'; lead: LeadRow }
  /** Erased, or added after a backup that was restored; the hash is all that is left. */
  | { type: 'address'; hash: string; withdrawn: boolean }
  | { type: 'unknown' }

/**
 * The lead that has the email now: it moves with merges and their undo. The id in the link is what is left once the email is
 * deleted. Links of earlier releases have no address; the email of an erased lead has its hash.
 */
export async function loadReader(db: Db, parts: readonly string[], key: Buffer): Promise<Reader> {
  const [email_id = '', lead_id = '', email_key] = parts
  const recipient = await findRecipient(db, email_id)
  const present = await loadPresentLead(db, recipient ?? lead_id)
  const lead = present ?? (email_key && (await leadByEmail(db, email_key)))
  if (lead) return { type: 'lead', lead }
  const hash = email_key ? personHash(key, email_key) : recipient
  if (!hash?.startsWith('erased_')) return { type: 'unknown' }
  return { type: 'address', hash, withdrawn: await isHashWithdrawn(db, hash) }
}

export const hasLeft = (reader: Reader): boolean =>
  reader.type === 'lead' ? reader.lead.unsubscribed_at !== null : reader.type === 'address' && reader.withdrawn

export const keepWithdrawn = (tx: Db, { hash }: Extract<Reader, { type: 'address' }>, at: number): Promise<void> =>
  withdrawHash(tx, hash, at)
