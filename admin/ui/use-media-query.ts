/** Whether the window matches, live. For what CSS alone cannot do. */
import { useSyncExternalStore } from 'react'

const lists = new Map<string, MediaQueryList>()

/** The browser evaluates each new list, so there is one for a query. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query)
  lists.set(query, list)
  return list
}

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const list = listOf(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => listOf(query).matches,
  )
}
