/**
 * Where a database is worked in: one process has the file, runs what is asked and records it. `control` and the ids of sites are the
 * names. One process alone has them all, and asks nobody.
 */

export interface Node {
  id: string
  /** Under which the other nodes reach it. */
  address: string
}

export type Place = 'here' | Node

export interface Homes {
  /** Whether it is known to be here. */
  isHere(name: string): boolean
  /** Takes what nobody has where this process is the one that should; `taking`: also where it is not. */
  find(name: string, taking?: boolean): Promise<Place>
  /** Those on which work that nobody asked for is done here: they are here, or nobody has them and this process should. One question for all. */
  ours(names: readonly string[]): Promise<ReadonlySet<string>>
}

export const alone: Homes = {
  isHere: () => true,
  find: async () => 'here',
  ours: async names => new Set(names),
}
