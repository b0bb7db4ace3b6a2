/** Tags of a list: for a few members by the member, for many by the tag, which takes 500 of them in one call. */
import { toObject, toObjects, toText } from '../call.ts'
import type { ContactChange, ServiceTag } from '../service-client.ts'
import { memberPath } from './members.ts'
import { callMailchimp, type MailchimpParts } from './requests.ts'

const listPath = (list_id: string): string => `/lists/${encodeURIComponent(list_id)}`

export async function readListTags(parts: MailchimpParts, list_id: string): Promise<ServiceTag[]> {
  const path = `${listPath(list_id)}/tag-search`
  const { json } = await callMailchimp(parts, { method: 'GET', path, scope: 'list' })
  return toObjects(toObject(json).tags).map(({ id, name }) => ({ id: toText(id), name: toText(name) }))
}

/** For members that are on the list. */
export async function changeTags(
  parts: MailchimpParts,
  list_id: string,
  changes: readonly ContactChange[],
): Promise<void> {
  const tagged = changes.filter(change => change.tags_to_add.length + change.tags_to_remove.length > 0)
  const names = new Set(tagged.flatMap(change => [...change.tags_to_add, ...change.tags_to_remove]))
  if (tagged.length <= names.size) for (const change of tagged) await tagMember(parts, list_id, change)
  else await tagTogether(parts, list_id, tagged, names)
}

async function tagMember(parts: MailchimpParts, list_id: string, change: ContactChange): Promise<void> {
  const tags = [
    ...change.tags_to_add.map(name => ({ name, status: 'active' })),
    ...change.tags_to_remove.map(name => ({ name, status: 'inactive' })),
  ]
  const path = `${memberPath(list_id, change.email)}/tags`
  // Automations of the account do not begin by what is synced.
  await callMailchimp(parts, { method: 'POST', path, body: { tags, is_syncing: true }, scope: 'contact' })
}

async function tagTogether(
  parts: MailchimpParts,
  list_id: string,
  changes: readonly ContactChange[],
  names: ReadonlySet<string>,
): Promise<void> {
  const known = new Map((await readListTags(parts, list_id)).map(({ id, name }) => [name.toLowerCase(), id]))
  for (const name of names) {
    const members_to_add = changes.filter(one => one.tags_to_add.includes(name)).map(({ email }) => email)
    const members_to_remove = changes.filter(one => one.tags_to_remove.includes(name)).map(({ email }) => email)
    const id = known.get(name.toLowerCase())
    if (id === undefined && members_to_add.length === 0) continue
    const tag_id = id ?? (await createTag(parts, list_id, name))
    const path = `${listPath(list_id)}/segments/${tag_id}`
    await callMailchimp(parts, { method: 'POST', path, body: { members_to_add, members_to_remove }, scope: 'tag' })
  }
}

async function createTag(parts: MailchimpParts, list_id: string, name: string): Promise<string> {
  const path = `${listPath(list_id)}/segments`
  const body = { name, static_segment: [] }
  const { json } = await callMailchimp(parts, { method: 'POST', path, body, scope: 'list' })
  return toText(toObject(json).id)
}
