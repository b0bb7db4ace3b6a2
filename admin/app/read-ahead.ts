/** Prefetches the first data of a screen while its code is loading; the screen then finds it in the cache. */
import type { AnyQuery, DataPlace, FirstQuery, Screen } from '../product/screens/screen.ts'
import type { SearchParts } from '../product/screens/search.ts'
import { queryClient } from '../product/session/query-client.ts'

type Options = Parameters<typeof queryClient.ensureQueryData>[0]
type PagedOptions = Parameters<typeof queryClient.ensureInfiniteQueryData>[0]

const read = (query: AnyQuery): Promise<unknown> =>
  'initialPageParam' in query
    ? queryClient.ensureInfiniteQueryData(query as unknown as PagedOptions)
    : queryClient.ensureQueryData(query as unknown as Options)

/** Done once all is asked for: requests leave before the screen is drawn. */
export async function readAhead<Path extends string, Parts extends SearchParts>(
  screen: Screen<Path, Parts>,
  place: DataPlace<Path, Parts>,
): Promise<void> {
  try {
    if (!screen.data) return
    const [may, queries] = await Promise.all([place.can(screen.access), screen.data(place)])
    if (may) for (const query of queries) void ask(query)
  } catch {
    // The screen fetches again and shows the error.
  }
}

async function ask(query: FirstQuery): Promise<void> {
  try {
    await read(typeof query === 'function' ? await query() : query)
  } catch {
    // As above.
  }
}
