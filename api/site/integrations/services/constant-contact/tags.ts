/** Tags of Constant Contact: by id everywhere, made where they are missing; of many contacts by an activity. */

import { toObject, toText } from '../call.ts'
import { serviceLimits } from '../limits.ts'
import type { ContactChange } from '../service-client.ts'
import { refuseContact, ServiceRefusal } from '../service-problem.ts'
import { readTags } from './contacts.ts'
import { type ConstantContactParts, callConstantContact } from './requests.ts'

const IDS_PER_ACTIVITY = 500

export async function requireTagIds(parts: ConstantContactParts, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const known = new Map((await readTags(parts)).map(({ id, name }) => [name.toLowerCase(), id]))
  const ids: string[] = []
  for (const name of names) ids.push(known.get(name.toLowerCase()) ?? (await createTag(parts, name)))
  return ids
}

async function createTag(parts: ConstantContactParts, name: string): Promise<string> {
  if (name.length > serviceLimits.constant_contact_tag_length_max)
    throw refuseContact(
      'value_invalid',
      `Tags have at most ${serviceLimits.constant_contact_tag_length_max} characters.`,
      'tags',
    )
  try {
    const body = { name }
    const { json } = await callConstantContact(parts, { method: 'POST', path: '/contact_tags', body, scope: 'contact' })
    return toText(toObject(json).tag_id)
  } catch (error) {
    // Somebody made it at the same moment.
    const isThere = error instanceof ServiceRefusal && error.problem.kind === 'contact_refused'
    const found = isThere
      ? (await readTags(parts)).find(tag => tag.name.toLowerCase() === name.toLowerCase())
      : undefined
    if (!found) throw error
    return found.id
  }
}

/** Ids of the activities; contacts whose id is not known yet have theirs later. */
export async function tagTogether(parts: ConstantContactParts, changes: readonly ContactChange[]): Promise<string[]> {
  const groups = [
    { path: '/activities/contacts_taggings_add', getNames: (one: ContactChange) => one.tags_to_add },
    { path: '/activities/contacts_taggings_remove', getNames: (one: ContactChange) => one.tags_to_remove },
  ]
  const activities: string[] = []
  for (const { path, getNames } of groups) {
    const names = [...new Set(changes.flatMap(change => (change.contact_id ? getNames(change) : [])))]
    const ids = await requireTagIds(parts, names)
    for (const [index, name] of names.entries()) {
      const contacts = changes.flatMap(one => (one.contact_id && getNames(one).includes(name) ? [one.contact_id] : []))
      for (let from = 0; from < contacts.length; from += IDS_PER_ACTIVITY) {
        const contact_ids = contacts.slice(from, from + IDS_PER_ACTIVITY)
        const body = { source: { contact_ids }, tag_ids: [ids[index]] }
        const { json } = await callConstantContact(parts, { method: 'POST', path, body, scope: 'account' })
        activities.push(toText(toObject(json).activity_id))
      }
    }
  }
  return activities
}
