/** Removes bytes from the site's folder that no row of any feature names any more. */
import { everyHour } from '../../../platform/hourly.ts'
import { errorFields } from '../../../platform/log.ts'
import type { SiteScope } from '../../../platform/site-scope.ts'
import { sweepStored } from '../../../platform/storage/storage.ts'

export const sweepingFiles = ({ database, installation, site_id }: SiteScope) =>
  everyHour(
    async () => {
      const named = () => database.read(installation.connections.storedHashes)
      await sweepStored(installation.config.data_dir, site_id, named)
    },
    error => installation.log.error({ site_id, ...errorFields(error) }, 'old files'),
  )
