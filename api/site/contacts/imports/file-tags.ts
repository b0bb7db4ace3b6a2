/** The tags that rows name: those that the site has, and those that the import makes. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { addImportedTag, tagsByKeys } from '../tags/rules.ts'
import type { Candidate } from './candidates.ts'
import { importLimits } from './limits.ts'
import type { NewTag } from './statuses.ts'

type Db = Handle<'site'>

export interface FileTags {
  /** The tags of a row, each once. */
  of(candidate: Candidate): string[]
  /** Those of them that the site does not have. */
  newAmong(tag_ids: Iterable<string>): NewTag[]
}

export const noTags: FileTags = { of: () => [], newAmong: () => [] }

/** `made`: by earlier rows; in a check, tags that the import would make by then. Notes at rows what is left out. */
export async function fileTags(
  db: Db,
  candidates: readonly Candidate[],
  { made, newId }: { made: readonly NewTag[]; newId: WriteContext['newId'] },
): Promise<FileTags> {
  const names = new Map(candidates.flatMap(({ tags }) => tags.map(name => [foldKey(name), name] as const)))
  if (names.size === 0) return noTags
  const ids = await tagsByKeys(db, [...names.keys()])
  for (const { id, name } of made) if (!ids.has(foldKey(name))) ids.set(foldKey(name), id)
  const fresh = new Map<string, NewTag>()
  let room = importLimits.import_new_tags_max - made.length
  for (const [key, name] of names) {
    if (ids.has(key) || room-- <= 0) continue
    const tag = { id: newId('tag'), name }
    ids.set(key, tag.id)
    fresh.set(tag.id, tag)
  }
  for (const { tags, problems } of candidates) {
    if (tags.some(name => !ids.has(foldKey(name)))) problems.push({ column: null, code: 'too_many_tags' })
  }
  return {
    of: ({ tags }) => [...new Set(tags.flatMap(name => ids.get(foldKey(name)) ?? []))],
    newAmong: tag_ids => [...new Set(tag_ids)].flatMap(id => fresh.get(id) ?? []),
  }
}

/** Makes them before leads have them. */
export async function makeTags(tx: Db, tags: readonly NewTag[], context: WriteContext): Promise<void> {
  for (const { id, name } of tags) await addImportedTag(tx, name, context, id)
}
