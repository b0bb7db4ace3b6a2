/** What is allowed with sources of knowledge and what follows; other features call these. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { OperationRow } from '../../../platform/features/operations/rules.ts'
import { port } from '../../../platform/features/port.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { findSource, type SourceRow, sourcesByIds } from '../knowledge-records/rules.ts'
import { beginUpdate, isUpdating } from './update/begin.ts'

export { type SourceRow, sourcesByIds } from '../knowledge-records/rules.ts'
export { addPair } from './add-pairs.ts'
export { fetchedBytes, formatOfFetched } from './fetch/fetch-document.ts'
export { Robots } from './fetch/robots.ts'
export { type PreparedPair, preparedPair } from './pairs.ts'
export { isKnownRefusal, sourceProblems } from './problems.ts'
export { formatOf } from './reader/content.ts'
export { readFile } from './reader/in-thread.ts'
export { readPage } from './reader/pages-in-thread.ts'
export { ReadingRefusalError } from './reader/refusal.ts'
export { requireRoomFor } from './room.ts'

type Db = Handle<'site'>

/** The sources that are in a vector. */
export const sourcesOfVector = port<(db: Handle<'site'>, vector_id: string) => Promise<string[]>>('sourcesOfVector')

/** The sources that assistants answer from, who are another feature; and those that others than these answer from. */
export const sourcesOfAssistants =
  port<(db: Db, assistant_ids: readonly string[]) => Promise<{ own: string[]; others: ReadonlySet<string> }>>(
    'sourcesOfAssistants',
  )

export async function existingSource(db: Db, id: string): Promise<SourceRow> {
  const row = await findSource(db, id)
  if (!row) throw problem('not_found')
  return row
}

/** 422 at each id that names no source of the site. */
export async function requireSources(db: Db, ids: readonly string[], pointer = '/source_ids'): Promise<SourceRow[]> {
  const rows = await sourcesByIds(db, ids)
  const known = new Set(rows.map(({ id }) => id))
  const errors = ids.flatMap((id, i) =>
    known.has(id) ? [] : [{ pointer: `${pointer}/${i}`, code: 'unknown_reference' }],
  )
  if (errors.length > 0) throw problem('validation_failed', { errors })
  return rows
}

/** Reads sources anew that are not being read already, and that can be. */
export async function updateAll(
  tx: Db,
  ids: readonly string[],
  context: Parameters<typeof beginUpdate>[2],
): Promise<OperationRow[]> {
  const operations: OperationRow[] = []
  for (const source of await sourcesByIds(tx, ids)) {
    if (source.type === 'pair' || (await isUpdating(tx, source))) continue
    operations.push(await beginUpdate(tx, source, context))
  }
  return operations
}
