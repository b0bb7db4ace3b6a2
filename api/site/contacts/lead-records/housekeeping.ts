/** Puts new leads into the index of searches: when the site begins to work, and some time after something has happened. */
import { setTimeout as pause } from 'node:timers/promises'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour, type Housekeeping } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { leadRecordLimits } from './limits.ts'
import { indexNewLeads } from './search-index.ts'

/** Between two batches, for other writers. */
const rest_ms = 2
/** A batch is two statements that write much; what a power cut takes is found to be missing and put in again. */
const off_loop = { slow: true, relaxed: true }

export async function indexAll({ database }: Pick<SiteScope, 'database'>, signal: AbortSignal): Promise<void> {
  const some = leadRecordLimits.leads_indexed_at_once
  while (!signal.aborted && (await database.write(tx => indexNewLeads(tx, some), off_loop)) === some)
    await pause(rest_ms)
}

export function indexingLeads(scope: SiteScope): Housekeeping {
  const failed = (error: unknown) =>
    scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'index of leads')
  const ending = new AbortController()
  const hourly = everyHour(signal => indexAll(scope, AbortSignal.any([signal, ending.signal])), failed)
  let soon: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()
  return {
    start: () => hourly.start(),
    wake() {
      soon ??= setTimeout(() => {
        soon = undefined
        // Else whatever happens next on the site puts them in: searches find them meanwhile.
        if (!scope.database.open) return
        turn = turn.then(() => indexAll(scope, ending.signal).catch(failed))
      }, leadRecordLimits.leads_indexed_after_seconds * 1_000).unref()
    },
    settled: async () => {
      await hourly.settled()
      await turn
    },
    async stop() {
      clearTimeout(soon)
      ending.abort()
      await hourly.stop()
      await turn
    },
  }
}
