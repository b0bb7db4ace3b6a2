import { expect, test } from 'vitest'
import type { Block } from './block-kit.tsx'
import {
  copyOf,
  everyBlock,
  insertBlock,
  moveBlock,
  placeAfter,
  placeBelow,
  placeOf,
  removeBlock,
  stepBlock,
} from './block-tree.ts'

const heading = (id: string): Block => ({ id, type: 'heading' })
const columns = (id: string, ...lists: string[][]) => ({
  id,
  type: 'columns',
  columns: lists.map(list => ({ blocks: list.map(heading) })),
})
const footer: Block = { id: 'foot', type: 'footer' }
const frames = { onlyAtTop: ['columns', 'footer'], lastKind: 'footer' }
const blocks = [heading('a'), columns('c', ['x', 'y'], []), heading('b'), footer]
const ids = (list: readonly Block[]) => everyBlock(list).map(block => block.id)

test('a block is found in columns too', () => {
  expect(ids(blocks)).toEqual(['a', 'c', 'x', 'y', 'b', 'foot'])
  expect(placeOf(blocks, 'y')).toEqual({ column: { block_id: 'c', index: 0 }, index: 1 })
})

test('moving keeps every block, and refuses what cannot stand there', () => {
  const second = { column: { block_id: 'c', index: 1 }, index: 0 }
  expect(ids(moveBlock(blocks, 'a', second, frames))).toEqual(['c', 'x', 'y', 'a', 'b', 'foot'])
  expect(ids(moveBlock(blocks, 'a', { index: 3 }, frames))).toEqual(['c', 'x', 'y', 'b', 'a', 'foot'])
  expect(moveBlock(blocks, 'c', second, frames)).toEqual(blocks)
  expect(moveBlock(blocks, 'foot', second, frames)).toEqual(blocks)
})

test('steps go on out of a column at its end', () => {
  expect(ids(stepBlock(blocks, 'x', 1, frames))).toEqual(['a', 'c', 'y', 'x', 'b', 'foot'])
  expect(placeOf(stepBlock(blocks, 'y', 1, frames), 'y')).toEqual({ index: 2 })
  expect(placeOf(stepBlock(blocks, 'x', -1, frames), 'x')).toEqual({ index: 1 })
  expect(stepBlock(blocks, 'a', -1, frames)).toEqual(blocks)
})

test('a copy has ids of its own', () => {
  const copy = copyOf(blocks[1]!)
  expect(ids([copy])).toHaveLength(3)
  expect(ids([copy]).some(id => ids(blocks).includes(id))).toBe(false)
})

test('a new block goes below the selected one, and stays above the footer', () => {
  expect(placeBelow(blocks, 'text', undefined, frames)).toEqual({ index: 3 })
  expect(placeBelow(blocks, 'text', 'foot', frames)).toEqual({ index: 3 })
  expect(placeBelow(blocks, 'text', 'a', frames)).toEqual({ index: 1 })
  expect(ids(removeBlock(insertBlock(blocks, { index: 0 }, heading('n')), 'c'))).toEqual(['n', 'a', 'b', 'foot'])
})

test('below a block in a column is below its columns, right after it is in its column', () => {
  expect(placeBelow(blocks, 'text', 'x', frames)).toEqual({ index: 2 })
  expect(placeAfter(blocks, 'text', 'x', frames)).toEqual({ column: { block_id: 'c', index: 0 }, index: 1 })
  expect(placeAfter(blocks, 'columns', 'x', frames)).toEqual({ index: 2 })
  expect(placeAfter(blocks, 'text', 'foot', frames)).toEqual({ index: 3 })
})
