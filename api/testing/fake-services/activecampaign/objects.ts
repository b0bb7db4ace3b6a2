/** Objects of the fake as ActiveCampaign writes them: numbers as texts, times with the account's offset. */
import type { Contact, Field } from './state.ts'

const OFFSET_HOURS = -6

/** `2026-11-28T04:00:00-06:00` */
export const toTime = (at: number): string =>
  new Date(at + OFFSET_HOURS * 3_600_000).toISOString().replace(/\.\d+Z$/, '-06:00')

export const toContact = ({ id, email, firstName, lastName, phone, created_at, updated_at }: Contact) => ({
  ...{ id: String(id), email, firstName, lastName, phone },
  ...{ cdate: toTime(created_at), udate: toTime(updated_at), deleted: '0' },
})

export const toContactLists = (contact: Contact) =>
  [...contact.lists].map(([list, { id, status, reason }]) => ({
    ...{ id: String(id), contact: String(contact.id), list: String(list), status: String(status), unsubreason: reason },
  }))

export const toContactTags = (contact: Contact) =>
  [...contact.tags].map(([tag, link]) => ({ id: String(link), contact: String(contact.id), tag: String(tag) }))

export const toFieldValues = (contact: Contact) =>
  [...contact.values].map(([field, value]) => ({ contact: String(contact.id), field: String(field), value }))

export const toField = ({ id, title, type, is_related }: Field) => ({
  ...{ id: String(id), title, type, isrequired: '0', visible: '1', relations: is_related ? ['0'] : [] },
})

export const toOptions = ({ id, options }: Field) =>
  options.map((value, at) => ({ field: String(id), orderid: String(at + 1), value, label: value }))
