/** Calls about contacts that the fake of Constant Contact answers. */
import type { FixedClock } from '../../../platform/runtime/clock.ts'
import type { FakeCall, FakeRoutes } from '../fake-server.ts'
import { toContact } from './objects.ts'
import { type ConstantContactState, type Contact, type Permission, refuse, STANDARD } from './state.ts'

const ROOT = '/v3'
const FORM_ADDRESS_MAX = 50
const CONTACTS_MAX = 500
const CONTACTS = 50

type Custom = { custom_field_id: string; value: string }[]

/** Rows of a page, and the path of the next one. */
export function paged<T>(call: FakeCall, rows: readonly T[], otherwise: number, most: number) {
  const cursor = call.query.get('cursor')
  const [from = '0', size = ''] = cursor ? Buffer.from(cursor, 'base64url').toString().split(' ') : []
  const offset = Number(from)
  const limit = Math.min(most, Number(size || (call.query.get('limit') ?? otherwise)))
  const isLast = offset + limit >= rows.length
  const query = new URLSearchParams([...call.query].filter(([key]) => key !== 'cursor' && key !== 'limit'))
  query.set('cursor', Buffer.from(`${offset + limit} ${limit}`).toString('base64url'))
  const links = isLast ? {} : { _links: { next: { href: `${call.path}?${query}` } } }
  return { rows: rows.slice(offset, offset + limit), links }
}

export function createContactRoutes(state: ConstantContactState, clock: FixedClock): FakeRoutes {
  const requireContact = (call: FakeCall): Contact => {
    const contact = state.contacts.get(call.params.contact_id ?? '')
    if (!contact) throw refuse(404, 'contacts.api.not_found', 'The contact does not exist.')
    return contact
  }
  const everything = new Set([
    'custom_fields',
    'list_memberships',
    'phone_numbers',
    'street_addresses',
    'taggings',
    'notes',
  ])
  const touch = (contact: Contact) => {
    contact.updated_at = clock.now()
  }

  return {
    [`GET ${ROOT}/contacts`]: call => {
      const { query } = call
      const after = Date.parse(query.get('updated_after') ?? '')
      const left = Date.parse(query.get('optout_after') ?? '')
      const email = query.get('email')?.toLowerCase()
      const found = [...state.contacts.values()]
        .filter(one => email === undefined || one.address.toLowerCase() === email)
        .filter(one => hasStatus(one, query.get('status') ?? 'active'))
        .filter(one => Number.isNaN(after) || one.updated_at > after)
        .filter(one => Number.isNaN(left) || (one.opt_out_date ?? 0) > left)
      const { rows, links } = paged(call, found, CONTACTS, CONTACTS_MAX)
      const include = new Set((query.get('include') ?? '').split(','))
      return { status: 200, body: { contacts: rows.map(one => toContact(one, include)), ...links } }
    },
    [`POST ${ROOT}/contacts`]: call => {
      const {
        email_address,
        create_source: _,
        ...body
      } = call.body as object as ContactBody & { create_source?: string }
      if (state.find(email_address.address)) throw refuse(409, 'contacts.api.conflict', 'Email address already exists.')
      state.requireLists(body.list_memberships ?? [])
      const contact = state.add(email_address.address, email_address.permission_to_send ?? 'implicit')
      if (contact.permission === 'unsubscribed') state.leave(contact, 'Account', null)
      replace(contact, body)
      return { status: 201, body: toContact(contact, everything) }
    },
    [`PUT ${ROOT}/contacts/{contact_id}`]: call => {
      const contact = requireContact(call)
      const {
        email_address,
        update_source: _,
        ...body
      } = call.body as object as ContactBody & { update_source: string }
      const taken = state.find(email_address.address)
      if (taken && taken !== contact) throw refuse(409, 'contacts.api.conflict', 'Email address already exists.')
      state.requireLists(body.list_memberships ?? [])
      if (email_address.address !== contact.address) state.move(contact, email_address.address)
      const permission = email_address.permission_to_send ?? contact.permission
      contact.deleted_at = null
      replace(contact, body)
      if (permission === 'unsubscribed' && contact.permission !== 'unsubscribed') state.leave(contact, 'Account', null)
      else if (contact.opt_out_source !== 'Contact') contact.permission = permission
      if (contact.permission === 'unsubscribed') contact.lists.clear()
      return { status: 200, body: toContact(contact, everything) }
    },
    [`DELETE ${ROOT}/contacts/{contact_id}`]: call => {
      const contact = requireContact(call)
      contact.deleted_at = clock.now()
      touch(contact)
      return { status: 204 }
    },
    [`PUT ${ROOT}/contacts/resubscribe/{contact_id}`]: call => {
      const contact = requireContact(call)
      if (contact.permission !== 'unsubscribed')
        throw refuse(400, 'contacts.api.validation.error', 'The contact is not unsubscribed.')
      if (contact.is_asked) throw refuse(400, 'contacts.api.validation.error', 'A resubscribe email was sent already.')
      contact.is_asked = true
      return { status: 200, body: toContact(contact, everything) }
    },
    [`POST ${ROOT}/contacts/sign_up_form`]: call => {
      const {
        email_address,
        list_memberships,
        phone_number,
        custom_fields = [],
        street_address,
        ...values
      } = call.body as {
        email_address: string
        list_memberships: string[]
        phone_number?: string
        custom_fields?: Custom
        street_address?: object
      }
      if (email_address.length > FORM_ADDRESS_MAX)
        throw refuse(400, 'contacts.api.validation.error', 'email_address has a length of at most 50 characters.')
      state.requireLists(list_memberships)
      const known = state.find(email_address)
      if (known?.opt_out_source === 'Contact' && known.permission === 'unsubscribed')
        throw refuse(400, 'contacts.api.validation.error', 'The contact unsubscribed and cannot be added to lists.')
      const contact = known ?? state.add(email_address, 'explicit')
      // It brings back deleted ones, and those whom the account unsubscribed, without a word.
      contact.permission = 'explicit'
      contact.opt_out_source = null
      contact.deleted_at = null
      Object.assign(contact.values, values)
      if (phone_number) contact.phone_numbers = [{ phone_number, kind: 'other' }]
      if (street_address) contact.street_addresses = [street_address]
      state.setCustom(contact, custom_fields)
      for (const id of list_memberships) contact.lists.add(id)
      touch(contact)
      const action = known ? 'updated' : 'created'
      return { status: known ? 200 : 201, body: { contact_id: contact.contact_id, action } }
    },
  }

  interface Body {
    list_memberships?: string[]
    taggings?: string[]
    custom_fields?: Custom
    phone_numbers?: Contact['phone_numbers']
    street_addresses?: object[]
    notes?: object[]
  }

  interface ContactBody extends Body {
    email_address: { address: string; permission_to_send?: Permission }
  }

  /** What is not named is emptied. */
  function replace(contact: Contact, body: Body): void {
    const given = body as Record<string, unknown>
    contact.values = Object.fromEntries(STANDARD.map(key => [key, given[key] ?? null]))
    contact.custom_fields = new Map()
    state.setCustom(contact, body.custom_fields ?? [])
    contact.phone_numbers = body.phone_numbers ?? []
    contact.street_addresses = body.street_addresses ?? []
    contact.notes = body.notes ?? []
    contact.lists = new Set(contact.permission === 'unsubscribed' ? [] : (body.list_memberships ?? []))
    const unknown = body.taggings?.find(id => !state.tags.has(id))
    if (unknown) throw refuse(400, 'contacts.api.validation.error', `tagging ${unknown} does not exist.`)
    contact.tags = new Set(body.taggings ?? [])
    touch(contact)
  }
}

function hasStatus({ permission, deleted_at }: Contact, status: string): boolean {
  if (status === 'all') return true
  if (status === 'deleted') return deleted_at !== null
  if (deleted_at !== null) return false
  return status === 'active' ? permission !== 'unsubscribed' : permission === status
}
