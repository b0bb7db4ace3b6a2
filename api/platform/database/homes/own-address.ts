/** Two nodes at one address would answer for one another. */
import { setTimeout as pause } from 'node:timers/promises'
import { Unavailable } from '../../runtime/errors.ts'
import type { LeaseTable } from './lease-table.ts'
import { homeLimits } from './limits.ts'

/** A node that was killed and begins again waits until its former lease is over. */
export async function requireOwnAddress(table: LeaseTable, address: string): Promise<void> {
  const until = performance.now() + (homeLimits.lease_seconds + 1) * 1_000
  while ((await table.liveNodes()).some(node => node.address === address)) {
    if (performance.now() > until)
      throw new Unavailable(
        `Another node has the address ${address}. Give each node its own (NODE_ADDRESS), or stop that one.`,
      )
    await pause(homeLimits.retry_milliseconds)
  }
}
