/**
 * Brings the databases that only servers have into the data folder, and those that only the folder has to the servers, one after another:
 * backups are made of the folder, nothing is left on one machine alone, and who asks first does not wait.
 */
import { readySites } from './account/sites/rules.ts'
import { placesOfSites } from './platform/database/recorded/site-places.ts'
import { siteExists } from './platform/database/site-file.ts'
import type { Installation } from './platform/features/context.ts'
import { errorFields } from './platform/runtime/log.ts'

export async function bringSites({
  databases,
  config,
  log,
  stopping,
}: Pick<Installation, 'databases' | 'config' | 'log' | 'stopping'>): Promise<void> {
  if (!config.database_servers || config.node_address !== undefined) return
  const placed = new Set((await databases.control.read(placesOfSites)).map(({ site_id }) => site_id))
  for (const site_id of await databases.control.read(readySites)) {
    if (stopping.aborted) return
    if (placed.has(site_id) && siteExists(config.data_dir, site_id)) continue
    try {
      await databases.site(site_id)
      await databases.restSite(site_id)
    } catch (error) {
      log.error({ site_id, ...errorFields(error) }, 'a site could not be brought from its database server, or to one')
    }
  }
}
