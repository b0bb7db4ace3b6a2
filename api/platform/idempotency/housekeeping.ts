/** Deletes stored responses of idempotency keys after their retention time, now and every hour. */
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Kind } from '../database/handle.ts'
import { everyHour } from '../hourly.ts'
import { forgetOldKeys } from './idempotency.ts'

export const forgettingKeys = <K extends Kind>(database: Database<K>, clock: Clock) =>
  everyHour(
    () => database.write(tx => forgetOldKeys(tx, clock.now())),
    () => undefined,
  )
