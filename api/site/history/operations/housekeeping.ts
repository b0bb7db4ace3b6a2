/** Operations that ended long ago are forgotten, their files before them. */
import { forgetOperations } from '../../../account/console/rules.ts'
import { removeSomeFileParts } from '../../../platform/features/operations/files.ts'
import { removeEnded } from '../../../platform/features/operations/store.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { operationLimits } from './limits.ts'

const day_ms = 86_400_000

export const forgettingOperations = ({ database, installation, clock, site_id }: SiteScope) =>
  everyHour(
    async signal => {
      const ago = (days: number) => clock.now() - days * day_ms
      const oldest = ago(limits.operation_files_kept_days)
      while (!signal.aborted && (await database.write(tx => removeSomeFileParts(tx, oldest))));
      const before = ago(operationLimits.operations_kept_days)
      if ((await database.write(tx => removeEnded(tx, before))) === 0) return
      await installation.databases.control.write(tx => forgetOperations(tx, site_id, before))
    },
    error => installation.log.error({ site_id, ...errorFields(error) }, 'old operations'),
  )
