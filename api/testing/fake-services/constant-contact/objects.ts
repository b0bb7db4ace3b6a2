/** Objects of the fake as Constant Contact writes them: what is empty is left out. */
import type { Activity, Contact } from './state.ts'

export const toTime = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')

export function toContact(contact: Contact, include: ReadonlySet<string>) {
  const { address, permission, opt_out_source, opt_out_date, opt_out_reason } = contact
  const times = { created_at: toTime(contact.created_at), updated_at: toTime(contact.updated_at) }
  const values = Object.entries(contact.values).filter(([, value]) => value !== null && value !== '')
  const custom = [...contact.custom_fields].map(([custom_field_id, value]) => ({ custom_field_id, value }))
  const parts = {
    custom_fields: custom,
    list_memberships: [...contact.lists],
    phone_numbers: contact.phone_numbers,
    street_addresses: contact.street_addresses,
    taggings: [...contact.tags],
    notes: contact.notes,
  }
  return {
    contact_id: contact.contact_id,
    email_address: {
      ...{ address, permission_to_send: permission, ...times },
      ...(opt_out_source && { opt_out_source }),
      ...(opt_out_date !== null && { opt_out_date: toTime(opt_out_date) }),
      ...(opt_out_reason && { opt_out_reason }),
    },
    ...Object.fromEntries(values),
    ...times,
    ...(contact.deleted_at !== null && { deleted_at: toTime(contact.deleted_at) }),
    ...Object.fromEntries(Object.entries(parts).filter(([key]) => include.has(key))),
  }
}

export const toActivity = ({ activity_id, state, ready_at, status }: Activity) => ({
  ...{ activity_id, state, created_at: toTime(ready_at), updated_at: toTime(ready_at) },
  percent_done: state === 'completed' ? 100 : 0,
  activity_errors: [],
  status,
  _links: { self: { href: `/v3/activities/${activity_id}` } },
})
