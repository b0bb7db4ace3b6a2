/** Removes the fields that can be restored no longer, with their values. */
import type { Database } from '../../../platform/database/database.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { restorable_ms } from './deletion.ts'
import { customFieldLimits } from './limits.ts'
import { fieldsDeletedBefore, removeField, removeValues } from './store.ts'

export const removingOldFields = ({ database, clock, installation, site_id }: SiteScope) =>
  everyHour(
    () => removeOldFields(database, clock.now()),
    error => installation.log.error({ site_id, ...errorFields(error) }, 'deleted fields'),
  )

/** In small steps: a field may have a value for each of a million leads. */
export async function removeOldFields(
  database: Database<'site'>,
  at: number,
  limit: number = customFieldLimits.custom_values_removed_at_once,
): Promise<void> {
  for (const id of await database.read(db => fieldsDeletedBefore(db, at - restorable_ms))) {
    while ((await database.write(tx => removeValues(tx, id, limit))) === limit);
    await database.write(tx => removeField(tx, id))
  }
}
