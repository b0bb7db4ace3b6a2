import { expect, test } from 'vitest'
import type { Block } from './block-kit.tsx'
import { outlinePlace } from './outline-place.ts'

const one = (id: string, type = 'text'): Block => ({ id, type })
const columns = { ...one('c', 'columns'), columns: [{ blocks: [one('x')] }, { blocks: [one('y')] }] }
const blocks = [one('a'), columns, one('foot', 'footer')]
const frames = { onlyAtTop: ['columns', 'footer'], lastKind: 'footer' }
const place = (id: string, key: string, dropPosition: 'before' | 'after' | 'on') =>
  outlinePlace(blocks, id, { key, dropPosition }, frames)

test('a row that is dropped on is a place beside it, or in its first column', () => {
  expect(place('a', 'foot', 'before')).toEqual({ index: 2 })
  expect(place('a', 'c', 'after')).toEqual({ index: 2 })
  expect(place('a', 'c', 'on')).toEqual({ column: { block_id: 'c', index: 0 }, index: 1 })
  expect(place('a', 'y', 'after')).toEqual({ column: { block_id: 'c', index: 1 }, index: 1 })
})

test('what cannot stand there is refused', () => {
  expect(place('c', 'x', 'before')).toBeUndefined()
  expect(place('foot', 'y', 'after')).toBeUndefined()
  expect(place('a', 'foot', 'on')).toBeUndefined()
  expect(place('a', 'a', 'after')).toBeUndefined()
  expect(place('nobody', 'a', 'after')).toBeUndefined()
})
