/** Which knowledge belongs to assistants: what they answer from, in what is edited or in what visitors talk to. */
import type { Rights } from '../../../platform/actor.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { sourceIdsOf, vectorsWith } from '../vectors/rules.ts'
import { assistantsByIds, assistantsNaming } from './store.ts'

type Db = Handle<'site'>

/** The assistants, but for archived ones, that answer from a source: by itself, or in a vector. */
export async function assistantsFrom(db: Db, source_id: string): Promise<string[]> {
  const found = new Set<string>()
  for (const id of [source_id, ...(await vectorsWith(db, source_id))])
    for (const { id: assistant_id } of await assistantsNaming(db, id)) found.add(assistant_id)
  return [...found]
}

async function namedBy(db: Db, assistant_ids: readonly string[]) {
  const rows = await assistantsByIds(db, assistant_ids)
  const settings = rows.flatMap(row => (row.published === null ? [row.settings] : [row.settings, row.published]))
  return {
    vector_ids: new Set(settings.flatMap(one => one.vector_ids)),
    source_ids: new Set(settings.flatMap(one => one.source_ids)),
  }
}

/** The sources that assistants answer from. */
export async function sourcesOf(db: Db, assistant_ids: readonly string[]): Promise<string[]> {
  const { vector_ids, source_ids } = await namedBy(db, assistant_ids)
  for (const id of vector_ids) for (const source of await sourceIdsOf(db, id)) source_ids.add(source)
  return [...source_ids]
}

/** What who manages chosen assistants alone may give them: what these have between them. Undefined: all that there is. */
export async function reachedKnowledge(db: Db, rights: Rights | null): Promise<ReadonlySet<string> | undefined> {
  if (rights?.assistant_ids === undefined) return undefined
  const { vector_ids } = await namedBy(db, rights.assistant_ids)
  return new Set([...vector_ids, ...(await sourcesOf(db, rights.assistant_ids))])
}
