/** Blocks of a document: finding, placing, moving, copying. The editor's only way to change one. Pure. */
import type { Block } from './block-kit.tsx'

/** In the document, or in a column of a block of it. */
export interface Place {
  column?: { block_id: string; index: number } | undefined
  index: number
}
/** The kinds that stand in no column, and the one that closes the document. */
export interface Frames {
  onlyAtTop: readonly string[]
  lastKind: string
}

type WithColumns = Block & { columns: { width_percent?: number; blocks: Block[] }[] }
export const hasColumns = (block: Block): block is WithColumns => block.type === 'columns'

export const canStand = (type: string, { column }: Place, { onlyAtTop }: Frames): boolean =>
  !column || !onlyAtTop.includes(type)

export function newBlockId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2))
  return `b${[...random].map(number => number.toString(36)).join('')}`.slice(0, 12)
}

/** From top to bottom, those in columns after what holds them. */
export const everyBlock = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap(block => [block, ...(hasColumns(block) ? block.columns.flatMap(one => one.blocks) : [])])

export const findBlock = (blocks: readonly Block[], id: string | undefined): Block | undefined =>
  everyBlock(blocks).find(block => block.id === id)

export function placeOf(blocks: readonly Block[], id: string): Place | undefined {
  for (const [index, block] of blocks.entries()) {
    if (block.id === id) return { index }
    if (!hasColumns(block)) continue
    for (const [column, { blocks: inside }] of block.columns.entries()) {
      const at = inside.findIndex(inner => inner.id === id)
      if (at >= 0) return { column: { block_id: block.id, index: column }, index: at }
    }
  }
  return undefined
}

/** The list that a place is in. */
export function listAt(blocks: readonly Block[], { column }: Place): readonly Block[] {
  if (!column) return blocks
  const holder = blocks.find(block => block.id === column.block_id)
  return holder && hasColumns(holder) ? (holder.columns[column.index]?.blocks ?? []) : []
}

function withList(
  blocks: readonly Block[],
  { column }: Place,
  change: (list: readonly Block[]) => readonly Block[],
): Block[] {
  if (!column) return [...change(blocks)]
  return blocks.map(block =>
    block.id === column.block_id && hasColumns(block)
      ? {
          ...block,
          columns: block.columns.map((one, i) =>
            i === column.index ? { ...one, blocks: [...change(one.blocks)] } : one,
          ),
        }
      : block,
  )
}

export const insertBlock = (blocks: readonly Block[], place: Place, block: Block): Block[] =>
  withList(blocks, place, list => list.toSpliced(place.index, 0, block))

export function removeBlock(blocks: readonly Block[], id: string): Block[] {
  const place = placeOf(blocks, id)
  return place ? withList(blocks, place, list => list.toSpliced(place.index, 1)) : [...blocks]
}

export function changeBlock(blocks: readonly Block[], id: string, change: (block: Block) => Block): Block[] {
  const place = placeOf(blocks, id)
  if (!place) return [...blocks]
  return withList(blocks, place, list => list.map(block => (block.id === id ? change(block) : block)))
}

/** To a place as it is before the block leaves its own. */
export function moveBlock(blocks: readonly Block[], id: string, to: Place, frames: Frames): Block[] {
  const from = placeOf(blocks, id)
  const block = findBlock(blocks, id)
  if (!from || !block || !canStand(block.type, to, frames) || to.column?.block_id === id) return [...blocks]
  const isSameList = from.column?.block_id === to.column?.block_id && from.column?.index === to.column?.index
  const index = isSameList && from.index < to.index ? to.index - 1 : to.index
  return insertBlock(removeBlock(blocks, id), { ...to, index }, block)
}

/** One place up or down; out of a column at its end. */
export function stepBlock(blocks: readonly Block[], id: string, by: -1 | 1, frames: Frames): Block[] {
  const from = placeOf(blocks, id)
  if (!from) return [...blocks]
  const index = from.index + by
  if (index >= 0 && index < listAt(blocks, from).length) {
    return moveBlock(blocks, id, { ...from, index: by > 0 ? index + 1 : index }, frames)
  }
  if (!from.column) return [...blocks]
  const holder = placeOf(blocks, from.column.block_id)
  return holder ? moveBlock(blocks, id, { index: holder.index + (by > 0 ? 1 : 0) }, frames) : [...blocks]
}

/** The same block with ids of its own, those in it too. */
export function copyOf<B extends Block>(block: B): B {
  const copy = structuredClone(block)
  for (const one of everyBlock([copy])) one.id = newBlockId()
  return copy
}

/** Where a new block goes: below the selected one, after its columns where it stands in one; before what closes the document. */
export function placeBelow(
  blocks: readonly Block[],
  type: string,
  selected: string | undefined,
  { lastKind }: Pick<Frames, 'lastKind'>,
): Place {
  const at = selected === undefined ? undefined : placeOf(blocks, selected)
  const last = blocks.findIndex(block => block.type === lastKind)
  const end = last < 0 || type === lastKind ? blocks.length : last
  const top = at?.column ? placeOf(blocks, at.column.block_id) : at
  return { index: top ? Math.min(top.index + 1, end) : end }
}

/** Right after a block, in its column too; below its columns where the new one cannot stand in them. */
export function placeAfter(blocks: readonly Block[], type: string, id: string, frames: Frames): Place {
  const at = placeOf(blocks, id)
  return at?.column && canStand(type, at, frames)
    ? { ...at, index: at.index + 1 }
    : placeBelow(blocks, type, id, frames)
}
