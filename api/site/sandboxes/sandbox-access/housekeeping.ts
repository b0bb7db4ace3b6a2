/** Links and tickets that lead nowhere any more are forgotten. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour, type Housekeeping } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { sandboxAccessLimits } from './limits.ts'
import { removeOldLinks, removeOldTickets } from './store.ts'

const day_ms = 86_400_000

export function forgettingLinks({ database, clock, installation, site_id }: SiteScope): Housekeeping {
  const forget = () =>
    database.write(async tx => {
      await removeOldLinks(tx, clock.now() - sandboxAccessLimits.sandbox_links_kept_days * day_ms)
      await removeOldTickets(tx, clock.now())
    })
  return everyHour(forget, error => installation.log.error({ site_id, ...errorFields(error) }, 'links into sandboxes'))
}
