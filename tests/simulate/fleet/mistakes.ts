/** Mistakes that a correct fleet does not make: the day must show each. */
import type { Homes } from '../../../api/platform/database/homes/homes.ts'
import type { LeaseTable } from '../../../api/platform/database/homes/lease-table.ts'

export interface FleetMistake {
  name: string
  says: string
  /** Statements of the table of leases, otherwise. */
  lease?(sql: string): string
  /** What background work asks, otherwise. */
  homes?(homes: Homes): Homes
  /** What nodes find of how many sites each has, otherwise. */
  shares?(table: Pick<LeaseTable, 'shares'>): Pick<LeaseTable, 'shares'>
}

export const fleetMistakes: readonly FleetMistake[] = [
  {
    name: 'leases-without-end',
    says: 'a dead node keeps its homes for half a minute more',
    lease: sql => sql.replaceAll('lease_until > ', 'lease_until + 30 > '),
  },
  {
    name: 'dead-are-asked',
    says: 'the home of a site is also a node that is no more',
    lease: sql => sql.replace(/(where homes\.name = \?) and nodes\.lease_until > .*/, '$1'),
  },
  {
    name: 'newcomers-stay-idle',
    says: 'a node that joins takes no site that another one works in',
    shares: () => ({ shares: async () => new Map() }),
  },
  {
    name: 'nobodys-sites-wait',
    says: 'what is due on a site that no node has is begun by none',
    homes: homes => ({
      isHere: name => homes.isHere(name),
      find: (name, taking) => homes.find(name, taking),
      ours: async names => new Set(names.filter(name => homes.isHere(name))),
    }),
  },
]
