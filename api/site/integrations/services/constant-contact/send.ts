/**
 * Sends changes to Constant Contact. A few go one by one: who left is found before anything is written, since writing to a list
 * may bring them back. Many go as activities, which add nobody who left.
 */

import { toObject, toText } from '../call.ts'
import { serviceLimits } from '../limits.ts'
import type { ContactChange, ContactOutcome, ServiceConsent } from '../service-client.ts'
import { refuseContact, ServiceRefusal } from '../service-problem.ts'
import { splitBirthday, splitFields, toValueText } from './contact-fields.ts'
import { type ContactRow, findRow, toConsent } from './contacts.ts'
import { importContacts } from './import.ts'
import { replaceContact } from './replace.ts'
import { type ConstantContactParts, callConstantContact } from './requests.ts'
import { requireTagIds, tagTogether } from './tags.ts'

export async function sendContacts(
  parts: ConstantContactParts,
  list_id: string,
  changes: readonly ContactChange[],
): Promise<ContactOutcome[]> {
  const outcomes = new Map<ContactChange, ContactOutcome>()
  const together = changes.filter(isImportable)
  if (together.length >= serviceLimits.constant_contact_batch_contacts_min) {
    const imported = await importContacts(parts, list_id, together)
    const tagged = await tagTogether(parts, together)
    for (const change of together) outcomes.set(change, toPending(change, imported, tagged))
  }
  for (const change of changes) if (!outcomes.has(change)) outcomes.set(change, await sendOne(parts, list_id, change))
  return changes.map(change => outcomes.get(change) ?? refused(change, refuseContact('other', 'No result.')))
}

/** An import puts people on its list and empties nothing. */
const isImportable = (change: ContactChange): boolean =>
  change.consent === 'subscribe' &&
  change.previous_email === undefined &&
  change.email.length <= serviceLimits.constant_contact_form_address_length_max &&
  Object.values(change.fields).every(value => value !== null)

function toPending(change: ContactChange, imported: string, tagged: readonly string[]): ContactOutcome {
  const has_tags_left = change.contact_id === undefined && change.tags_to_add.length + change.tags_to_remove.length > 0
  return { email: change.email, outcome: 'pending', activity_id: [imported, ...tagged].join(','), has_tags_left }
}

async function sendOne(parts: ConstantContactParts, list_id: string, change: ContactChange): Promise<ContactOutcome> {
  try {
    return await writeOne(parts, list_id, change)
  } catch (error) {
    if (!(error instanceof ServiceRefusal) || error.problem.kind !== 'contact_refused') throw error
    return refused(change, error)
  }
}

async function writeOne(parts: ConstantContactParts, list_id: string, change: ContactChange): Promise<ContactOutcome> {
  const { email, previous_email, consent } = change
  if (email.length > serviceLimits.constant_contact_address_length_max)
    throw refuseContact(
      'address_too_long',
      `Addresses have at most ${serviceLimits.constant_contact_address_length_max} characters.`,
    )
  const row = (previous_email && (await findRow(parts, previous_email))) || (await findRow(parts, email))
  if (!row) return create(parts, list_id, change)
  const state = toConsent(row, list_id)
  // Writing to a deleted contact would bring it back.
  if (state === 'archived') return accepted(change, row, state)
  if (state === 'unsubscribed' && consent === 'subscribe')
    throw refuseContact('withdrawn', 'They left. Only they can come back, by the email that asks them.')
  if (isForForm(change, state)) return sendForm(parts, list_id, change, row)
  return accepted(change, row, await replaceContact(parts, list_id, change, row))
}

async function create(parts: ConstantContactParts, list_id: string, change: ContactChange): Promise<ContactOutcome> {
  if (change.consent === 'keep') throw refuseContact('not_found', 'Constant Contact does not know this address.')
  if (isForForm(change, 'absent')) return sendForm(parts, list_id, change, {})
  const { email, fields, tags_to_add, consent } = change
  const isLeaving = consent === 'unsubscribe'
  const body = {
    email_address: { address: email, permission_to_send: isLeaving ? 'unsubscribed' : 'explicit' },
    create_source: 'Account',
    ...toStandard(fields),
    ...toPhones(fields),
    custom_fields: toCustom(fields),
    ...(!isLeaving && { list_memberships: [list_id] }),
    ...(tags_to_add.length > 0 && { taggings: await requireTagIds(parts, tags_to_add) }),
  }
  const { json } = await callConstantContact(parts, { method: 'POST', path: '/contacts', body, scope: 'contact' })
  return accepted(change, toObject(json), isLeaving ? 'unsubscribed' : 'subscribed')
}

/** A form changes only what it names, and always adds to its list. */
const isForForm = (change: ContactChange, state: ServiceConsent): boolean =>
  isImportable({ ...change, consent: 'subscribe' }) &&
  change.tags_to_add.length + change.tags_to_remove.length === 0 &&
  (state === 'subscribed' ? change.consent !== 'unsubscribe' : change.consent === 'subscribe')

async function sendForm(
  parts: ConstantContactParts,
  list_id: string,
  change: ContactChange,
  row: ContactRow,
): Promise<ContactOutcome> {
  const { email, fields } = change
  const { phone_number } = splitFields(fields).standard
  const body = {
    email_address: email,
    list_memberships: [list_id],
    ...toStandard(fields),
    ...(phone_number && { phone_number: toValueText(phone_number) }),
    ...(toCustom(fields).length > 0 && { custom_fields: toCustom(fields) }),
  }
  const path = '/contacts/sign_up_form'
  const { json } = await callConstantContact(parts, { method: 'POST', path, body, scope: 'contact' })
  return accepted(change, { ...row, ...toObject(json) }, 'subscribed')
}

function toStandard(fields: ContactChange['fields']): Record<string, string | number> {
  const { birthday, phone_number: _, ...rest } = splitFields(fields).standard
  const texts = Object.entries(rest).flatMap(([id, value]) => (value === null ? [] : [[id, toValueText(value)]]))
  return { ...Object.fromEntries(texts), ...splitBirthday(birthday ?? null) }
}

const toPhones = (fields: ContactChange['fields']) => {
  const { phone_number } = splitFields(fields).standard
  return phone_number ? { phone_numbers: [{ phone_number: toValueText(phone_number), kind: 'other' }] } : {}
}

const toCustom = (fields: ContactChange['fields']) =>
  Object.entries(splitFields(fields).custom).flatMap(([custom_field_id, value]) =>
    value === null ? [] : [{ custom_field_id, value: toValueText(value) }],
  )

const accepted = ({ email }: ContactChange, row: ContactRow, consent: ServiceConsent): ContactOutcome => ({
  email,
  outcome: 'accepted',
  consent,
  contact_id: toText(row.contact_id) || null,
})

const refused = ({ email }: ContactChange, { problem }: ServiceRefusal): ContactOutcome => ({
  email,
  outcome: 'refused',
  problem,
})
