/** The place in a document that a row of the outline stands for. Pure. */
import type { Block } from './block-kit.tsx'
import { canStand, type Frames, findBlock, hasColumns, type Place, placeOf } from './block-tree.ts'

interface Target {
  key: string | number
  dropPosition: 'before' | 'after' | 'on'
}

/** Beside another block, or at the end of the first column of a block that is dropped on; undefined: not there. */
export function outlinePlace(
  blocks: readonly Block[],
  id: string | undefined,
  { key, dropPosition }: Target,
  frames: Frames,
): Place | undefined {
  const block = findBlock(blocks, id)
  const target = findBlock(blocks, String(key))
  const at = target && placeOf(blocks, target.id)
  if (!block || !at || target.id === id) return undefined
  const inColumns = (): Place | undefined =>
    hasColumns(target)
      ? { column: { block_id: target.id, index: 0 }, index: target.columns[0]?.blocks.length ?? 0 }
      : undefined
  const place = dropPosition === 'on' ? inColumns() : { ...at, index: at.index + (dropPosition === 'after' ? 1 : 0) }
  return place && canStand(block.type, place, frames) && place.column?.block_id !== id ? place : undefined
}
