/** Calls that the fake of ActiveCampaign answers. */
import type { FixedClock } from '../../../platform/runtime/clock.ts'
import type { FakeCall, FakeRoutes } from '../fake-server.ts'
import { toContact, toContactLists, toContactTags, toField, toFieldValues, toOptions, toTime } from './objects.ts'
import { type ActiveCampaignState, type Contact, type ImportRow, type ListStatus, refuse } from './state.ts'

const ROOT = '/api/3'
const ROWS = 20
const ROWS_MAX = 100
const IMPORT_MAX = 250

interface Given {
  email?: string
  firstName?: string
  lastName?: string
  phone?: string
  fieldValues?: { field: string; value: string }[]
}

function paged<T>(call: FakeCall, rows: readonly T[]) {
  const offset = Number(call.query.get('offset') ?? 0)
  const limit = Math.min(ROWS_MAX, Number(call.query.get('limit') ?? ROWS))
  return { rows: rows.slice(offset, offset + limit), meta: { total: String(rows.length) } }
}

/** `told`: what webhooks of source `api` would tell. */
export function createRoutes(
  state: ActiveCampaignState,
  clock: FixedClock,
  told: (type: string, contact: Contact, list: string) => void,
): FakeRoutes {
  const missing = (what: string) => refuse(404, `No Result found for ${what}`, 'not_found')
  const requireContact = (call: FakeCall): Contact => {
    const contact = state.contacts.get(Number(call.params.id))
    if (!contact) throw missing('Subscriber')
    return contact
  }
  const write = (contact: Contact, given: Given) => {
    state.setValues(contact, given.fieldValues ?? [])
    contact.firstName = given.firstName ?? contact.firstName
    contact.lastName = given.lastName ?? contact.lastName
    contact.phone = given.phone ?? contact.phone
    state.touch(contact)
    told('update', contact, '0')
    return { fieldValues: toFieldValues(contact), contact: toContact(contact) }
  }

  return {
    [`GET ${ROOT}/users/me`]: () => ({
      status: 200,
      body: { user: { id: '1', username: 'admin', email: 'owner@bakery.example' } },
    }),
    [`GET ${ROOT}/lists`]: call => {
      const { rows, meta } = paged(call, [...state.lists])
      return {
        status: 200,
        body: { lists: rows.map(([id, name]) => ({ id: String(id), name, stringid: name.toLowerCase() })), meta },
      }
    },
    [`GET ${ROOT}/contacts`]: call => {
      const { query } = call
      const after = Date.parse(query.get('filters[updated_after]') ?? '')
      const list = query.get('listid')
      if (list !== null && !state.lists.has(Number(list))) throw missing('List')
      const [email, greater] = [query.get('email')?.toLowerCase(), Number(query.get('id_greater') ?? 0)]
      const found = [...state.contacts.values()]
        .filter(one => email === undefined || one.email.toLowerCase() === email)
        .filter(one => list === null || one.lists.has(Number(list)))
        .filter(one => one.id > greater && (Number.isNaN(after) || one.updated_at > after))
        .toSorted((a, b) => a.id - b.id)
      const { rows, meta } = paged(call, found)
      const include = new Set((query.get('include') ?? '').split(','))
      const parts = { contactLists: toContactLists, contactTags: toContactTags, fieldValues: toFieldValues }
      const beside = Object.entries(parts).filter(([key]) => include.has(key))
      const included = Object.fromEntries(beside.map(([key, toRows]) => [key, rows.flatMap<object>(toRows)]))
      return { status: 200, body: { contacts: rows.map(toContact), ...included, scoreValues: [], meta } }
    },
    [`POST ${ROOT}/contact/sync`]: call => {
      const given = call.body.contact as Given
      const known = state.find(given.email ?? '')
      const contact = known ?? state.add(given.email ?? '')
      return { status: known ? 200 : 201, body: write(contact, given) }
    },
    [`PUT ${ROOT}/contacts/{id}`]: call => {
      const given = call.body.contact as Given
      const contact = requireContact(call)
      if (given.email) state.move(contact, given.email)
      return { status: 200, body: write(contact, given) }
    },
    [`GET ${ROOT}/contacts/{id}/contactLists`]: call => ({
      status: 200,
      body: { contactLists: toContactLists(requireContact(call)) },
    }),
    [`GET ${ROOT}/contacts/{id}/contactTags`]: call => ({
      status: 200,
      body: { contactTags: toContactTags(requireContact(call)) },
    }),
    [`POST ${ROOT}/contactLists`]: call => {
      const {
        list,
        contact: id,
        status,
      } = call.body.contactList as { list: number; contact: number; status: ListStatus }
      const contact = state.contacts.get(id)
      if (!contact) throw missing('Subscriber')
      state.setList(contact, list, status)
      told(status === 1 ? 'subscribe' : 'unsubscribe', contact, String(list))
      const row = toContactLists(contact).find(one => one.list === String(list))
      return { status: 200, body: { contacts: [toContact(contact)], contactList: row } }
    },
    [`GET ${ROOT}/tags`]: call => {
      const search = call.query.get('search')?.toLowerCase() ?? ''
      const found = [...state.tags].filter(([, tag]) => tag.toLowerCase().includes(search))
      const { rows, meta } = paged(call, found)
      return {
        status: 200,
        body: { tags: rows.map(([id, tag]) => ({ id: String(id), tag, tagType: 'contact' })), meta },
      }
    },
    [`POST ${ROOT}/tags`]: call => {
      const { tag } = call.body.tag as { tag: string }
      if (state.findTag(tag) !== undefined)
        throw refuse(422, 'The tag already exists', 'duplicate', '/data/attributes/tag')
      return { status: 201, body: { tag: { id: String(state.addTag(tag)), tag, tagType: 'contact' } } }
    },
    [`POST ${ROOT}/contactTags`]: call => {
      const { contact: id, tag } = call.body.contactTag as { contact: string; tag: string }
      const contact = state.contacts.get(Number(id))
      if (!contact || !state.tags.has(Number(tag))) throw missing('Tag')
      const link = state.addTagTo(contact, Number(tag))
      return { status: 201, body: { contactTag: { id: String(link), contact: id, tag, cdate: toTime(clock.now()) } } }
    },
    [`DELETE ${ROOT}/contactTags/{id}`]: call => {
      for (const contact of state.contacts.values())
        for (const [tag, link] of contact.tags)
          if (link === Number(call.params.id)) {
            contact.tags.delete(tag)
            state.touch(contact)
            return { status: 200, body: {} }
          }
      throw missing('ContactTag')
    },
    [`GET ${ROOT}/fields`]: call => {
      const { rows, meta } = paged(call, [...state.fields.values()])
      const shown = rows.filter(({ is_related }) => is_related)
      return {
        status: 200,
        body: { fields: shown.map(toField), fieldOptions: shown.flatMap(toOptions), fieldRels: [], meta },
      }
    },
    [`POST ${ROOT}/fields`]: call => {
      const { title, type } = call.body.field as { title: string; type: string }
      if ([...state.fields.values()].some(one => one.title === title))
        throw refuse(422, 'The title already exists', 'duplicate', '/data/attributes/title')
      const field = { id: state.next(), title, type, options: [], is_related: false }
      state.fields.set(field.id, field)
      return { status: 201, body: { field: toField(field) } }
    },
    [`POST ${ROOT}/fieldOption/bulk`]: call => {
      const rows = call.body.fieldOptions as { field: string; value: string }[]
      for (const { field, value } of rows) state.fields.get(Number(field))?.options.push(value)
      return { status: 201, body: { fieldOptions: rows } }
    },
    [`POST ${ROOT}/fieldRels`]: call => {
      const { field, relid } = call.body.fieldRel as { field: string; relid: number }
      const known = state.fields.get(Number(field))
      if (!known) throw missing('Field')
      known.is_related = true
      return { status: 201, body: { fieldRel: { id: String(state.next()), field, relid } } }
    },
    [`POST ${ROOT}/import/bulk_import`]: call => {
      const contacts = call.body.contacts as ImportRow[]
      if (contacts.length > IMPORT_MAX)
        return {
          status: 200,
          body: { Success: 0, queued_contacts: 0, message: 'At most 250 contacts can be imported at once.' },
        }
      const { id } = state.startImport(contacts)
      const message = 'Contact import queued'
      return { status: 200, body: { Success: 1, queued_contacts: contacts.length, batchId: id, message } }
    },
    [`GET ${ROOT}/import/info`]: call => {
      const found = state.imports.get(call.query.get('batchId') ?? '')
      if (!found) throw missing('Import')
      const { is_done, success, failure } = state.turn(found)
      return { status: 200, body: { status: is_done ? 'completed' : 'active', success, failure } }
    },
    [`POST ${ROOT}/webhooks`]: call => {
      const { url, events, sources, listid } = call.body.webhook as Record<'url' | 'listid', string> &
        Record<'events' | 'sources', string[]>
      const isReachable = url.startsWith('https://') && !/:\d+\//.test(url.slice('https://'.length))
      if (!isReachable) throw refuse(422, 'The URL must be https on port 443', 'url_invalid', '/data/attributes/url')
      if (!state.lists.has(Number(listid))) throw missing('List')
      const webhook = { id: state.next(), url, events, sources, listid, is_enabled: true }
      state.webhooks.set(webhook.id, webhook)
      return { status: 201, body: { webhook: { ...webhook, id: String(webhook.id) } } }
    },
    [`GET ${ROOT}/webhooks/{id}`]: call => {
      const webhook = state.webhooks.get(Number(call.params.id))
      if (!webhook?.is_enabled) throw missing('Webhook')
      return { status: 200, body: { webhook: { ...webhook, id: String(webhook.id) } } }
    },
    [`DELETE ${ROOT}/webhooks/{id}`]: call => {
      if (!state.webhooks.delete(Number(call.params.id))) throw missing('Webhook')
      return { status: 200, body: {} }
    },
  }
}
