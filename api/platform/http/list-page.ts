/** Lists that take `created_after`, `created_before`, `updated_after` and `sort`: what a page asks of its rows, in one place for all. */
import { and, asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { invalid } from '../problem/problem.ts'
import { afterKey, type Key, type PageQuery, pageLimit } from './pagination.ts'

interface Times {
  created_after?: number | undefined
  created_before?: number | undefined
  updated_after?: number | undefined
}

export interface ListQuery extends PageQuery, Times {
  /** Anything but `created_at` and `-created_at` is an order of the list's own. */
  sort?: string | undefined
}

/** When a row came to be; both for columns and for what they hold. */
type Moment<T> = { created_at: T } | { at: T }
const momentOf = <T>(of: Moment<T>): T => ('created_at' in of ? of.created_at : of.at)

/** The columns that a list goes by. A table that has them stands for itself. */
export type ListColumns = Moment<SQLWrapper> & {
  id: SQLWrapper
  updated_at?: SQLWrapper
  /** What the list is sorted by where nothing is asked about times; absent: the id. */
  by?: readonly SQLWrapper[]
}

type Place = Moment<number> & { id: Key }

export interface ListPage extends Times {
  /** What the last row of the page before was sorted by. */
  after: readonly Key[] | null
  limit: number
  sort?: ListQuery['sort']
}

/** Ids sort by their making, which is not the time of the row where clocks differ: asked about times, a list goes by them. */
export const isByTime = ({ sort, created_after, created_before }: ListQuery | ListPage): boolean =>
  sort === undefined ? created_after !== undefined || created_before !== undefined : /^-?created_at$/.test(sort)

/** Tells the cursors of lists by time from others, so that none is taken for the other. */
const byTime = 'created_at'

type Part = 'string' | 'number'
const timeParts: readonly Part[] = ['string', 'number']

/** The page that a query asks for, of a list whose own order has such parts. */
export function listPage(query: ListQuery, own: readonly Part[] = ['string']): ListPage {
  const { created_after, created_before, updated_after, sort } = query
  const parts = isByTime(query) ? timeParts : own
  const key = afterKey(query, isByTime(query) ? 3 : own.length)
  const fits = parts.every((type, at) => typeof key?.[at] === type) && (!isByTime(query) || key?.[0] === byTime)
  if (key && !fits) throw invalid('/cursor', 'cursor_invalid')
  const after = key && isByTime(query) ? key.slice(1) : key
  return { after, limit: pageLimit(query), created_after, created_before, updated_after, sort }
}

/** The next so many in the list's own order, for work that goes through all of it. */
export const rowsAfter = (key: Key, limit: number): ListPage => ({ after: key === null ? null : [key], limit })

/** The key of a row for the cursor; `own` is what the list sorts by where nothing is asked about times. */
export const listKey =
  (query: ListQuery, own?: Key[]) =>
  (row: Place): Key[] =>
    isByTime(query) ? [byTime, momentOf(row), row.id] : (own ?? [row.id])

/** Which end of its own order a list begins with. */
type First = 'newest' | 'oldest'

const isAscending = (page: ListPage, first: First): boolean =>
  isByTime(page) ? page.sort === 'created_at' : first === 'oldest'

const orderOf = (columns: ListColumns, page: ListPage): readonly SQLWrapper[] =>
  isByTime(page) ? [momentOf(columns), columns.id] : (columns.by ?? [columns.id])

const tuple = (parts: readonly SQLWrapper[]): SQL => sql`(${sql.join([...parts], sql`, `)})`

/** The rows that are between the times and follow the page before. */
export function inPage(columns: ListColumns, page: ListPage, first: First = 'newest'): SQL | undefined {
  const { after, created_after, created_before, updated_after } = page
  const follows = isAscending(page, first) ? sql`>` : sql`<`
  return and(
    created_after === undefined ? undefined : sql`${momentOf(columns)} > ${created_after}`,
    created_before === undefined ? undefined : sql`${momentOf(columns)} < ${created_before}`,
    updated_after === undefined ? undefined : sql`${columns.updated_at} > ${updated_after}`,
    after ? sql`${tuple(orderOf(columns, page))} ${follows} ${tuple(after.map(part => sql`${part}`))}` : undefined,
  )
}

export const listOrder = (columns: ListColumns, page: ListPage, first: First = 'newest'): SQL[] =>
  orderOf(columns, page).map(isAscending(page, first) ? asc : desc)

/** The order of the list, for rows of several databases. */
export const comparePlaces = (page: ListPage) => (a: Place, b: Place) => {
  const isBefore =
    isByTime(page) && momentOf(a) !== momentOf(b) ? momentOf(a) < momentOf(b) : String(a.id) < String(b.id)
  return isBefore === isAscending(page, 'newest') ? -1 : 1
}
