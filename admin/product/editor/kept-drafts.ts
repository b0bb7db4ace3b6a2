/** Keeps drafts across screens: canvas, outline and branch editor share one draft and its undo. */
import type { DraftStore, VersionedThing } from './draft-store.ts'

const stores = new Map<string, unknown>()
const stores_max = 5

/** The draft as another screen left it, with what became of the resource since. */
export function keptDraft<Resource extends VersionedThing, Draft extends object>(
  key: string | undefined,
  resource: Resource,
): DraftStore<Resource, Draft> | undefined {
  const store = key === undefined ? undefined : (stores.get(key) as DraftStore<Resource, Draft> | undefined)
  store?.take(resource)
  return store
}

/** Keeps a draft for the next screens, unless its changes were discarded on leaving. Answers the cleanup function. */
export function keepDraft<Resource extends VersionedThing, Draft extends object>(
  store: DraftStore<Resource, Draft>,
  key: string | undefined,
): () => void {
  if (key !== undefined) {
    stores.delete(key)
    stores.set(key, store)
    const oldest = stores.keys().next().value
    if (stores.size > stores_max && oldest !== undefined) stores.delete(oldest)
  }
  return () => {
    const isKept = store.leave()
    if (!isKept && key !== undefined) stores.delete(key)
  }
}
