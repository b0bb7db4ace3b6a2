/** Calls about the account of the fake: lists, tags, custom fields, activities. */
import type { FixedClock } from '../../../platform/runtime/clock.ts'
import type { FakeCall, FakeRoutes } from '../fake-server.ts'
import { toActivity, toTime } from './objects.ts'
import { paged } from './routes.ts'
import { type ConstantContactState, refuse, STANDARD } from './state.ts'

const ROOT = '/v3'
const IDS_MAX = 500

export function createAccountRoutes(state: ConstantContactState, clock: FixedClock): FakeRoutes {
  const times = { created_at: toTime(clock.now()), updated_at: toTime(clock.now()) }
  const started = (run: () => Record<string, number>) => ({ status: 201, body: toActivity(state.start(run)) })

  return {
    [`GET ${ROOT}/account/summary`]: () => ({
      status: 200,
      body: { encoded_account_id: 'a07e1l6b8ql', organization_name: 'Bakery', contact_email: 'owner@bakery.example' },
    }),
    [`GET ${ROOT}/contact_lists`]: call => {
      const { rows, links } = paged(call, [...state.lists.values()], 50, 1_000)
      const members = (id: string) => [...state.contacts.values()].filter(({ lists }) => lists.has(id)).length
      return {
        status: 200,
        body: { lists: rows.map(one => ({ ...one, ...times, membership_count: members(one.list_id) })), ...links },
      }
    },
    [`GET ${ROOT}/contact_tags`]: call => {
      const { rows, links } = paged(call, [...state.tags.values()], 50, 500)
      return { status: 200, body: { tags: rows.map(one => ({ ...one, ...times, tag_source: 'Contact' })), ...links } }
    },
    [`POST ${ROOT}/contact_tags`]: call => {
      const name = String(call.body.name)
      if ([...state.tags.values()].some(tag => tag.name.toLowerCase() === name.toLowerCase()))
        throw refuse(409, 'contacts.api.conflict', 'A tag of this name already exists.')
      return { status: 201, body: { ...state.addTag(name), ...times } }
    },
    [`GET ${ROOT}/contact_custom_fields`]: call => {
      const { rows, links } = paged(call, [...state.fields.values()], 50, 100)
      return { status: 200, body: { custom_fields: rows.map(one => ({ ...one, ...times })), ...links } }
    },
    [`POST ${ROOT}/contact_custom_fields`]: call => {
      const { label, type } = call.body as { label: string; type: string }
      if ([...state.fields.values()].some(one => one.label === label))
        throw refuse(409, 'contacts.api.conflict', 'A custom field of this label already exists.')
      return { status: 201, body: { ...state.addField(label, type), ...times } }
    },
    [`GET ${ROOT}/activities/{activity_id}`]: call => {
      const activity = state.activities.get(call.params.activity_id ?? '')
      if (!activity) throw refuse(404, 'activities.not_found', 'The activity does not exist.')
      return { status: 200, body: toActivity(state.turn(activity)) }
    },
    [`POST ${ROOT}/activities/contacts_json_import`]: call => {
      const { import_data, list_ids } = call.body as { import_data: Record<string, string>[]; list_ids: string[] }
      if (list_ids.some(id => !state.lists.has(id)))
        throw refuse(404, 'contacts.list.not_found', 'The list does not exist.')
      return started(() => importRows(import_data, list_ids))
    },
    [`POST ${ROOT}/activities/contacts_taggings_add`]: call => started(tagging(call, (tags, id) => tags.add(id))),
    [`POST ${ROOT}/activities/contacts_taggings_remove`]: call => started(tagging(call, (tags, id) => tags.delete(id))),
  }

  function tagging(call: FakeCall, apply: (tags: Set<string>, id: string) => void) {
    const { source, tag_ids } = call.body as { source: { contact_ids: string[] }; tag_ids: string[] }
    if (source.contact_ids.length > IDS_MAX) throw refuse(400, 'activities.validation', 'At most 500 contact_ids.')
    if (tag_ids.some(id => !state.tags.has(id))) throw refuse(404, 'contacts.tag.not_found', 'tag_id does not exist.')
    return () => {
      const found = source.contact_ids.flatMap(id => state.contacts.get(id) ?? [])
      for (const contact of found) {
        for (const id of tag_ids) apply(contact.tags, id)
        contact.updated_at = clock.now()
      }
      return { items_total_count: source.contact_ids.length, items_completed_count: found.length }
    }
  }

  /** Nobody who left comes back by it; what is wrong with a row shows in counts alone. */
  function importRows(rows: Record<string, string>[], list_ids: string[]): Record<string, number> {
    const counts = { items_total_count: rows.length, person_count: 0, error_count: 0, cannot_add_to_list_count: 0 }
    for (const { email = '', phone, ...row } of rows) {
      const known = state.find(email)
      const isBad = !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.endsWith('.invalid')
      if (isBad) {
        counts.error_count += 1
        continue
      }
      const contact = known ?? state.add(email, 'implicit')
      counts.person_count += 1
      for (const key of STANDARD) if (row[key]) contact.values[key] = row[key]
      for (const { custom_field_id, name } of state.fields.values())
        if (row[`cf:${name}`]) contact.custom_fields.set(custom_field_id, row[`cf:${name}`] ?? '')
      if (phone) contact.phone_numbers = [{ phone_number: phone, kind: 'other' }]
      if (contact.permission === 'unsubscribed') counts.cannot_add_to_list_count += 1
      else for (const id of list_ids) contact.lists.add(id)
      contact.updated_at = clock.now()
    }
    return counts
  }
}
