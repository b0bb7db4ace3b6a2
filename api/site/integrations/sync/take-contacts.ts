/** Takes contacts in as they were read: each is laid over its lead, and who is new there may become one. */

import type { Database } from '../../../platform/database/database.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { emailKey, email as emailSchema } from '../../../platform/schemas/schemas.ts'
import { recordConsent } from '../../contacts/consents/rules.ts'
import { leadRoom } from '../../contacts/lead-records/rules.ts'
import { captureLead, leadByEmail, loadPresentLead } from '../../contacts/leads/rules.ts'
import { personHash, withdrawnAmong } from '../../contacts/mailability/rules.ts'
import { fromServiceValue } from '../connections/rules.ts'
import type { ServiceContact } from '../services/rules.ts'
import { addFormerAddress, hasDeparture } from './departures-store.ts'
import { departedHash, erasedAmong, hashesOfContact, isErased, isFormerContact } from './erased-store.ts'
import { syncLimits } from './limits.ts'
import { seeRows } from './many-rows.ts'
import { type MergeContext, mergeConsentAlone, mergeContact, newRow, toProof } from './merge-contact.ts'
import { withMerged } from './merged-contacts.ts'
import { isSame } from './plan.ts'
import { loadLeadStates, type Value } from './statuses.ts'
import { findRow, type LedgerRow, rowsOfContacts } from './store.ts'

type Db = Handle<'site'>

export interface ContactContext extends MergeContext {
  database: Database<'site'>
  leads_max: number
  /** Who became known there before is left to the import of the list; null: nobody is added. */
  new_since: number | null
  /** Where the service says so: the address under which the contact was known before. */
  previous_email?: string | null
}

export async function takeContacts(contacts: readonly ServiceContact[], taking: ContactContext): Promise<void> {
  for (let from = 0; from < contacts.length; from += syncLimits.sync_contacts_at_once_max) {
    const some = contacts.slice(from, from + syncLimits.sync_contacts_at_once_max)
    await taking.database.write(tx => takeSome(tx, some, taking), { slow: true })
  }
}

async function takeSome(tx: Db, contacts: readonly ServiceContact[], taking: ContactContext): Promise<void> {
  const { connection, key } = taking.mapping
  const rows = await rowsOfContacts(tx, connection.id, {
    contact_ids: contacts.map(({ id }) => id),
    email_keys: [...contacts.map(({ email }) => email), taking.previous_email ?? []].flat().map(emailKey),
  })
  const seen: { row: LedgerRow; contact: ServiceContact }[] = []
  const withdrawn = await withdrawnAmong(
    tx,
    contacts.filter(isOpen).map(({ email }) => emailKey(email)),
  )
  const open = contacts.filter(isOpen).map(({ id }) => departedHash(key, id))
  const departed = await erasedAmong(tx, connection.id, open)
  const byId = new Map(rows.map(row => [row.contact_id, row]))
  const byAddress = new Map(rows.map(row => [row.email_key, row]))
  for (const contact of contacts) {
    const row = byId.get(contact.id) ?? byAddress.get(emailKey(contact.email))
    if (row && isAsKnown(row, contact, taking)) seen.push({ row, contact })
    else await takeOne(tx, contact, { rows, withdrawn, departed }, taking)
  }
  await seeRows(tx, seen, taking.context.now())
}

/** Nothing follows from it: the echo of what was sent, and whoever has not changed since. */
function isAsKnown(row: LedgerRow, contact: ServiceContact, { mapping: { fields, sets } }: ContactContext): boolean {
  const { status: state, known, activity_id, contact_id } = row
  const isSettled = state === 'synced' && activity_id === null && known !== null && row.consent === contact.consent
  const isSameContact = (contact_id ?? contact.id) === contact.id && row.email_key === emailKey(contact.email)
  if (!isSettled || !isSameContact) return false
  const names = new Set(contact.tags.map(name => name.toLowerCase()))
  return (
    sets.every(({ name }) => names.has(name.toLowerCase()) === known.tags.includes(name)) &&
    fields.every(({ own, mapped }) => {
      const there = fromServiceValue(own, contact.fields[mapped.service_field]) as Value | undefined
      return there !== undefined && own.id in known.fields && isSame(there, known.fields[own.id])
    })
  )
}

interface Around {
  /** Rows that may be about the contacts. */
  rows: readonly LedgerRow[]
  /** Addresses of people who left and were erased, whenever they left. */
  withdrawn: ReadonlySet<string>
  /** Contacts of such people, by their hashes: they may have another address by now. */
  departed: ReadonlySet<string>
}

const isOpen = ({ consent }: ServiceContact): boolean => consent === 'subscribed' || consent === 'pending'

async function takeOne(
  tx: Db,
  contact: ServiceContact,
  { rows, withdrawn, departed }: Around,
  taking: ContactContext,
): Promise<void> {
  const { mapping, context } = taking
  const isKnown = rows.some(row => row.contact_id === contact.id)
  if (!isKnown && (await isFormerContact(tx, mapping.connection.id, mapping.key, contact.id))) return
  const known =
    rows.find(row => row.contact_id === contact.id) ??
    rows.find(row => row.email_key === emailKey(contact.email)) ??
    // The address was enough to know it by, until it changed.
    rows.find(row => row.contact_id === null && row.email_key === emailKey(taking.previous_email ?? ''))
  const lead_id = await findLeadId(tx, contact, known, taking)
  if (lead_id === undefined) {
    const isDeparted = departed.has(departedHash(mapping.key, contact.id))
    if (isDeparted || withdrawn.has(emailKey(contact.email))) await leave(tx, contact, taking)
    return
  }
  const stored = await findRow(tx, mapping.connection.id, lead_id)
  const row = withMerged(stored ?? newRow(mapping.connection.id, lead_id, context.now()), known)
  const state = (await loadLeadStates(tx, mapping, [lead_id])).get(lead_id)
  if (!state) return
  // A second contact of one person, as a merge of leads leaves it, or an import under a former address: that they left counts, nothing
  // else of it. One that has the address of a contact that is gone is in its place.
  const isGone = row.consent === 'archived' || row.consent === 'absent'
  const isOther = row.contact_id !== null && row.contact_id !== contact.id
  const isSecond = isOther && !(isGone && row.email_key === emailKey(contact.email))
  if (!isSecond) return mergeContact(tx, { row, state, contact }, taking)
  // The row of the lead that was merged, where it has one: the other is of the first contact.
  const own = known !== undefined && known.lead_id !== lead_id ? known : null
  await mergeConsentAlone(tx, { row: own, state, contact }, taking)
  if (own === null && state.consent === 'withdrawn' && isOpen(contact)) await leave(tx, contact, taking)
}

/** The service is told that the person has left. */
async function leave(tx: Db, { email }: ServiceContact, { mapping: { connection, key }, context }: ContactContext) {
  const address = { connection_id: connection.id, email, email_key: emailKey(email) }
  await addFormerAddress(tx, address, { key, now: context.now() })
}

/** The lead that the contact is: by the ledger, else by the address, else a new one. */
async function findLeadId(
  tx: Db,
  contact: ServiceContact,
  known: LedgerRow | undefined,
  taking: ContactContext,
): Promise<string | undefined> {
  const present = known && (await loadPresentLead(tx, known.lead_id))
  if (present) return present.id
  const owner = await leadByEmail(tx, contact.email)
  if (owner) return owner.id
  return addLead(tx, contact, taking)
}

/** Only who is subscribed there, and has never been erased here. */
async function addLead(tx: Db, contact: ServiceContact, taking: ContactContext): Promise<string | undefined> {
  const { mapping, context, new_since, leads_max } = taking
  const { connection, key } = mapping
  const isNew = new_since !== null && (contact.changed_at ?? 0) > new_since
  if (connection.new_contacts === 'ignore' || contact.consent !== 'subscribed' || !isNew) return undefined
  if (!emailSchema.safeParse(contact.email).success) return undefined
  if (await isErased(tx, connection.id, hashesOfContact(key, contact))) return undefined
  if (await hasDeparture(tx, connection.id, personHash(key, emailKey(contact.email)))) return undefined
  if ((await leadRoom(tx, leads_max, 1)) < 1) return undefined
  const values = mapping.fields.flatMap(({ own, mapped }) => {
    const value = fromServiceValue(own, contact.fields[mapped.service_field])
    return value === undefined || value === null || typeof value === 'object'
      ? []
      : [[own.custom?.name ?? own.id, value]]
  })
  const { lead } = await captureLead(
    tx,
    {
      ...{ email: contact.email, values: Object.fromEntries(values), tag_ids: [], audience_ids: [] },
      ...{ source: 'import', source_id: connection.id, overwrite: false, subscribed: true },
    },
    context,
  )
  if (lead.mailability === 'subscribed') await recordConsent(tx, { lead_id: lead.id, ...toProof(mapping) }, context)
  return lead.id
}
