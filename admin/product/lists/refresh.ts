/** Something happened to some rows: of long lists only the pages that show them are read again. */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { type IdOf, mergePage, type Page, type Pages, pagesWith } from './page-merge.ts'

type Row = unknown
type ReadPage = (context: { pageParam: unknown; signal: AbortSignal; queryKey: QueryKey }) => Promise<Page<Row>>

const isLong = (query: Query): boolean =>
  query.meta?.idOf !== undefined && ((query.state.data as Pages<Row> | undefined)?.pages.length ?? 0) > 1

/** The ids that one event names; without any it is not known which rows it means. */
export type EventIds = readonly string[]

/** Reads again what starts with this key, after these happenings. */
export async function refresh(
  queries: QueryClient,
  queryKey: QueryKey,
  happenings: readonly EventIds[],
): Promise<void> {
  const found = queries.getQueryCache().findAll({ queryKey })
  const long = new Set(found.filter(isLong))
  for (const query of long) if (query.isActive()) void refreshLong(queries, query, happenings)
  // A list that is not shown starts again when it is opened next.
  for (const query of long) if (!query.isActive()) queries.removeQueries({ queryKey: query.queryKey, exact: true })
  for (const query of found) if (!long.has(query) && isFirstRead(query)) void readOnceMore(queries, query)
  await queries.invalidateQueries({ queryKey, predicate: query => !long.has(query) })
}

const isFirstRead = ({ state }: Query): boolean => state.data === undefined && state.fetchStatus === 'fetching'

/** A first request is not begun anew by being invalidated, and may have been answered before it happened. */
async function readOnceMore(queries: QueryClient, query: Query): Promise<void> {
  await query.promise?.catch(() => undefined)
  await queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
}

/**
 * Rows that are shown are refetched in place. Unknown ids may be new rows, which come first. Where nothing
 * is known of the rows, the first page is read again and the others are marked.
 */
async function refreshLong(queries: QueryClient, query: Query, happenings: readonly EventIds[]): Promise<void> {
  // A request in flight would otherwise overwrite the newer response.
  await query.promise?.catch(() => undefined)
  const list = query.state.data as Pages<Row>
  const idOf = query.meta?.idOf as IdOf<Row>
  const pages = new Set(happenings.flatMap(ids => orFirst(pagesWith(list, new Set(ids), idOf))))
  const ids = new Set(happenings.flat())
  for (const at of pages) await readAgain(queries, query, at, list.pageParams[at], ids)
  if (happenings.some(ids => ids.length === 0)) change(queries, query, former => ({ ...former, isBehind: true }))
}

const orFirst = (pages: number[]): number[] => (pages.length > 0 ? pages : [0])

async function readAgain(
  queries: QueryClient,
  query: Query,
  at: number,
  pageParam: string | undefined,
  ids: ReadonlySet<string>,
): Promise<void> {
  const read = query.options.queryFn as unknown as ReadPage
  const { signal } = new AbortController()
  // On an error the former data stays; the next regular fetch shows the error.
  const fresh = await read({ pageParam, signal, queryKey: query.queryKey }).catch(() => undefined)
  const idOf = query.meta?.idOf as IdOf<Row>
  const isSame = (list: Pages<Row>) => list.pageParams[at] === pageParam
  if (fresh) change(queries, query, list => (isSame(list) ? mergePage(list, at, fresh, ids, idOf) : list))
}

function change(queries: QueryClient, query: Query, update: (list: Pages<Row>) => Pages<Row>): void {
  const updatedAt = query.state.dataUpdatedAt
  queries.setQueryData<Pages<Row>>(query.queryKey, list => list && update(list), { updatedAt })
}
