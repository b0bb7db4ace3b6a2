/** A page that is read again takes its place without a gap or a double. */
import { expect, test } from 'vitest'
import { mergePage, type Pages, pagesWith, rowsOf } from './page-merge.ts'

type Row = { id: string; name?: string }
const idOf = (row: Row) => row.id
const rows = (...ids: string[]) => ids.map(id => ({ id }))
const none = new Set<string>()
const list: Pages<Row> = {
  pages: [
    { data: rows('a', 'b'), next_cursor: 'after b' },
    { data: rows('c', 'd'), next_cursor: 'after d' },
  ],
  pageParams: [undefined, 'after b'],
}
const idsOf = (pages: Pages<Row>) => rowsOf(pages, idOf).map(idOf)

test('a new row pushes another off the page, which stays', () => {
  const merged = mergePage(list, 0, { data: rows('new', 'a'), next_cursor: 'after a' }, none, idOf)
  expect(idsOf(merged)).toEqual(['new', 'a', 'b', 'c', 'd'])
  expect(merged.pages[0]?.next_cursor).toBe('after b')
})

test('a row that is gone leaves, and one that moved up stands once', () => {
  const merged = mergePage(list, 0, { data: rows('b', 'c'), next_cursor: 'after c' }, new Set(['a']), idOf)
  expect(idsOf(merged)).toEqual(['b', 'c', 'd'])
})

test('the last row of a page that is gone is not kept as one that was pushed off', () => {
  const merged = mergePage(list, 0, { data: rows('new', 'a'), next_cursor: 'after a' }, new Set(['b']), idOf)
  expect(idsOf(merged)).toEqual(['new', 'a', 'c', 'd'])
})

test('more new rows than fit on a page: what follows is loaded again', () => {
  const merged = mergePage(list, 0, { data: rows('x', 'y'), next_cursor: 'after y' }, none, idOf)
  expect(merged).toMatchObject({ pages: [{ next_cursor: 'after y' }], pageParams: [undefined] })
  expect(idsOf(merged)).toEqual(['x', 'y'])
})

test('a list that now ends on this page has no further one', () => {
  expect(idsOf(mergePage(list, 0, { data: rows('a'), next_cursor: null }, none, idOf))).toEqual(['a'])
  expect(idsOf(mergePage(list, 1, { data: rows('c'), next_cursor: null }, none, idOf))).toEqual(['a', 'b', 'c'])
})

test('the pages that show a row', () => {
  expect(pagesWith(list, new Set(['d']), idOf)).toEqual([1])
  expect(pagesWith(list, new Set(['x']), idOf)).toEqual([])
})
