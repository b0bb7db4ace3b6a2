/** Deletes files of imports some time after their last use, and the results of rows with their operation. */
import type { Handle } from '../../../platform/database/handle.ts'
import { findOperation } from '../../../platform/features/operations/rules.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { forgetFilesWithErased } from './erase.ts'
import { importLimits } from './limits.ts'
import { operationAfter, removeRows } from './rows-store.ts'
import { forgetFiles, isNamed } from './store.ts'

const day_ms = 86_400_000
const rows_at_once = 2_000

export const forgettingImports = ({ database, installation, clock, site_id }: SiteScope) =>
  everyHour(
    async signal => {
      await database.write(async tx => {
        await forgetFiles(tx, clock.now() - importLimits.import_files_kept_days * day_ms)
        await forgetFilesWithErased(tx)
      })
      for (let id = await database.read(db => operationAfter(db, '')); id !== null && !signal.aborted; ) {
        const operation_id = id
        if (!(await database.read(db => isKept(db, operation_id)))) await removeAll(database, operation_id, signal)
        id = await database.read(db => operationAfter(db, operation_id))
      }
    },
    error => installation.log.error({ site_id, ...errorFields(error) }, 'old imports'),
  )

/** While the operation is stored and the import refers to it: a check is void once the settings change. */
async function isKept(db: Handle<'site'>, operation_id: string): Promise<boolean> {
  return (await findOperation(db, operation_id)) !== undefined && (await isNamed(db, operation_id))
}

/** Few at once, so that others may write between. */
async function removeAll(database: SiteScope['database'], operation_id: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if ((await database.write(tx => removeRows(tx, operation_id, rows_at_once))) < rows_at_once) return
  }
}
