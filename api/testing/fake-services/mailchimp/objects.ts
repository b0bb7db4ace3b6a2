/** Objects of the fake as Mailchimp writes them. */
import type { List, Member, MergeField, Webhook } from './state.ts'
import { toHash } from './state.ts'

const TAGS_SHOWN = 50

/** `2026-11-28T10:00:00+00:00` */
export const toTime = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, '+00:00')

export const toList = (list: List) => ({
  id: list.id,
  name: list.name,
  stats: { member_count: [...list.members.values()].filter(({ status }) => status === 'subscribed').length },
})

export const toMember = (list: List, member: Member) => ({
  id: toHash(member.email),
  contact_id: member.contact_id,
  email_address: member.email,
  status: member.status,
  ...(member.unsubscribe_reason && { unsubscribe_reason: member.unsubscribe_reason }),
  merge_fields: Object.fromEntries(list.fields.map(({ tag }) => [tag, member.merge_fields[tag] ?? ''])),
  last_changed: toTime(member.last_changed),
  list_id: list.id,
  tags_count: member.tags.size,
  tags: toTags(member.tags).slice(0, TAGS_SHOWN),
})

/** In answers of batches, which the contract describes with fewer states and keys. */
export const toBatchMember = (list: List, member: Member) => {
  const { contact_id: _, unsubscribe_reason: __, ...rest } = toMember(list, member) as Record<string, unknown>
  return rest
}

export const toTags = (tags: ReadonlyMap<number, string>) => [...tags].map(([id, name]) => ({ id, name }))

export const toMergeField = (list: List, { merge_id, tag, name, type, required, options }: MergeField) => ({
  ...{ merge_id, tag, name, type, required, options, list_id: list.id },
})

/** The secret is shown once. */
export const toWebhook = (list: List, { id, url, events, sources }: Webhook) => ({
  id,
  url,
  events,
  sources,
  list_id: list.id,
})
