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
  /** Whether work that nobody asked for is done here: it is here, or nobody has it and this process should. */
  isOurs(name: string): Promise<boolean>
  /** Those of many of which the same is true, by one question for all. */
  ours(names: readonly string[]): Promise<ReadonlySet<string>>
}

export const alone: Homes = {
  isHere: () => true,
  find: async () => 'here',
  isOurs: async () => true,
  ours: async names => new Set(names),
}
