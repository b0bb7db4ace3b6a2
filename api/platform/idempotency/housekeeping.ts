/** Forgets first answers that are older than they must be kept, now and every hour. */
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Kind } from '../database/handle.ts'
import { forgetOldKeys } from './idempotency.ts'

const every_ms = 3_600_000

export function forgettingKeys<K extends Kind>(database: Database<K>, clock: Clock) {
  let timer: NodeJS.Timeout | undefined
  const forget = () => database.write(tx => forgetOldKeys(tx, clock.now())).catch(() => undefined)
  return {
    async start() {
      await forget()
      timer = setInterval(() => void forget(), every_ms).unref()
    },
    wake() {},
    async stop() {
      clearInterval(timer)
    },
  }
}
