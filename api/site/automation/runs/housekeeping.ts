/** Removes numbers that have become nothing: each place that runs have left on each day would stay as a zero. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { removeEmptyCounts } from './metrics/counts-store.ts'

export const forgettingEmptyCounts = ({ database, installation, site_id }: SiteScope) =>
  everyHour(
    () => database.write(removeEmptyCounts),
    error => installation.log.error({ site_id, ...errorFields(error) }, 'counts of journeys'),
  )
