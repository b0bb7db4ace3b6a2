/** Operations that ended long ago are forgotten. */
import { everyHour } from '../../../platform/hourly.ts'
import { errorFields } from '../../../platform/log.ts'
import { removeEnded } from '../../../platform/operations/store.ts'
import type { SiteScope } from '../../../platform/site-scope.ts'
import { operationLimits } from './limits.ts'

const day_ms = 86_400_000

export const forgettingOperations = ({ database, installation, clock, site_id }: SiteScope) =>
  everyHour(
    () => database.write(tx => removeEnded(tx, clock.now() - operationLimits.operations_kept_days * day_ms)),
    error => installation.log.error({ site_id, ...errorFields(error) }, 'old operations'),
  )
