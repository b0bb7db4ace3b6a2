/** Writes a contact as a whole: a PUT empties what it does not name, so everything that was read goes back with the changes laid over it. */
import { toObject, toObjects, toText } from '../call.ts'
import type { ContactChange, FieldValue, ServiceConsent } from '../service-client.ts'
import { splitBirthday, splitFields, toValueText } from './contact-fields.ts'
import { type ContactRow, toConsent, toTexts } from './contacts.ts'
import { type ConstantContactParts, callConstantContact } from './requests.ts'
import { requireTagIds } from './tags.ts'

const KEPT = ['first_name', 'last_name', 'job_title', 'company_name', 'birthday_month', 'birthday_day', 'anniversary']

/** The state in which it leaves the contact. */
export async function replaceContact(
  parts: ConstantContactParts,
  list_id: string,
  change: ContactChange,
  row: ContactRow,
): Promise<ServiceConsent> {
  const isLeaving = change.consent === 'unsubscribe'
  const lists = toTexts(row.list_memberships)
  const email = toObject(row.email_address)
  const body = {
    email_address: {
      address: change.email,
      permission_to_send: isLeaving ? 'unsubscribed' : toText(email.permission_to_send),
    },
    update_source: 'Account',
    ...Object.fromEntries(KEPT.flatMap(key => (row[key] === undefined || row[key] === null ? [] : [[key, row[key]]]))),
    ...toStandard(change.fields),
    phone_numbers: toPhones(row, change.fields),
    custom_fields: toCustom(row, change.fields),
    street_addresses: toObjects(row.street_addresses).map(address =>
      pick(address, ['kind', 'street', 'city', 'state', 'postal_code', 'country']),
    ),
    notes: row.notes ?? [],
    list_memberships: isLeaving ? [] : change.consent === 'subscribe' ? [...new Set([...lists, list_id])] : lists,
    taggings: await toTaggings(parts, row, change),
  }
  const path = `/contacts/${encodeURIComponent(toText(row.contact_id))}`
  const { json } = await callConstantContact(parts, { method: 'PUT', path, body, scope: 'contact' })
  return toConsent({ list_memberships: body.list_memberships, ...toObject(json) }, list_id)
}

function toStandard(fields: ContactChange['fields']): Record<string, unknown> {
  const { birthday, phone_number: _, ...rest } = splitFields(fields).standard
  const texts = Object.entries(rest).map(([id, value]) => [id, value === null ? undefined : toValueText(value)])
  const isEmptied = birthday === null
  return {
    ...Object.fromEntries(texts),
    ...(isEmptied ? { birthday_month: undefined, birthday_day: undefined } : splitBirthday(birthday ?? null)),
  }
}

function toPhones(row: ContactRow, fields: ContactChange['fields']) {
  const [first, ...rest] = toObjects(row.phone_numbers).map(phone => pick(phone, ['phone_number', 'kind']))
  const { phone_number } = fields
  if (phone_number === undefined) return first ? [first, ...rest] : []
  if (phone_number === null) return rest
  return [{ kind: 'other', ...first, phone_number: toValueText(phone_number) }, ...rest]
}

function toCustom(row: ContactRow, fields: ContactChange['fields']) {
  const values = new Map<string, FieldValue>([
    ...toObjects(row.custom_fields).map(({ custom_field_id, value }): [string, FieldValue] => [
      toText(custom_field_id),
      toText(value),
    ]),
    ...Object.entries(splitFields(fields).custom),
  ])
  return [...values].flatMap(([custom_field_id, value]) =>
    value === null || value === '' ? [] : [{ custom_field_id, value: toValueText(value) }],
  )
}

async function toTaggings(parts: ConstantContactParts, row: ContactRow, change: ContactChange): Promise<string[]> {
  const { tags_to_add, tags_to_remove } = change
  const current = toTexts(row.taggings)
  if (tags_to_add.length + tags_to_remove.length === 0) return current
  const added = await requireTagIds(parts, tags_to_add)
  const removed = new Set(await requireTagIds(parts, tags_to_remove))
  return [...new Set([...current, ...added])].filter(id => !removed.has(id))
}

const pick = (row: ContactRow, keys: readonly string[]): ContactRow =>
  Object.fromEntries(keys.flatMap(key => (row[key] === undefined || row[key] === null ? [] : [[key, row[key]]])))
