/** Nodes work with the same tables: one of a release that has others does not begin beside them. */
import { Unavailable } from '../../runtime/errors.ts'
import type { KnownNode } from './lease-table.ts'

type NodeFacts = Pick<KnownNode, 'address' | 'release' | 'control_migrations' | 'site_migrations'>

export function requireSameTables(
  { address, release, control_migrations, site_migrations }: NodeFacts,
  { control, site }: { control: number; site: number },
): void {
  if (control === control_migrations && site === site_migrations) return
  const isOlder = control < control_migrations || site < site_migrations
  throw new Unavailable(
    isOlder
      ? `The node at ${address} has a newer release (${release}), which this one cannot work beside. Start that release here too.`
      : `The node at ${address} has an older release (${release}), and this one changes the databases. Stop the older nodes first.`,
  )
}
