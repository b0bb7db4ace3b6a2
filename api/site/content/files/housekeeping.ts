/** Removes bytes from the site's folder that no image and no file is made of any more. */
import { everyHour } from '../../../platform/hourly.ts'
import { errorFields } from '../../../platform/log.ts'
import { sweepStored } from '../../../platform/storage/storage.ts'
import type { SiteScope } from '../../../site-work.ts'
import { hashesOfImages } from '../images/rules.ts'
import { hashesOfFiles } from './store.ts'

export const sweepingFiles = ({ database, installation, site_id }: SiteScope) =>
  everyHour(
    async () => {
      const named = () =>
        database.read(async db => new Set([...(await hashesOfImages(db)), ...(await hashesOfFiles(db))]))
      await sweepStored(installation.config.data_dir, site_id, named)
    },
    error => installation.log.error({ site_id, ...errorFields(error) }, 'old files'),
  )
