/** Contacts of Constant Contact as they are read: since a moment, or by address. */
import { toInstant } from '../../../../platform/runtime/clock.ts'
import { toMoment, toObject, toObjects, toText, toTextOrNull } from '../call.ts'
import type {
  ContactPage,
  ContactQuery,
  FieldValue,
  ServiceConsent,
  ServiceContact,
  ServiceTag,
} from '../service-client.ts'
import { createTagNames } from '../tag-names.ts'
import { type ConstantContactParts, callConstantContact, readAll, readNextPath } from './requests.ts'

export type ContactRow = Readonly<Record<string, unknown>>

const CONTACTS_PER_PAGE = 500
const TAGS_PER_PAGE = 500
const EVERYTHING = 'custom_fields,list_memberships,phone_numbers,street_addresses,taggings,notes'
const READ = 'custom_fields,list_memberships,phone_numbers,taggings'

export const readTags = async (parts: ConstantContactParts): Promise<ServiceTag[]> =>
  (await readAll(parts, '/contact_tags', { limit: TAGS_PER_PAGE }, 'tags')).map(({ tag_id, name }) => ({
    id: toText(tag_id),
    name: toText(name),
  }))

/** Permission is the account's, membership the list's: who left is on no list. */
export function toConsent(row: ContactRow, list_id: string): ServiceConsent {
  const { permission_to_send } = toObject(row.email_address)
  if (row.deleted_at) return 'archived'
  if (permission_to_send === 'unsubscribed') return 'unsubscribed'
  if (permission_to_send === 'pending_confirmation' || permission_to_send === 'temp_hold') return 'pending'
  return toTexts(row.list_memberships).includes(list_id) ? 'subscribed' : 'absent'
}

export const toTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(toText) : [])

function toContact(row: ContactRow, list_id: string, tags: ReadonlyMap<string, string>): ServiceContact {
  const email = toObject(row.email_address)
  return {
    id: toText(row.contact_id),
    email: toText(email.address),
    consent: toConsent(row, list_id),
    consent_reason: toTextOrNull(email.opt_out_reason),
    fields: toFieldValues(row),
    tags: toTexts(row.taggings).flatMap(id => tags.get(id) ?? []),
    changed_at: toMoment(row.updated_at),
  }
}

function toFieldValues(row: ContactRow): Record<string, FieldValue> {
  const [phone] = toObjects(row.phone_numbers)
  const pad = (value: unknown) => toText(value).padStart(2, '0')
  const hasBirthday = Number(row.birthday_month) > 0 && Number(row.birthday_day) > 0
  const custom = toObjects(row.custom_fields).map(({ custom_field_id, value }) => [
    toText(custom_field_id),
    toTextOrNull(value),
  ])
  return {
    first_name: toTextOrNull(row.first_name),
    last_name: toTextOrNull(row.last_name),
    job_title: toTextOrNull(row.job_title),
    company_name: toTextOrNull(row.company_name),
    phone_number: toTextOrNull(phone?.phone_number),
    birthday: hasBirthday ? `${pad(row.birthday_month)}/${pad(row.birthday_day)}` : null,
    anniversary: toTextOrNull(row.anniversary),
    ...Object.fromEntries(custom),
  }
}

const readTagNames = createTagNames(readTags)

/** With all that it has, since what is not written back is lost. Unsubscribed and deleted ones show with `status=all` alone. */
export async function findRow(parts: ConstantContactParts, email: string): Promise<ContactRow | undefined> {
  const query = { email, status: 'all', include: EVERYTHING }
  const { json } = await callConstantContact(parts, { method: 'GET', path: '/contacts', query, scope: 'contact' })
  return toObjects(toObject(json).contacts)[0]
}

export async function readContact(
  parts: ConstantContactParts,
  list_id: string,
  email: string,
): Promise<ServiceContact | undefined> {
  const row = await findRow(parts, email)
  return row && toContact(row, list_id, await readTagNames(parts, toTexts(row.taggings)))
}

/** First what changed, then who left: leaving is a change of the permission, which has a query of its own. */
export async function readContacts(
  parts: ConstantContactParts,
  { list_id, since, cursor }: ContactQuery,
): Promise<ContactPage> {
  const common = { include: READ, limit: CONTACTS_PER_PAGE }
  const changed = { ...common, status: 'all', ...(since !== undefined && { updated_after: toInstant(since) }) }
  const left = { ...common, status: 'unsubscribed', optout_after: toInstant(since ?? 0) }
  const isLeft = cursor?.startsWith('left|') ?? false
  const path = cursor?.slice(cursor.indexOf('|') + 1) || '/contacts'
  const query = path === '/contacts' ? (isLeft ? left : changed) : {}
  const { json } = await callConstantContact(parts, { method: 'GET', path, query, scope: 'account' })
  const rows = toObjects(toObject(json).contacts)
  const tagged = rows.flatMap(({ taggings }) => toTexts(taggings))
  const tags = await readTagNames(parts, tagged)
  const contacts = rows.map(row => toContact(row, list_id, tags))
  const next = readNextPath(parts, json)
  if (next !== undefined) return { contacts, cursor: `${isLeft ? 'left' : 'changed'}|${next}` }
  // Reading all contacts shows who left among them.
  return isLeft || since === undefined ? { contacts } : { contacts, cursor: 'left|' }
}
