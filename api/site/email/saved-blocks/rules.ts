/** Saved blocks for other features: what those in their documents hold now. */

import type { Handle } from '../../../platform/database/handle.ts'
import { type AnyBlock, isSaved } from '../../../platform/pages/blocks/walk.ts'
import { type FieldError, problem, refusedAt } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { findSavedBlock, findSavedBlockByKey, findSavedBlocks, type SavedBlockRow } from './store.ts'

export { contentErrors, savedBlockCounts } from './ports.ts'

type Db = Handle<'site'>

export async function existingSavedBlock(db: Db, id: string): Promise<SavedBlockRow> {
  const row = await findSavedBlock(db, id)
  if (!row) throw problem('not_found')
  return row
}

export async function requireFreeName(db: Db, name: string, own_id?: string): Promise<string> {
  const name_key = foldKey(name)
  const other = await findSavedBlockByKey(db, name_key)
  if (other && other.id !== own_id) throw refusedAt('/name', 'name_taken')
  return name_key
}

/** The blocks with what the saved ones among them hold now, or an error for each that there is not. */
export async function withSavedBlocks<B extends AnyBlock>(
  db: Db,
  blocks: readonly B[],
  at: string,
): Promise<{ blocks: B[]; errors: FieldError[] }> {
  const ids = [...new Set(blocks.flatMap(block => (isSaved(block) ? [block.saved_block_id] : [])))]
  const rows = new Map((ids.length === 0 ? [] : await findSavedBlocks(db, ids)).map(row => [row.id, row]))
  const errors: FieldError[] = []
  const filled = blocks.map((block, i): B => {
    if (!isSaved(block)) return block
    const row = rows.get(block.saved_block_id)
    if (!row) errors.push({ pointer: `${at}/${i}/saved_block_id`, code: 'unknown_reference' })
    return { ...block, blocks: row?.blocks ?? [] }
  })
  return { blocks: filled, errors }
}
