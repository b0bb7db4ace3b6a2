/** Contacts of ActiveCampaign as they are read, with their state towards a list, their tags and their fields. */
import { toInstant } from '../../../../platform/runtime/clock.ts'
import { toMoment, toObjects, toText, toTextOrNull } from '../call.ts'
import type {
  ContactPage,
  ContactQuery,
  FieldValue,
  ServiceConsent,
  ServiceContact,
  ServiceTag,
} from '../service-client.ts'
import { createTagNames } from '../tag-names.ts'
import { type ActiveCampaignParts, callActiveCampaign, readAllPages } from './requests.ts'

type Row = Readonly<Record<string, unknown>>

const CONTACTS_PER_PAGE = 100
const INCLUDE = 'contactLists,contactTags,fieldValues'
/** Every state towards the list; without it active contacts alone. */
const ANY_STATUS = -1

const CONSENTS: Readonly<Record<string, ServiceConsent>> = {
  '0': 'pending',
  '1': 'subscribed',
  '2': 'unsubscribed',
  '3': 'bounced',
}

/** Of a row of contactLists; without one the contact is not on the list. */
export const toConsent = (row: Row | undefined): ServiceConsent => CONSENTS[toText(row?.status)] ?? 'absent'

export async function readTags(parts: ActiveCampaignParts): Promise<ServiceTag[]> {
  const rows = await readAllPages(parts, '/tags', 'tags')
  return rows.map(({ id, tag }) => ({ id: toText(id), name: toText(tag) }))
}

/** Undefined: the account does not know the address. */
export async function findContact(parts: ActiveCampaignParts, email: string): Promise<Row | undefined> {
  const query = { email }
  const answer = await callActiveCampaign(parts, { method: 'GET', path: '/contacts', query, scope: 'contact' })
  return toObjects(answer.contacts).find(row => toText(row.email).toLowerCase() === email.toLowerCase())
}

export async function readListStates(parts: ActiveCampaignParts, contact_id: string): Promise<readonly Row[]> {
  const path = `/contacts/${encodeURIComponent(contact_id)}/contactLists`
  return toObjects((await callActiveCampaign(parts, { method: 'GET', path, scope: 'contact' })).contactLists)
}

export async function readListState(
  parts: ActiveCampaignParts,
  list_id: string,
  contact_id: string,
): Promise<Row | undefined> {
  return (await readListStates(parts, contact_id)).find(row => toText(row.list) === list_id)
}

export async function readContact(
  parts: ActiveCampaignParts,
  list_id: string,
  email: string,
): Promise<ServiceContact | undefined> {
  const query = { email, include: INCLUDE }
  const answer = await callActiveCampaign(parts, { method: 'GET', path: '/contacts', query, scope: 'contact' })
  return toContacts(answer, list_id, await readTagNames(parts, toTagIds(answer)))[0]
}

/** Pages go by id, so that nobody is left out while others come and go. */
export async function readContacts(
  parts: ActiveCampaignParts,
  { list_id, since, cursor }: ContactQuery,
): Promise<ContactPage> {
  const query = {
    listid: list_id,
    status: ANY_STATUS,
    limit: CONTACTS_PER_PAGE,
    include: INCLUDE,
    'orders[id]': 'ASC',
    id_greater: cursor ?? '0',
    ...(since !== undefined && { 'filters[updated_after]': toInstant(since) }),
  }
  const answer = await callActiveCampaign(parts, { method: 'GET', path: '/contacts', query, scope: 'list' })
  const contacts = toContacts(answer, list_id, await readTagNames(parts, toTagIds(answer)))
  const last = contacts.at(-1)
  return contacts.length < CONTACTS_PER_PAGE || !last ? { contacts } : { contacts, cursor: last.id }
}

const readTagNames = createTagNames(readTags)
const toTagIds = (answer: Row): string[] => toObjects(answer.contactTags).map(({ tag }) => toText(tag))

/** What belongs to a contact comes beside it, joined by its id. */
function toContacts(answer: Row, list_id: string, tags: ReadonlyMap<string, string>): ServiceContact[] {
  const lists = toObjects(answer.contactLists).filter(({ list }) => toText(list) === list_id)
  const states = new Map(lists.map(row => [toText(row.contact), row]))
  const links = Map.groupBy(toObjects(answer.contactTags), ({ contact }) => toText(contact))
  const values = Map.groupBy(toObjects(answer.fieldValues), ({ contact }) => toText(contact))
  return toObjects(answer.contacts).map(row => {
    const id = toText(row.id)
    const state = states.get(id)
    return {
      id,
      email: toText(row.email),
      consent: toConsent(state),
      consent_reason: toTextOrNull(state?.unsubreason),
      fields: {
        first_name: toTextOrNull(row.firstName),
        last_name: toTextOrNull(row.lastName),
        phone: toTextOrNull(row.phone),
        ...Object.fromEntries((values.get(id) ?? []).map(one => [toText(one.field), toFieldValue(one.value)])),
      },
      tags: (links.get(id) ?? []).flatMap(({ tag }) => tags.get(toText(tag)) ?? []),
      changed_at: toMoment(row.udate),
    }
  })
}

/** `||a||b||` are several values. */
function toFieldValue(value: unknown): FieldValue {
  const text = toText(value)
  return text.startsWith('||') ? text.split('||').filter(Boolean) : text || null
}

export const toValueText = (value: FieldValue): string => {
  if (value === null) return ''
  return typeof value === 'object' ? `||${value.join('||')}||` : String(value)
}
