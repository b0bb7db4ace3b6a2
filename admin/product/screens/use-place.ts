/** Where the navigation says that one is: what a screen shows may belong elsewhere than its address tells. */
import { useEffect, useSyncExternalStore } from 'react'

let place: string | undefined
const listeners = new Set<() => void>()

function move(to: string | undefined): void {
  place = to
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While it is on the screen, one is at the list that it belongs to. */
export function useBelongsTo(href: string): void {
  useEffect(() => {
    move(href.split('?')[0])
    return () => move(undefined)
  }, [href])
}

/** Undefined: where the address says. */
export const usePlace = (): string | undefined => useSyncExternalStore(subscribe, () => place)
