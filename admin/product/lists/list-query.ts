/** One way to read a list: its key, how a page of it is fetched, what a row is called by. */
import { infiniteQueryOptions, keepPreviousData, type QueryKey } from '@tanstack/react-query'
import type { IdOf, Page } from './page-merge.ts'

type ListOptions<Row> = {
  key: QueryKey
  fetch: (cursor: string | undefined, signal: AbortSignal) => PromiseLike<Page<Row>>
  /** Keeps the former rows until the next response: for lists that are filtered while one looks at them. */
  keepsFormer?: boolean
  refetchInterval?: number
}

const optionsOf = <Row>({ key, fetch, keepsFormer, refetchInterval }: ListOptions<Row>, idOf: IdOf<Row>) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: async ({ pageParam, signal }): Promise<Page<Row>> => fetch(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    meta: { idOf },
    placeholderData: keepsFormer ? keepPreviousData : undefined,
    refetchInterval,
  })

export type ListQuery<Row> = ReturnType<typeof optionsOf<Row>>

/** `idOf` where rows have no `id`. */
export function listQuery<Row extends { id: string }>(options: ListOptions<Row>): ListQuery<Row>
export function listQuery<Row>(options: ListOptions<Row> & { idOf: IdOf<Row> }): ListQuery<Row>
export function listQuery<Row>({ idOf, ...options }: ListOptions<Row> & { idOf?: IdOf<Row> }): ListQuery<Row> {
  return optionsOf(options, idOf ?? (row => (row as { id: string }).id))
}
