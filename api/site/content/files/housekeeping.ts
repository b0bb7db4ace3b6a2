/** Removes bytes from the site's folder that no row of any feature names any more. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'

export const sweepingFiles = ({ database, installation, site_id }: SiteScope) =>
  everyHour(
    async () => {
      const named = () => database.read(installation.connections.storedHashes)
      await installation.storage.sweep(site_id, named)
    },
    error => installation.log.error({ site_id, ...errorFields(error) }, 'old files'),
  )
