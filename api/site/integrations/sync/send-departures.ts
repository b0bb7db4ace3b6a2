/**
 * Tells the service to leave addresses alone: of people who had left when they were erased here, and former ones of people who have another
 * there. What it has of them decides whether that is done.
 */
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { leadByEmail } from '../../contacts/leads/rules.ts'
import type { ServiceClient } from '../services/rules.ts'
import { type DepartureRow, deferDeparture, dueDepartures, readAddress, removeDeparture } from './departures-store.ts'
import { addFormerContact } from './erased-store.ts'
import { syncLimits } from './limits.ts'
import { hasLeft } from './plan.ts'
import { rowsOfContacts } from './store.ts'
import type { ContactContext } from './take-contacts.ts'

const SECOND = 1_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE

export async function sendDepartures(client: ServiceClient, list_id: string, taking: ContactContext): Promise<void> {
  const { database, mapping, context } = taking
  const due = await database.read(db =>
    dueDepartures(db, mapping.connection.id, context.now(), syncLimits.sync_departures_at_once_max),
  )
  for (const row of due) {
    const again_at = await tellDeparture(client, list_id, row, taking)
    await database.write(tx => (again_at === null ? removeDeparture(tx, row) : deferDeparture(tx, row, again_at)))
  }
}

/** When to look again; null once they have left there. */
async function tellDeparture(
  client: ServiceClient,
  list_id: string,
  row: DepartureRow,
  { database, mapping: { key }, context }: ContactContext,
): Promise<number | null> {
  const email = readAddress(key, row)
  const { rows, owner } = await database.read(async db => ({
    rows: await rowsOfContacts(db, row.connection_id, { contact_ids: [], email_keys: [emailKey(email)] }),
    owner: await leadByEmail(db, email),
  }))
  // Somebody has it again, whose own status decides.
  const isOwn = owner?.email_key === emailKey(email)
  if (rows.length > 0 || (isOwn && owner.mailability === 'subscribed')) return null
  const contact = await client.readContact(list_id, email)
  const now = context.now()
  // Who was on the way there when they were erased may arrive later.
  const isMissing = contact === undefined || contact.consent === 'absent' || contact.consent === 'archived'
  if (isMissing) return now - row.at < syncLimits.sync_comparison_hours * HOUR ? now + HOUR : null
  if (hasLeft(contact.consent)) return null
  // Found by an address that the lead had: that we take it off the list is no news of the person.
  if (owner) await database.write(tx => addFormerContact(tx, row.connection_id, key, contact.id))
  const [outcome] = await client.sendContacts(list_id, [
    { email, contact_id: contact.id, fields: {}, tags_to_add: [], tags_to_remove: [], consent: 'unsubscribe' },
  ])
  const isDone = outcome !== undefined && outcome.outcome !== 'refused'
  return now + (isDone ? syncLimits.sync_activity_seconds * SECOND : syncLimits.sync_retry_minutes_max * MINUTE)
}
