/** Finding the lead that a person is now: after merges, and after changes of address. */
import type { Handle } from '../../../platform/database/handle.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { type FormerOwner, formerOwners } from '../former-addresses/rules.ts'
import { findLead, findLeadByKey, type LeadRow, mergedInto } from '../lead-records/rules.ts'

type Db = Handle<'site'>

/** The lead of an id that was written down earlier: itself, or the one that it was merged into. */
export async function loadPresentLead(db: Db, id: string): Promise<LeadRow | undefined> {
  const row = await findLead(db, id)
  if (row) return row
  const into = await mergedInto(db, id)
  return into && findLead(db, into.id)
}

/** The lead that has an address, else the one that had it last. */
export async function leadByEmail(db: Db, email: string): Promise<LeadRow | undefined> {
  const email_key = emailKey(email)
  const row = await findLeadByKey(db, email_key)
  if (row) return row
  const [owner] = await formerOwners(db, [email_key])
  return owner && findLead(db, owner.lead_id)
}

/** The lead that had an address and was merged. An address that was only changed may be somebody else's by now. */
export const mergedOwner = (owners: readonly FormerOwner[]): FormerOwner | undefined =>
  owners.find(({ cause }) => cause === 'merge')
