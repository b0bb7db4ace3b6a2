/** After an event of a row far down, one page is read: not the first, and not all. */
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { listQuery } from './list-query.ts'
import type { Pages } from './page-merge.ts'
import { refresh } from './refresh.ts'

type Row = { id: string; at: number }
const queries = new QueryClient()
const read: string[] = []
let clock = 0

const query = listQuery<Row>({
  key: ['leads', 'site_1', 'list'],
  fetch: async cursor => {
    const page = Number(cursor ?? 0)
    read.push(String(page))
    const data = ['a', 'b'].map(name => ({ id: `${name}${page}`, at: clock }))
    return { data, next_cursor: page < 9 ? String(page + 1) : null }
  },
})

/** Three pages, looked at. */
async function opened() {
  const observer = new InfiniteQueryObserver(queries, query)
  const close = observer.subscribe(() => {})
  for (const pages of [1, 2, 3]) {
    if (pages > 1) await observer.fetchNextPage()
    await eventually(() => expect(queries.getQueryData<Pages<Row>>(query.queryKey)?.pages).toHaveLength(pages))
  }
  read.length = 0
  clock += 1
  return close
}

const refreshed = (...happenings: string[][]) => refresh(queries, ['leads', 'site_1'], happenings)
const list = () => queries.getQueryData<Pages<Row>>(query.queryKey)
afterEach(() => queries.clear())

test('a row that is loaded is read where it stands', async () => {
  const close = await opened()
  await refreshed(['tag_1', 'b2'])
  await eventually(() => expect(list()?.pages[2]?.data[1]?.at).toBe(clock))
  expect(read).toEqual(['2'])
  close()
})

test('what is not shown may be new: the first page is read', async () => {
  const close = await opened()
  await refreshed(['new'])
  await eventually(() => expect(list()?.pages[0]?.data[0]?.at).toBe(clock))
  expect(read).toEqual(['0'])
  expect(list()?.isBehind).toBeUndefined()
  close()
})

test('nothing is known of the rows: the first page is read, the others are marked', async () => {
  const close = await opened()
  await refreshed([])
  await eventually(() => expect(list()?.isBehind).toBe(true))
  expect(read).toEqual(['0'])
  expect(list()?.pages).toHaveLength(3)
  close()
})

test('a long list that nobody looks at begins anew', async () => {
  const close = await opened()
  close()
  await refreshed(['b2'])
  expect(list()).toBeUndefined()
  expect(read).toEqual([])
})

test('what happens while a list is read for the first time is read too', async () => {
  let answer = (_rows: string[]) => {}
  const key = ['leads', 'site_1', 'one'] as const
  const asked: number[] = []
  const observer = new QueryObserver(queries, {
    queryKey: key,
    queryFn: () => {
      asked.push(clock)
      return new Promise<string[]>(resolve => {
        answer = resolve
      })
    },
  })
  const close = observer.subscribe(() => {})
  await eventually(() => expect(asked).toHaveLength(1))
  const refreshing = refreshed(['a0'])
  answer(['before'])
  await refreshing
  await eventually(() => expect(asked).toHaveLength(2))
  answer(['after'])
  await eventually(() => expect(queries.getQueryData(key)).toEqual(['after']))
  close()
})
