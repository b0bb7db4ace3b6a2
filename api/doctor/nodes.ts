/** Whether the nodes that share the databases are reached from this machine. */
import type { Config } from '../platform/config/config.ts'
import type { Node } from '../platform/database/homes/homes.ts'
import { limits } from '../platform/runtime/limits.ts'

export async function examineNodes({ database_servers, node_address }: Config): Promise<string[]> {
  if (!database_servers || node_address === undefined) return []
  const nodes = await liveNodes(database_servers.control).catch(() => undefined)
  // What is wrong with the server is said of it.
  const faults = await Promise.all((nodes ?? []).map(faultOf))
  return faults.filter(fault => fault !== undefined)
}

/** Loaded where a server is configured. */
async function liveNodes(address: NonNullable<Config['database_servers']>['control']): Promise<Node[]> {
  const [{ DatabaseServer }, { homes_database, LeaseTable }] = await Promise.all([
    import('../platform/database/recorded/server.ts'),
    import('../platform/database/homes/lease-table.ts'),
  ])
  const database = new DatabaseServer(address).database(homes_database)
  return new LeaseTable(database).liveNodes().finally(() => database.close())
}

async function faultOf({ address }: Node): Promise<string | undefined> {
  const signal = AbortSignal.timeout(limits.doctor_milliseconds_max)
  const answer = await fetch(`${address}/healthz`, { signal }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok
    ? undefined
    : `The node at ${address} does not answer from here. Correct NODE_ADDRESS there, or let the nodes reach one another: requests for its sites are answered 503 by the others.`
}
