/**
 * Folders that belong to no sandbox, as a stop in the middle or a restore may leave them, are deleted, but not before somebody has resumed
 * the site.
 */
import { mayGoOnElsewhere } from '../../../platform/features/only-here.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour, type Housekeeping } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { removeUnknown } from '../drivers/rules.ts'
import { allIds } from './store.ts'

export function sweepingSandboxes({ database, installation, site_id, facts }: SiteScope): Housekeeping {
  const { log, config } = installation
  const sweep = async () => {
    const site = await facts()
    if (!site || mayGoOnElsewhere(site)) return
    const known = new Set(await database.read(allIds))
    const removed = await removeUnknown(config.data_dir, site_id, known)
    if (removed > 0) log.warn({ site_id, removed }, 'folders of no sandbox were deleted')
  }
  return everyHour(sweep, error => log.error({ site_id, ...errorFields(error) }, 'folders of sandboxes'))
}
