/** What the fake of ActiveCampaign knows, and the rules that its contract does not hold. Ids are numbers, written as texts. */
import type { FixedClock } from '../../../platform/runtime/clock.ts'
import { type FakeAnswer, FakeRefusal } from '../fake-server.ts'

/** Unconfirmed, on the list, left, bounced. */
export type ListStatus = 0 | 1 | 2 | 3

export interface Contact {
  id: number
  email: string
  firstName: string
  lastName: string
  phone: string
  values: Map<number, string>
  lists: Map<number, { id: number; status: ListStatus; reason: string | null }>
  /** Links by the id of their tag. */
  tags: Map<number, number>
  created_at: number
  updated_at: number
}

export interface Field {
  id: number
  title: string
  type: string
  options: string[]
  /** Without a relation nobody sees it. */
  is_related: boolean
}

export interface Webhook {
  id: number
  url: string
  events: string[]
  sources: string[]
  listid: string
  is_enabled: boolean
}

export interface Import {
  id: string
  ready_at: number
  success: string[]
  failure: string[]
  run(): void
  is_done: boolean
}

export const toErrors = (status: number, title: string, code: string, pointer = ''): FakeAnswer => ({
  status,
  body: { errors: [{ title, detail: '', code, source: { pointer } }] },
})
export const refuse = (status: number, title: string, code: string, pointer?: string): FakeRefusal =>
  new FakeRefusal(toErrors(status, title, code, pointer))

const IMPORT_MILLISECONDS = 5_000

export function createState(clock: FixedClock) {
  const contacts = new Map<number, Contact>()
  const addresses = new Map<string, number>()
  const lists = new Map<number, string>()
  const tags = new Map<number, string>()
  const fields = new Map<number, Field>()
  const webhooks = new Map<number, Webhook>()
  const imports = new Map<string, Import>()
  let sequence = 0
  const next = () => (sequence += 1)
  const find = (email: string) => contacts.get(addresses.get(email.toLowerCase()) ?? -1)
  const touch = (contact: Contact) => {
    contact.updated_at = clock.now()
  }

  const state = {
    ...{ contacts, lists, tags, fields, webhooks, imports, next, find, touch },
    addList(name: string): string {
      const id = next()
      lists.set(id, name)
      return String(id)
    },
    addTag(name: string): number {
      const id = next()
      tags.set(id, name)
      return id
    },
    findTag: (name: string) => [...tags].find(([, known]) => known.toLowerCase() === name.toLowerCase())?.[0],
    add(email: string): Contact {
      requireAddress(email)
      const contact: Contact = {
        ...{ id: next(), email, firstName: '', lastName: '', phone: '' },
        ...{ values: new Map(), lists: new Map(), tags: new Map() },
        ...{ created_at: clock.now(), updated_at: clock.now() },
      }
      contacts.set(contact.id, contact)
      addresses.set(email.toLowerCase(), contact.id)
      return contact
    },
    move(contact: Contact, email: string): void {
      requireAddress(email)
      const taken = find(email)
      if (taken && taken !== contact)
        throw refuse(422, 'Email address already exists in the system', 'duplicate', '/data/attributes/email')
      addresses.delete(contact.email.toLowerCase())
      contact.email = email
      addresses.set(email.toLowerCase(), contact.id)
    },
    /** Whatever was there before: 1 brings back who left. */
    setList(contact: Contact, list: number, status: ListStatus, reason: string | null = null): void {
      if (!lists.has(list))
        throw refuse(404, `No Result found for List with id ${list}`, 'related_missing', '/data/attributes/list')
      const row = contact.lists.get(list)
      contact.lists.set(list, { id: row?.id ?? next(), status, reason })
      touch(contact)
    },
    setValues(contact: Contact, given: readonly { field: string | number; value: string }[]): void {
      for (const { field, value } of given) {
        const known = fields.get(Number(field))
        if (!known)
          throw refuse(422, `The field ${field} does not exist`, 'field_missing', '/data/attributes/fieldValues')
        contact.values.set(known.id, value)
      }
    },
    addTagTo(contact: Contact, tag: number): number {
      const link = contact.tags.get(tag) ?? next()
      contact.tags.set(tag, link)
      touch(contact)
      return link
    },
    /** Nobody who left comes back by it, and no webhook tells of it. */
    startImport(rows: readonly ImportRow[]): Import {
      const made: Import = {
        ...{
          id: `batch-${next()}`,
          ready_at: clock.now() + IMPORT_MILLISECONDS,
          success: [],
          failure: [],
          is_done: false,
        },
        run: () => undefined,
      }
      made.run = () => {
        for (const row of rows) importRow(made, row)
        made.is_done = true
      }
      imports.set(made.id, made)
      return made
    },
    turn(one: Import): Import {
      if (!one.is_done && one.ready_at <= clock.now()) one.run()
      return one
    },
  }

  return state

  function importRow(made: Import, row: ImportRow): void {
    const isUnknown =
      row.fields?.some(({ id }) => !fields.has(Number(id))) ||
      row.subscribe?.some(({ listid }) => !lists.has(Number(listid)))
    if (!isAddress(row.email) || isUnknown) {
      made.failure.push(row.email)
      return
    }
    const contact = find(row.email) ?? state.add(row.email)
    contact.firstName = row.first_name ?? contact.firstName
    contact.lastName = row.last_name ?? contact.lastName
    contact.phone = row.phone ?? contact.phone
    for (const { id, value } of row.fields ?? []) contact.values.set(Number(id), value)
    for (const name of row.tags ?? []) state.addTagTo(contact, state.findTag(name) ?? state.addTag(name))
    for (const { listid } of row.subscribe ?? []) {
      const status = contact.lists.get(Number(listid))?.status
      if (status !== 2 && status !== 3) state.setList(contact, Number(listid), 1)
    }
    touch(contact)
    made.success.push(String(contact.id))
  }
}

export interface ImportRow {
  email: string
  first_name?: string
  last_name?: string
  phone?: string
  tags?: string[]
  fields?: { id: number; value: string }[]
  subscribe?: { listid: number }[]
}

export type ActiveCampaignState = ReturnType<typeof createState>

const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && !email.endsWith('.invalid')

function requireAddress(email: string): void {
  if (!isAddress(email)) throw refuse(422, 'Email address is not valid', 'email_invalid', '/data/attributes/email')
}
