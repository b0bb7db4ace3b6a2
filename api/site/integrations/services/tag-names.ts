/** Names of tags by id, where contacts carry ids: read again only when an id is not known yet, as each reading costs calls. */
import type { ServiceTag } from './service-client.ts'

type Names = ReadonlyMap<string, string>

/** One memory for each client, known by what it was made with. */
export function createTagNames<Parts extends object>(read: (parts: Parts) => Promise<readonly ServiceTag[]>) {
  const known = new WeakMap<Parts, Names>()
  return async (parts: Parts, ids: readonly string[]): Promise<Names> => {
    const names = known.get(parts) ?? new Map<string, string>()
    if (ids.every(id => names.has(id))) return names
    const found = new Map((await read(parts)).map(({ id, name }) => [id, name]))
    known.set(parts, found)
    return found
  }
}
