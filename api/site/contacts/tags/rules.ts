/** What is allowed with tags and what follows; other features call these. */

import type { Handle } from '../../../platform/database/handle.ts'
import { type Emit, emitMany } from '../../../platform/events/emit.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { type Actor, actorId } from '../../../platform/identity/actor.ts'
import { problem, refusedAt } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { leadTagAdded, leadTagRemoved, tagCreated, tagDeleted } from './events.ts'
import type { TagAssignment } from './lead-tags-table.ts'
import {
  addLeadTag,
  addTagToLeads,
  findTag,
  findTagByKey,
  insertTag,
  knownTags,
  type LeadTagRow,
  putAssignments,
  removeLeadTag,
  removeTag,
  removeTagFromLeads,
  type TagRow,
} from './store.ts'

/** For joins. */
export { leadTags, type TagAssignment, tagAssignmentSources } from './lead-tags-table.ts'
export { tagLimits } from './limits.ts'
export { tagAssignmentSource } from './source-schema.ts'
export {
  type LeadTagRow,
  listAssignments as assignmentsOf,
  removeTagsOfLeads,
  tagsByKeys,
  tagsOfLead,
} from './store.ts'

type Db = Handle<'site'>

export async function existingTag(db: Db, id: string): Promise<TagRow> {
  const row = await findTag(db, id)
  if (!row) throw problem('not_found')
  return row
}

/** Refuses a name that another tag has. */
export async function requireFreeName(db: Db, name: string, own_id?: string): Promise<string> {
  const name_key = foldKey(name)
  const other = await findTagByKey(db, name_key)
  if (other && other.id !== own_id) throw refusedAt('/name', 'name_taken')
  return name_key
}

/** That a person or a key gives a tag. */
export const assignedBy = (actor: Actor, at: number): TagAssignment => ({
  source: actor.type === 'api_key' ? 'api' : 'manual',
  source_id: actorId(actor),
  at,
})

/** Creates a tag for an import, if the site has none of that name. */
export async function addImportedTag(
  tx: Db,
  name: string,
  { newId, now, emit }: WriteContext,
  id: string = newId('tag'),
): Promise<string> {
  const at = now()
  const name_key = await requireFreeName(tx, name)
  await insertTag(tx, { id, name, name_key, source: 'import', version: 1, created_at: at, updated_at: at })
  await emit(tx, tagCreated, { subject_id: id })
  return id
}

/** Removes a tag that an import created, unless somebody renamed it since or a lead has it. */
export async function removeImportedTag(tx: Db, id: string, { emit }: Pick<WriteContext, 'emit'>): Promise<void> {
  const tag = await findTag(tx, id)
  if (!tag || tag.version > 1 || tag.lead_count > 0) return
  await removeTag(tx, id)
  await emit(tx, tagDeleted, { subject_id: id })
}

/** Adds tags to a lead and emits an event for each that is new. Tags that no longer exist are skipped. */
export async function tagLead(tx: Db, lead_id: string, tag_ids: readonly string[], by: TagAssignment, emit: Emit) {
  const added: string[] = []
  for (const tag_id of tag_ids) {
    if (!(await addLeadTag(tx, lead_id, tag_id, by))) continue
    added.push(tag_id)
    await emit(tx, leadTagAdded, { lead_id, data: { tag_id, source: by.source } })
  }
  return added
}

/** Removes tags from a lead and emits an event for each that it had. */
export async function untagLead(tx: Db, lead_id: string, tag_ids: readonly string[], emit: Emit) {
  const removed: string[] = []
  for (const tag_id of tag_ids) {
    if (!(await removeLeadTag(tx, lead_id, tag_id))) continue
    removed.push(tag_id)
    await emit(tx, leadTagRemoved, { lead_id, data: { tag_id } })
  }
  return removed
}

/** Adds a tag to many leads in one statement; emits events for those that did not have it and answers them. */
export async function tagManyLeads(
  tx: Db,
  given: readonly { lead_id: string; source_id: string | null }[],
  tag_id: string,
  by: Pick<TagAssignment, 'source' | 'at'>,
  emit: Emit,
): Promise<string[]> {
  const added = await addTagToLeads(tx, given, tag_id, by)
  await emitMany(emit, tx, leadTagAdded, added, { tag_id, source: by.source })
  return added
}

/** Removes a tag from many leads in one statement; emits events for those that had it and answers them. */
export async function untagManyLeads(
  tx: Db,
  lead_ids: readonly string[],
  tag_id: string,
  emit: Emit,
): Promise<string[]> {
  const removed = await removeTagFromLeads(tx, lead_ids, tag_id)
  const data = { tag_id }
  await emitMany(emit, tx, leadTagRemoved, removed, data)
  return removed
}

/** Gives tags back as they were given before, and emits events for those that were not there. */
export async function giveBackTags(tx: Db, rows: readonly LeadTagRow[], emit: Emit): Promise<void> {
  for (const [lead_id, tag_id] of await putAssignments(tx, rows)) {
    await emit(tx, leadTagAdded, { lead_id, data: { tag_id } })
  }
}

export const tagExists = async (db: Db, id: string): Promise<boolean> => (await findTag(db, id)) !== undefined

/** 422 at each id that names no tag of the site. */
export async function requireTags(db: Db, ids: readonly string[], pointer = '/tag_ids'): Promise<void> {
  if (ids.length === 0) return
  const known = new Set(await knownTags(db, ids))
  const errors = ids.flatMap((id, i) =>
    known.has(id) ? [] : [{ pointer: `${pointer}/${i}`, code: 'unknown_reference' }],
  )
  if (errors.length > 0) throw problem('validation_failed', { errors })
}
