/** What the fake of Constant Contact knows: contacts of an account, lists, tags, custom fields, activities; and rules that its contract does not hold. */
import { randomUUID } from 'node:crypto'
import type { FixedClock } from '../../../platform/runtime/clock.ts'
import { type FakeAnswer, FakeRefusal } from '../fake-server.ts'

export type Permission = 'explicit' | 'implicit' | 'not_set' | 'pending_confirmation' | 'temp_hold' | 'unsubscribed'

export interface Contact {
  contact_id: string
  address: string
  permission: Permission
  opt_out_source: 'Account' | 'Contact' | null
  opt_out_date: number | null
  opt_out_reason: string | null
  /** The one mail that asks them to come back was sent. */
  is_asked: boolean
  /** first_name, birthday_month and the like; null where emptied. */
  values: Record<string, unknown>
  custom_fields: Map<string, string>
  phone_numbers: { phone_number: string; kind: string }[]
  street_addresses: object[]
  notes: object[]
  lists: Set<string>
  tags: Set<string>
  created_at: number
  updated_at: number
  deleted_at: number | null
}

export interface Activity {
  activity_id: string
  ready_at: number
  state: 'initialized' | 'processing' | 'completed' | 'failed'
  /** Its counts, when it is done. */
  run(): Record<string, number>
  status: Record<string, number>
}

export interface CustomField {
  custom_field_id: string
  label: string
  name: string
  type: string
}

export const STANDARD = [
  'first_name',
  'last_name',
  'job_title',
  'company_name',
  'birthday_month',
  'birthday_day',
  'anniversary',
]
const ACTIVITY_MILLISECONDS = 5_000

export const toErrors = (status: number, error_key: string, error_message: string): FakeAnswer => ({
  status,
  body: [{ error_key, error_message }],
})
export const refuse = (status: number, key: string, message: string): FakeRefusal =>
  new FakeRefusal(toErrors(status, key, message))

export function createState(clock: FixedClock) {
  const contacts = new Map<string, Contact>()
  const lists = new Map<string, { list_id: string; name: string }>()
  const tags = new Map<string, { tag_id: string; name: string }>()
  const fields = new Map<string, CustomField>()
  const activities = new Map<string, Activity>()

  const find = (address: string): Contact | undefined =>
    [...byAddress(address)].toSorted((a, b) => Number(a.deleted_at !== null) - Number(b.deleted_at !== null))[0]
  function* byAddress(address: string): Generator<Contact> {
    const id = addresses.get(address.toLowerCase())
    const contact = id === undefined ? undefined : contacts.get(id)
    if (contact) yield contact
  }
  const addresses = new Map<string, string>()

  return {
    ...{ contacts, lists, tags, fields, activities, find },
    addList(name: string) {
      const list = { list_id: randomUUID(), name }
      lists.set(list.list_id, list)
      return list
    },
    addTag(name: string) {
      const tag = { tag_id: randomUUID(), name }
      tags.set(tag.tag_id, tag)
      return tag
    },
    addField(label: string, type: string): CustomField {
      const field = { custom_field_id: randomUUID(), label, name: label.replaceAll(' ', '_'), type }
      fields.set(field.custom_field_id, field)
      return field
    },
    add(address: string, permission: Permission): Contact {
      requireAddress(address)
      const contact: Contact = {
        ...{
          contact_id: randomUUID(),
          address,
          permission,
          opt_out_source: null,
          opt_out_date: null,
          opt_out_reason: null,
        },
        ...{
          is_asked: false,
          values: {},
          custom_fields: new Map(),
          phone_numbers: [],
          street_addresses: [],
          notes: [],
        },
        ...{ lists: new Set<string>(), tags: new Set<string>() },
        ...{ created_at: clock.now(), updated_at: clock.now(), deleted_at: null },
      }
      contacts.set(contact.contact_id, contact)
      addresses.set(address.toLowerCase(), contact.contact_id)
      return contact
    },
    move(contact: Contact, address: string): void {
      requireAddress(address)
      addresses.delete(contact.address.toLowerCase())
      contact.address = address
      addresses.set(address.toLowerCase(), contact.contact_id)
    },
    /** Who leaves is on no list. */
    leave(contact: Contact, source: 'Account' | 'Contact', reason: string | null): void {
      contact.permission = 'unsubscribed'
      contact.opt_out_source = source
      contact.opt_out_reason = reason
      contact.opt_out_date = clock.now()
      contact.updated_at = clock.now()
      contact.lists.clear()
    },
    requireLists(ids: readonly string[]): void {
      const unknown = ids.find(id => !lists.has(id))
      if (unknown)
        throw refuse(400, 'contacts.api.validation.error', `list_memberships: ${unknown} is no contact list.`)
    },
    setCustom(contact: Contact, given: readonly { custom_field_id: string; value: string }[]): void {
      for (const { custom_field_id, value } of given) {
        const field = fields.get(custom_field_id)
        if (!field)
          throw refuse(400, 'contacts.api.validation.error', `custom_field ${custom_field_id} does not exist.`)
        if (field.type === 'number' && !/^-?\d+(\.\d+)?$/.test(value))
          throw refuse(400, 'contacts.api.validation.error', `The value for ${field.label} must be a number.`)
        contact.custom_fields.set(custom_field_id, value)
      }
    },
    start(run: () => Record<string, number>): Activity {
      const activity: Activity = {
        ...{ activity_id: randomUUID(), ready_at: clock.now() + ACTIVITY_MILLISECONDS, state: 'initialized', run },
        status: {},
      }
      activities.set(activity.activity_id, activity)
      return activity
    },
    /** What is due by now is done. */
    turn(activity: Activity): Activity {
      if (activity.state === 'initialized' && activity.ready_at <= clock.now()) {
        activity.status = activity.run()
        activity.state = 'completed'
      }
      return activity
    },
  }
}

export type ConstantContactState = ReturnType<typeof createState>

function requireAddress(address: string): void {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) && !address.endsWith('.invalid')) return
  throw refuse(400, 'contacts.api.validation.error', `${address} is not a valid email address.`)
}
