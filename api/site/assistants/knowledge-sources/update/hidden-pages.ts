/** What was read from pages of the site that are not public, or no longer. */
import type { Handle } from '../../../../platform/database/handle.ts'
import { publicPages } from '../../../website/pages/rules.ts'
import * as store from '../../knowledge-records/rules.ts'
import { removeDocument } from '../../retrieval/rules.ts'

type Db = Handle<'site'>

/** Takes out of a version what was read from pages that are not public. */
export async function removeHidden(
  tx: Db,
  { id, block, version }: { id: string; block: number; version: number },
): Promise<{ documents: number; chunks: number; bytes: number }> {
  const shown = new Set((await publicPages(tx)).map(page => page.id))
  const hidden = (await store.listDocuments(tx, id, version)).filter(({ name }) => !shown.has(name))
  let chunks = 0
  for (const { position } of hidden) chunks += await removeDocument(tx, block, position)
  const positions = hidden.map(({ position }) => position)
  await store.removeDocuments(tx, { id, version }, positions)
  const read = hidden.filter(({ chunk_count }) => chunk_count > 0)
  return { documents: read.length, chunks, bytes: read.reduce((sum, { bytes }) => sum + bytes, 0) }
}
