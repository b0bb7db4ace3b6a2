/** A change shows wherever the same thing stands, and nowhere else. */
import { queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { patched, removed, updated } from './shown.ts'

const idOf = (thing: unknown) => (thing as { id?: string }).id ?? ''
const [one, other] = [
  { id: 'tag_1', name: 'old' },
  { id: 'tag_2', name: 'other' },
]
const renamed = { id: 'tag_1', name: 'new' }
const { update: rename } = patched('tags', 'tag_1', { name: 'new' })
const { update: remove, gone } = removed('tags', 'tag_1')

test('a thing gets its values in a list, in pages and by itself', () => {
  expect(rename([one, other], idOf)).toEqual([renamed, other])
  expect(rename({ pages: [{ data: [other, one], next_cursor: null }], pageParams: [undefined] }, idOf)).toEqual({
    pages: [{ data: [other, renamed], next_cursor: null }],
    pageParams: [undefined],
  })
  expect(rename(one, idOf)).toEqual(renamed)
})

test('what has another shape stays as it is', () => {
  const names = new Map([['tag_1', 'old']])
  expect(rename(names, idOf)).toBe(names)
  expect(rename(12, idOf)).toBe(12)
})

test('what is removed leaves lists, and stays on the screen of its own', () => {
  expect(remove([one, other], idOf)).toEqual([other])
  expect(remove(one, idOf)).toBe(one)
  expect(gone).toBe('tag_1')
})

test('all that a query holds is written by its type', () => {
  const query = queryOptions({ queryKey: ['sites', 'a'], queryFn: async () => ({ paused: false, name: 'Shop' }) })
  expect(updated(query, former => ({ ...former, paused: true })).update({ paused: false, name: 'Shop' }, idOf)).toEqual(
    {
      paused: true,
      name: 'Shop',
    },
  )
})
