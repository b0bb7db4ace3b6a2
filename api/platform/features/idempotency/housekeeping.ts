/** Deletes stored responses of idempotency keys after their retention time, now and every hour. */

import type { Database } from '../../database/database.ts'
import type { Kind } from '../../database/handle.ts'
import type { Clock } from '../../runtime/clock.ts'
import { everyHour } from '../../runtime/hourly.ts'
import { forgetOldKeys } from './idempotency.ts'

export const forgettingKeys = <K extends Kind>(database: Database<K>, clock: Clock) =>
  everyHour(
    () => database.write(tx => forgetOldKeys(tx, clock.now())),
    () => undefined,
  )
