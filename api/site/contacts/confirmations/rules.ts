/** Double opt-in: who is asked to confirm an address, the link that is mailed, and what confirming changes. */

import { suggestAddress } from '../../../../widget/src/popup/typo.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { linkToken } from '../../../platform/features/signed-link.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import { recordConsent } from '../consents/rules.ts'
import type { Suppressing } from '../email-status/rules.ts'
import { leadQualityLimits } from '../lead-quality/limits.ts'
import { qualityColumns, saveOnLead, scoreEmail } from '../lead-quality/rules.ts'
import { leadConfirmed } from '../lead-records/events.ts'
import { findLead, type LeadRow } from '../lead-records/rules.ts'
import { loadPresentLead } from '../leads/rules.ts'
import { liftWithdrawals, resubscribeLead } from '../mailability/rules.ts'

type Db = Handle<'site'>
export interface ConsentFacts {
  /** The person has agreed to mail, by box or notice. */
  agreed: boolean
  declined: boolean
  /** The form asks everybody to confirm. */
  confirmation: boolean
  /** The address is known as unsubscribed elsewhere. */
  left_elsewhere: boolean
}

/** Whether a lead gets no email because its address was unsubscribed elsewhere, which its own confirmation ends. */
export const hasLeftElsewhere = async (
  db: Db,
  lead_id: string,
  { suppressionsOfLeads }: Pick<Suppressing, 'suppressionsOfLeads'>,
): Promise<boolean> => (await suppressionsOfLeads(db, [lead_id])).get(lead_id)?.reason === 'unsubscribed'

/** Whether whoever sent a form has to confirm their address. For leads who unsubscribed, here or elsewhere, it is the only way back. */
export function mustConfirm(lead: LeadRow, { agreed, declined, confirmation, left_elsewhere }: ConsentFacts): boolean {
  if (declined || !(agreed || confirmation)) return false
  return (
    lead.confirmation === 'pending' ||
    lead.unsubscribed_at !== null ||
    (left_elsewhere && agreed) ||
    // Leads that are subscribed already are asked as well, since a form may promise something for the confirmation.
    // Their email continues.
    (confirmation && lead.confirmation !== 'confirmed')
  )
}

/** Whether a submission leads to a confirmation email. */
export const confirmationWanted = (lead: LeadRow, asked: ConsentFacts, at: number): boolean =>
  mustConfirm(lead, asked) && mayAskAgain(lead, at) === 0

/** Seconds until the person may be mailed once more; 0 where it may be now. Who left since has no link that works. */
export function mayAskAgain({ confirmation_asked_at, unsubscribed_at }: LeadRow, at: number): number {
  if (confirmation_asked_at === null || (unsubscribed_at ?? 0) > confirmation_asked_at) return 0
  const again_at = confirmation_asked_at + leadQualityLimits.confirmation_again_minutes_min * 60_000
  return Math.max(0, Math.ceil((again_at - at) / 1_000))
}

const validity_ms = leadQualityLimits.confirmation_link_hours * 3_600_000

/** A link that holds for this address of this lead only, for its time. */
export function confirmationLink(
  { key, site_id, public_url }: { key: Buffer; site_id: string; public_url: string },
  lead: Pick<LeadRow, 'id' | 'email_key'>,
  at: number,
): { link: string; valid_until: number } {
  const valid_until = at + validity_ms
  const token = linkToken(key, 'confirm', site_id, [lead.id, String(valid_until), lead.email_key])
  return { link: `${public_url}/v1/public/confirmations/${token}`, valid_until }
}

/** The lead that a link is about; null where its time is over, its address another, or the person left since. */
export async function leadOfLink(db: Db, parts: readonly string[], at: number): Promise<LeadRow | null> {
  const [lead_id = '', until, email_key] = parts
  const lead = await loadPresentLead(db, lead_id)
  if (!lead || lead.email_key !== email_key || at > Number(until)) return null
  return (lead.unsubscribed_at ?? 0) > Number(until) - validity_ms ? null : lead
}

export const isConfirmed = (lead: LeadRow): boolean =>
  lead.confirmation === 'confirmed' && lead.mailability === 'subscribed'

export interface Proof {
  /** The text that the person read above the button. */
  text: string
  locale: Locale
  ip: string | null
}

/** Writes the consent that the button gives, subscribes, and counts in the score. */
export async function confirmLead(
  tx: Db,
  lead: LeadRow,
  { text, locale, ip }: Proof,
  context: WriteContext,
): Promise<void> {
  const at = context.now()
  const proof = { text, text_version: 1, place: 'email', method: 'double_opt_in', page_url: null, locale, ip } as const
  if (!(await resubscribeLead(tx, lead.id, proof, context))) {
    // Whoever has an address again by the undo of a merge may be subscribed where another one has left.
    await liftWithdrawals(tx, lead)
    await recordConsent(tx, { lead_id: lead.id, ...proof }, context)
  }
  const saved = (await findLead(tx, lead.id)) ?? lead
  const quality = scoreEmail({
    mail: 'accepts',
    disposable: lead.email_disposable,
    free: lead.email_free,
    role_based: lead.email_role_based,
    typo: suggestAddress(lead.email) !== undefined,
    confirmed: true,
  })
  await saveOnLead(tx, lead.id, {
    ...qualityColumns(quality, at),
    confirmation: 'confirmed',
    confirmed_at: at,
    updated_at: at,
    version: saved.version + 1,
  })
  await context.emit(tx, leadConfirmed, { lead_id: lead.id })
}
