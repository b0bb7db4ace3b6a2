/** What actions changed is forgotten with their operations, which can no longer be undone then. */

import { findOperation } from '../../../platform/features/operations/rules.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { operationAfter, removeChanged } from './rows-store.ts'

/** Few at once, so that others may write between. */
const rows_at_once = 2_000

export const forgettingActions = ({ database, installation, site_id }: SiteScope) =>
  everyHour(
    async signal => {
      for (let id = await database.read(db => operationAfter(db, '')); id !== null && !signal.aborted; ) {
        const operation_id = id
        if (!(await database.read(db => findOperation(db, operation_id)))) {
          while (!signal.aborted) {
            if ((await database.write(tx => removeChanged(tx, operation_id, rows_at_once))) < rows_at_once) break
          }
        }
        id = await database.read(db => operationAfter(db, operation_id))
      }
    },
    error => installation.log.error({ site_id, ...errorFields(error) }, 'old lead actions'),
  )
