/** What belongs to assistants, archived ones too: what they answer from and show, in what is edited or in what visitors talk to. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Rights } from '../../../platform/identity/actor.ts'
import { sourceIdsOf, vectorsWith } from '../vectors/rules.ts'
import { type AssistantRow, assistantsBeside, assistantsByIds, assistantsNaming } from './store.ts'

type Db = Handle<'site'>

/** The assistants that answer from a source: by itself, or in a vector. */
export async function assistantsFrom(db: Db, source_id: string): Promise<string[]> {
  const found = await assistantsNaming(db, [source_id, ...(await vectorsWith(db, source_id))])
  return found.map(({ id }) => id)
}

const settingsOf = (rows: readonly AssistantRow[]) =>
  rows.flatMap(({ settings, published }) => (published === null ? [settings] : [settings, published]))

async function answeredFrom(db: Db, rows: readonly AssistantRow[]) {
  const settings = settingsOf(rows)
  const vector_ids = new Set(settings.flatMap(one => one.vector_ids))
  const sources = [...settings.flatMap(one => one.source_ids), ...(await sourceIdsOf(db, ...vector_ids))]
  return { vector_ids, source_ids: new Set(sources) }
}

/** The sources that assistants answer from, and those that others than these do. */
export async function listSources(db: Db, assistant_ids: readonly string[]) {
  const own = await answeredFrom(db, await assistantsByIds(db, assistant_ids))
  const others = await answeredFrom(db, await assistantsBeside(db, assistant_ids))
  return { own: [...own.source_ids], others: others.source_ids }
}

/** The pictures that assistants show of themselves. */
export async function listAvatars(db: Db, assistant_ids: readonly string[]): Promise<string[]> {
  return settingsOf(await assistantsByIds(db, assistant_ids)).map(({ design }) => design.avatar_image_id)
}

/** What who manages chosen assistants alone may give them: what these have between them. Undefined: all that there is. */
export async function reachedKnowledge(db: Db, rights: Rights | null): Promise<ReadonlySet<string> | undefined> {
  if (rights?.assistant_ids === undefined) return undefined
  const { vector_ids, source_ids } = await answeredFrom(db, await assistantsByIds(db, rights.assistant_ids))
  return new Set([...vector_ids, ...source_ids])
}
