/** Keeps the list of hosts; what was seen is judged anew by it. */
import type { HostSettings } from '@leadwright/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { client } from '../../product/session/api.ts'
import { hostSettingsQuery, hostsQuery } from '../../product/site-design/queries.ts'

export async function saveHosts(
  queries: QueryClient,
  site_id: string,
  allowed_hosts: string[],
  version: number | undefined,
): Promise<HostSettings> {
  const saved = await client.hosts.updateSettings({ site_id, body: { allowed_hosts } }, { ifMatch: version })
  queries.setQueryData(hostSettingsQuery(site_id).queryKey, saved)
  await queries.invalidateQueries({ queryKey: hostsQuery(site_id).queryKey })
  return saved
}
