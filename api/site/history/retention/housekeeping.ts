/** Deletes what is older than the site's rules say, batch by batch, so that whoever writes meanwhile waits for one at most. */
import { emitter } from '../../../platform/events/emit.ts'
import type { Retention } from '../../../platform/features/retention.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { retentionLimits } from './limits.ts'
import { monthsBefore } from './rules.ts'
import { noteProgress, readPlace, readSettings } from './store.ts'

type Scope = Pick<SiteScope, 'database' | 'clock' | 'installation'>

export async function forgetByRules({ database, clock, installation }: Scope, signal: AbortSignal): Promise<void> {
  const { retention, consumers } = installation.connections
  const emit = emitter(installation, () => clock.now())
  const { months } = await database.read(readSettings)
  for (const type of retention) {
    const kept = months[type.name]
    if (kept === undefined) continue
    const before = monthsBefore(clock.now(), kept)
    while (!signal.aborted && (await database.write(tx => forgetBatch(tx, type, before))));
  }

  async function forgetBatch(tx: Parameters<Retention['forget']>[0], type: Retention, before: number) {
    const place = await readPlace(tx, type.name)
    const batch = retentionLimits.retention_batch_rows
    const forgotten = await type.forget(tx, { before, batch, place, consumers, emit })
    if (forgotten.rows > 0 || (forgotten.place ?? '') !== place)
      await noteProgress(tx, type.name, forgotten, clock.now())
    return forgotten.more
  }
}

export const forgettingByRules = (scope: SiteScope) =>
  everyHour(
    signal => forgetByRules(scope, signal),
    error => scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'retention'),
  )
