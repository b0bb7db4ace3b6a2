/** Removes numbers that have become nothing: each place that runs have left on each day would stay as a zero. */
import { everyHour } from '../../../platform/hourly.ts'
import { errorFields } from '../../../platform/log.ts'
import type { SiteScope } from '../../../platform/site-scope.ts'
import { removeEmptyCounts } from './metrics/counts-store.ts'

export const forgettingEmptyCounts = ({ database, installation, site_id }: SiteScope) =>
  everyHour(
    () => database.write(removeEmptyCounts),
    error => installation.log.error({ site_id, ...errorFields(error) }, 'counts of journeys'),
  )
