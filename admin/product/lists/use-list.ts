/** A list as DataTable shows it: `<DataTable {...useList(tagsQuery(site_id))} columns={…} />`. */
import { type UseQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TableRows } from '../../ui/data-table.tsx'
import type { ListQuery } from './list-query.ts'
import { type IdOf, type Pages, rowsOf } from './page-merge.ts'

export type List<Row> = TableRows<Row> & { hasMore: boolean }

/** A paged list: the loaded rows, and loading more. */
export function useList<Row>(query: ListQuery<Row>): List<Row> {
  // Each one by its name: what is taken by `...rest` renders the list anew with every status of a request.
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(query)
  const idOf = query.meta?.idOf as IdOf<Row>
  const rows = useMemo(() => data && rowsOf(data as Pages<Row>, idOf), [data, idOf])
  return {
    rows,
    idOf,
    error,
    onRetry: () => void refetch(),
    hasMore: hasNextPage,
    more: {
      hasMore: hasNextPage,
      isLoading: isFetchingNextPage,
      isFailed: isFetchNextPageError,
      onMore: () => {
        if (!isFetchingNextPage) void fetchNextPage()
      },
    },
    isBehind: (data as Pages<Row> | undefined)?.isBehind,
  }
}

/** The whole list at once, for things that a site has few of: `wholeList(useQuery(tagsQuery(site_id)))`. */
export const wholeList = <Row extends { id: string }>({
  data,
  error,
  refetch,
}: UseQueryResult<readonly Row[]>): List<Row> => ({
  rows: data && [...data],
  idOf: row => row.id,
  error,
  onRetry: () => void refetch(),
  hasMore: false,
})
