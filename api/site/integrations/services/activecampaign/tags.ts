/** Tags of a contact: added by the id of the tag, which is found by its name or made, removed by the id of the link. */

import { toObject, toObjects, toText } from '../call.ts'
import { serviceLimits } from '../limits.ts'
import type { ContactChange } from '../service-client.ts'
import { refuseContact } from '../service-problem.ts'
import { type ActiveCampaignParts, callActiveCampaign, readAllPages } from './requests.ts'

export async function changeTags(
  parts: ActiveCampaignParts,
  contact_id: string,
  { tags_to_add, tags_to_remove }: ContactChange,
): Promise<void> {
  for (const name of tags_to_add) {
    const tag = (await findTag(parts, name)) ?? (await createTag(parts, name))
    const body = { contactTag: { contact: contact_id, tag } }
    await callActiveCampaign(parts, { method: 'POST', path: '/contactTags', body, scope: 'contact' })
  }
  if (tags_to_remove.length === 0) return
  const links = await readLinks(parts, contact_id)
  for (const name of tags_to_remove) {
    const tag = await findTag(parts, name)
    const link = links.find(row => toText(row.tag) === tag)
    if (!link) continue
    const path = `/contactTags/${encodeURIComponent(toText(link.id))}`
    await callActiveCampaign(parts, { method: 'DELETE', path, scope: 'contact' })
  }
}

async function readLinks(parts: ActiveCampaignParts, contact_id: string) {
  const path = `/contacts/${encodeURIComponent(contact_id)}/contactTags`
  return toObjects((await callActiveCampaign(parts, { method: 'GET', path, scope: 'contact' })).contactTags)
}

/** Names have no case there. */
async function findTag(parts: ActiveCampaignParts, name: string): Promise<string | undefined> {
  const rows = await readAllPages(parts, '/tags', 'tags', { search: name })
  const found = rows.find(({ tag }) => toText(tag).toLowerCase() === name.toLowerCase())
  return found && toText(found.id)
}

async function createTag(parts: ActiveCampaignParts, name: string): Promise<string> {
  if (name.length > serviceLimits.activecampaign_tag_length_max)
    throw refuseContact(
      'value_invalid',
      `Tags have at most ${serviceLimits.activecampaign_tag_length_max} characters.`,
      'tags',
    )
  const body = { tag: { tag: name, tagType: 'contact', description: '' } }
  const answer = await callActiveCampaign(parts, { method: 'POST', path: '/tags', body, scope: 'contact' })
  return toText(toObject(answer.tag).id)
}
