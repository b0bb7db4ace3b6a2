/** Whether the servers that record the databases answer, take the token, and wait for their disks. */
import type { Config } from '../platform/config/config.ts'
import { recordLimits } from '../platform/database/recorded/limits.ts'
import { limits } from '../platform/runtime/limits.ts'

const impatient = { ...recordLimits, request_ms_max: limits.doctor_milliseconds_max }

export async function examineDatabaseServers({ database_servers }: Config): Promise<string[]> {
  if (!database_servers) return []
  // Its client is loaded where a server is configured.
  const { faultOfServer } = await import('../platform/database/recorded/server.ts')
  const { control, sites } = database_servers
  const all = new Map([control, ...sites].map(address => [address.url, address]))
  const faults = await Promise.all([...all.values()].map(address => faultOfServer(address, impatient)))
  return faults.flatMap(fault =>
    fault === undefined
      ? []
      : [`${fault} Look at that server, or correct DATABASE_URL and SITE_DATABASE_URL: until then writes are refused.`],
  )
}
